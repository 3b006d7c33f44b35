import type { EndedRun } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { type DifferingLines, findDifferingLines } from './differing-lines.ts';
import { hasMarkedGap, MarkedPieces } from './marked-pieces.tsx';
import { otherAnswers } from './tried-answers.ts';
import { findTellingDifference, type Piece } from './visible-difference.ts';

/** `answers`: the input of the check in one line if the learner typed something else, or null. */
export type ComparedLines = DifferingLines & { answers: string | null };

/**
 * Returns the lines to compare after a run that ended well but showed something else; null if nothing can be compared.
 * @param typed what the learner typed in the run
 */
export function linesToCompare(
  { verdict, checks, error }: EndedRun,
  typed: readonly string[],
): ComparedLines | null {
  const failed = checks.find(({ passed }) => !passed);
  if (verdict === 'solved' || error !== undefined || failed === undefined) return null;
  if (failed.expected === null || failed.actual === null) return null;
  const lines = findDifferingLines(failed.expected, failed.actual);
  return lines === null ? null : { ...lines, answers: otherAnswers(failed, typed) };
}

/** The first line of the output that is not as expected, below the expected one. What differs is boxed. */
export function LineComparison({ lines: { wanted, yours, answers } }: { lines: ComparedLines }) {
  const { expected, actual } = findTellingDifference(wanted, yours);
  return (
    <div className="grid grid-cols-1 gap-2 rounded-xl bg-reward-soft px-4 py-3">
      {answers !== null && <p className="break-words">{m.practice_tried_with({ answers })}</p>}
      <Line label={m.practice_line_wanted()} pieces={expected} />
      <Line label={m.practice_line_yours()} pieces={actual} />
      {hasMarkedGap([...expected, ...actual]) && <p>{m.practice_diff_legend()}</p>}
    </div>
  );
}

/** Screen readers read the line as it is. */
function Line({ label, pieces }: { label: string; pieces: readonly Piece[] }) {
  const text = pieces.map((piece) => piece.text).join('');
  return (
    <figure className="grid grid-cols-1">
      <figcaption className="text-reward-ink">{label}</figcaption>
      <pre
        translate="no"
        className="whitespace-pre-wrap break-words font-mono text-code [font-variant-ligatures:none]"
      >
        <span className="sr-only">{text === '' ? m.practice_check_nothing() : text}</span>
        <span aria-hidden="true">
          {text === '' ? m.practice_check_nothing() : <MarkedPieces pieces={pieces} />}
        </span>
      </pre>
    </figure>
  );
}
