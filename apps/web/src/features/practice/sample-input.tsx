import { useId } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';

type SampleInputProps = {
  /** The input lines that a run uses by default. */
  sample: readonly string[];
  /** The learner's own input instead, one line each; null while the sample is used. */
  own: string | null;
  onOwn: (own: string | null) => void;
};

/** Shows the input of a run and lets the learner replace it. */
export function SampleInput({ sample, own, onOwn }: SampleInputProps) {
  const labelId = useId();
  // The workbench of a narrow screen has one row for the example: its lines, and the way to other ones.
  const isOneRow = own === null;
  return (
    <section
      aria-labelledby={labelId}
      className={`grid grid-cols-1 gap-1 rounded-2xl border border-line bg-surface px-4 py-2 bench:shrink-0 bench:rounded-none bench:border-x-0 bench:border-b-0 bench:py-0 typing:hidden ${isOneRow ? 'bench:flex bench:flex-row-reverse bench:items-center bench:justify-between' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 bench:shrink-0">
        <p id={labelId} className={`font-bold ${isOneRow ? 'bench:sr-only' : ''}`}>
          {own === null ? m.practice_sample_used() : m.practice_sample_own_label()}
        </p>
        <Button
          kind="ghost"
          className="-me-3 px-3!"
          onClick={() => onOwn(own === null ? sample.join('\n') : null)}
        >
          {own === null ? m.practice_sample_own() : m.practice_sample_back()}
        </Button>
      </div>
      {own === null ? (
        <ul className="flex flex-wrap gap-2 pb-1 bench:max-h-11 bench:min-w-0 bench:overflow-y-auto bench:py-1">
          {sample.map((line, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              key={index}
              translate="no"
              className="rounded-lg bg-sunken px-3 font-mono text-code break-all [font-variant-ligatures:none]"
            >
              {line === '' ? m.practice_check_nothing() : line}
            </li>
          ))}
        </ul>
      ) : (
        <textarea
          value={own}
          onChange={(event) => onOwn(event.target.value)}
          aria-labelledby={labelId}
          rows={Math.min(8, Math.max(2, own.split('\n').length))}
          maxLength={4000}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className="mb-2 w-full rounded-lg border-2 border-edge bg-surface px-3 py-2 font-mono text-code text-ink"
        />
      )}
    </section>
  );
}

/** Splits the learner's input into lines. Trailing line ends add no lines; blank text has none. */
export function toInputLines(own: string | null): string[] {
  if (own === null || own.trim() === '') return [];
  return own.replace(/\n+$/, '').split('\n');
}
