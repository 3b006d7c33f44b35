/** The lines in which two programs differ, between their common beginning and their common end. */
export type ChangedLines = { before: readonly string[]; after: readonly string[] };

export function findChangedLines(before: string, after: string): ChangedLines {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const shortest = Math.min(old.length, next.length);
  let head = 0;
  while (head < shortest && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  return {
    before: old.slice(head, old.length - tail),
    after: next.slice(head, next.length - tail),
  };
}
