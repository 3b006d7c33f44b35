import type { EndedRun } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { findChangedLines, findDifference, type Piece } from './visible-difference.ts';

type FixOfferProps = {
  /** The learner's program as it is now. */
  code: string;
  fix: NonNullable<EndedRun['fix']>;
  onFix: (code: string) => void;
};

/** Shows a fix before it is applied. Applying it can be undone. */
export function FixOffer({ code, fix, onFix }: FixOfferProps) {
  const { before, after } = findChangedLines(code, fix.code);
  const difference = findDifference(before.join('\n'), after.join('\n'));
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>{fix.description}</p>
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        <Lines sign="−" label={m.practice_fix_before()} pieces={difference.expected} look="bg-danger-soft" />
        <Lines sign="+" label={m.practice_fix_after()} pieces={difference.actual} look="bg-success-soft" />
      </div>
      <Button className="justify-self-start" onClick={() => onFix(fix.code)}>
        {m.practice_fix_apply()}
      </Button>
    </div>
  );
}

type LinesProps = { sign: string; label: string; pieces: readonly Piece[]; look: string };

function Lines({ sign, label, pieces, look }: LinesProps) {
  return (
    <div className={`flex gap-3 px-3 py-1 ${look}`}>
      <span aria-hidden="true" className="font-mono text-code font-bold">
        {sign}
      </span>
      <span className="sr-only">{label}</span>
      <pre
        lang="en"
        translate="no"
        className="min-w-0 flex-1 overflow-x-auto whitespace-pre-wrap break-words font-mono text-code [font-variant-ligatures:none]"
      >
        {pieces.map(({ kind, text }, index) =>
          kind === 'same' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            <span key={index}>{text}</span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            <strong key={index} className="underline decoration-2 underline-offset-4">
              {text}
            </strong>
          ),
        )}
      </pre>
    </div>
  );
}
