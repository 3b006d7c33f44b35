import type { CardExample, CardWrongRun } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { OutputText } from './output-text.tsx';

type OutputsProps = {
  example: CardExample;
  /** What the wrong program shows; null where the card has none. */
  wrong?: CardWrongRun | null;
};

/** What a right program shows, and beside it what the wrong one shows. */
export function Outputs({ example, wrong = null }: OutputsProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <TypedInputs inputs={example.inputs} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
        <Output label={m.deck_should_show()} look="border-success">
          <OutputText text={example.output} />
        </Output>
        {wrong !== null && (
          <Output label={m.deck_shows_now()} look="border-reward">
            {(wrong.error === null || wrong.output !== '') && <OutputText text={wrong.output} />}
            {wrong.error !== null && <PythonStopped error={wrong.error} />}
          </Output>
        )}
      </dl>
    </div>
  );
}

function Output({ label, look, children }: { label: string; look: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-baseline gap-x-3 rounded-lg border-s-4 bg-sunken px-3 py-1 ${look}`}
    >
      <dt className="font-bold">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function PythonStopped({ error }: { error: string }) {
  return (
    <p className="text-danger">
      {m.deck_stopped()}{' '}
      <span translate="no" lang="en" className="[overflow-wrap:anywhere]">
        {error}
      </span>
    </p>
  );
}

/** What is typed into a program; nothing for one that asks for nothing. */
export function TypedInputs({ inputs }: { inputs: readonly string[] }) {
  if (inputs.length === 0) return null;
  return (
    <p>
      <span className="text-muted">{m.deck_typed()}</span>{' '}
      <kbd translate="no" lang="en" className="font-mono text-code">
        {inputs.join(' · ')}
      </kbd>
    </p>
  );
}
