import { m } from '../../compiled-messages/messages.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { Button } from '../../ui/button.tsx';
import type { TaskWork } from '../../workbench/use-workbench.ts';

const KeepCopy = optionalPart(async () => (await import('../../workbench/keep-copy.tsx')).KeepCopy);

type SolvedActionsProps = { work: TaskWork; title: string; taskId: string };

/** What a learner may do with the program of a solved question besides playing. */
export function SolvedActions({ work: { bench, goBack, submit }, title, taskId }: SolvedActionsProps) {
  const { code, solvedCode, phase, resultInputs } = bench;
  const showSolution = () => {
    goBack();
    // The button goes with its press.
    document.getElementById('output-heading')?.focus({ preventScroll: true });
  };
  return (
    <div hidden={phase.kind !== 'idle'} className="flex flex-wrap gap-2">
      {solvedCode !== null && code !== solvedCode && (
        <>
          <Button kind="secondary" onClick={showSolution}>
            {m.practice_solution_show()}
          </Button>
          <Button kind="secondary" onClick={submit}>
            {m.practice_check_again()}
          </Button>
        </>
      )}
      <KeepCopy title={title} taskId={taskId} code={code} inputs={resultInputs} />
    </div>
  );
}
