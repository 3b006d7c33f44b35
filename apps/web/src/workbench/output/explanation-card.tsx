import type { EndedRun } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useTermPieces } from '../../lib/glossary/use-glossary.ts';
import { MarkedText } from '../../ui/glossary-text.tsx';

type ExplanationCardProps = {
  explanation: NonNullable<EndedRun['explanation']>;
  /** What the explanation speaks of, if it is about what the run showed; else null. */
  difference: ReactNode;
  /** False if the verdict above already says what to do. */
  hasNextStep: boolean;
  /** The offer of a fix, or null. */
  fix: ReactNode;
};

/** Shows the explanation and the next step, with Python's own message folded below. */
export function ExplanationCard({ explanation, difference, hasNextStep, fix }: ExplanationCardProps) {
  const { title, text, next_step: nextStep, python_says: pythonSays } = explanation;
  const [problem = [], action = []] = useTermPieces([text, nextStep]);
  return (
    <section className="grid grid-cols-1 gap-3 rounded-2xl border border-line bg-surface p-4">
      <h3 className="text-lg">{title}</h3>
      <p className="whitespace-pre-line">
        <MarkedText pieces={problem} />
      </p>
      {difference}
      {(hasNextStep || fix !== null) && (
        <div className="grid grid-cols-1 gap-2 rounded-xl bg-action-soft px-4 py-3">
          {hasNextStep && (
            <p className="whitespace-pre-line">
              <strong className="block text-action-strong">{m.practice_explanation_next_step()}</strong>
              <MarkedText pieces={action} />
            </p>
          )}
          {fix}
        </div>
      )}
      {pythonSays !== null && (
        <details className="-mt-1 -mb-2">
          <summary className="flex min-h-11 items-center font-bold text-action">
            {m.practice_python_says()}
          </summary>
          <pre
            lang="en"
            translate="no"
            className="mb-2 overflow-x-auto whitespace-pre-wrap break-words rounded-xl bg-sunken px-4 py-3 font-mono text-code [font-variant-ligatures:none]"
          >
            {pythonSays}
          </pre>
        </details>
      )}
    </section>
  );
}
