/** The part of a text that another one does not have: `end` is exclusive. Empty where something was only left out. */
export type ChangedPart = { start: number; end: number };

/** Finds what a line has between the beginning and the end that it has in common with the line in whose place it comes. */
export function changedPart(before: string, after: string): ChangedPart {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: after.length - tail };
}
