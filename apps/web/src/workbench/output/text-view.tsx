import { m } from '../../compiled-messages/messages.ts';
import type { EvidenceView, Sides } from './evidence-view.ts';
import { hasMarkedGap } from './marked-pieces.tsx';
import { TextSample } from './text-sample.tsx';
import { findTellingDifference } from './visible-difference.ts';

/** Two texts, whole or the first line in which they differ, one below the other. What differs is boxed. */
export const textView: EvidenceView = {
  Whole: Texts,
  difference: (expected, actual) => {
    const lines = findDifferingLines(expected, actual);
    return lines === null ? null : <Texts expected={lines.wanted} actual={lines.yours} isLine />;
  },
};

function Texts({ expected, actual, isLine = false }: Sides & { isLine?: boolean }) {
  // A text alone is compared with itself: nothing is marked.
  const pieces = findTellingDifference(expected ?? actual ?? '', actual ?? expected ?? '');
  const [wanted, yours] = isLine
    ? [m.practice_line_wanted, m.practice_line_yours]
    : [m.practice_check_expected, m.practice_check_actual];
  return (
    <>
      {expected !== null && <TextSample label={wanted()} pieces={pieces.expected} isLine={isLine} />}
      {actual !== null && <TextSample label={yours()} pieces={pieces.actual} isLine={isLine} />}
      {hasMarkedGap([...pieces.expected, ...pieces.actual]) && (
        <p className={isLine ? undefined : 'text-muted'}>{m.practice_diff_legend()}</p>
      )}
    </>
  );
}

/** A line that was expected and the line in its place. A missing line is empty. */
type DifferingLines = { wanted: string; yours: string };

/**
 * Returns the first line in which two outputs differ, or null if none does. White space at line ends does not count, as it
 * does not in the assessment.
 */
export function findDifferingLines(expected: string, actual: string): DifferingLines | null {
  const [wanted, yours] = [linesOf(expected), linesOf(actual)];
  const length = Math.max(wanted.length, yours.length);
  for (let index = 0; index < length; index += 1) {
    const pair = { wanted: wanted[index] ?? '', yours: yours[index] ?? '' };
    if (pair.wanted !== pair.yours) return pair;
  }
  return null;
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
}
