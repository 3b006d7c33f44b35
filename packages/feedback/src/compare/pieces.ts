/** Words, numbers and symbols of a line, in order. */
export function piecesOf(line: string): string[] {
  return line.match(/[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? [];
}

/** How often each piece is in a line. */
export function countsOf(pieces: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** The pieces that `more` has more often than `less`, each once. */
export function moreOften(
  more: ReadonlyMap<string, number>,
  less: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  return new Set([...more].flatMap(([piece, count]) => (count > (less.get(piece) ?? 0) ? [piece] : [])));
}
