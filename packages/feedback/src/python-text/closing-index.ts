import type { Token } from './scan.ts';

/** Index of the bracket that closes the one at `open`; -1 where none does. */
export function closingIndex(tokens: readonly Token[], open: number): number {
  let depth = 0;
  return tokens.findIndex((token, index) => {
    if (index < open) return false;
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    return depth === 0;
  });
}
