import type { Token } from './scan.ts';

/** Maps each opening bracket to the index of the one that closes it; an unclosed bracket has no entry. */
export function closingIndexes(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { text }] of tokens.entries()) {
    if (text === '(' || text === '[' || text === '{') open.push(index);
    const start = text === ')' || text === ']' || text === '}' ? open.pop() : undefined;
    if (start !== undefined) closing.set(start, index);
  }
  return closing;
}

/** Index of the bracket that closes the one at `open`; -1 when none does. */
export function closingIndex(tokens: readonly Token[], open: number): number {
  let depth = 0;
  return tokens.findIndex((token, index) => {
    if (index < open) return false;
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    return depth === 0;
  });
}
