import { countsMilestones } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { Button } from '../../ui/button.tsx';
import type { TaskWork } from '../../workbench/use-workbench.ts';
import type { GrowAtHomeProps } from './free/grow-at-home.tsx';

const KeepCopy = optionalPart(async () => (await import('../../workbench/keep-copy.tsx')).KeepCopy);
const GrowAtHome = optionalPart<GrowAtHomeProps>(
  async () => (await import('./free/grow-at-home.tsx')).GrowAtHome,
);

type SolvedActionsProps = { work: TaskWork; title: string; taskId: string; isFree: boolean };

/** What a learner may do with the program of a solved question besides playing. */
export function SolvedActions({
  work: { bench, goBack, submit },
  title,
  taskId,
  isFree,
}: SolvedActionsProps) {
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
      {isFree && countsMilestones(solvedCode ?? '') && (
        <GrowAtHome title={title} taskId={taskId} code={solvedCode ?? ''} />
      )}
      <KeepCopy title={title} taskId={taskId} code={code} inputs={resultInputs} />
    </div>
  );
}
