/** A line that was expected and the line in its place. A missing line is empty. */
export type DifferingLines = { wanted: string; yours: string };

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
