import type { RunResult } from '@python-learning/contract';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

type ExplanationCardProps = {
  explanation: NonNullable<RunResult['explanation']>;
  onGoToLine: (line: number) => void;
};

/** What we think happened, with Python's own words folded below. */
export function ExplanationCard({ explanation, onGoToLine }: ExplanationCardProps) {
  const { title, text, next_step: nextStep, python_says: pythonSays, line } = explanation;
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
      <h3 className="text-lg">{title}</h3>
      <p>{text}</p>
      <p className="rounded-xl bg-action-soft px-4 py-3">
        <strong className="block text-action-strong">{m.practice_explanation_next_step()}</strong>
        {nextStep}
      </p>
      {line !== null && (
        <Button kind="secondary" className="justify-self-start" onClick={() => onGoToLine(line)}>
          {m.practice_explanation_go_to_line({ line })}
        </Button>
      )}
      {pythonSays !== null && (
        <details>
          <summary className="flex min-h-11 items-center font-bold text-action">
            {m.practice_python_says()}
          </summary>
          <pre
            lang="en"
            translate="no"
            className="overflow-x-auto whitespace-pre-wrap rounded-xl bg-sunken px-4 py-3 font-mono [font-variant-ligatures:none]"
          >
            {pythonSays}
          </pre>
        </details>
      )}
    </section>
  );
}
