/** Share of common trigrams above which two texts are the same to a reader. */
const sameFrom = 0.8;

export function isNearDuplicate(text: string, others: readonly string[]): boolean {
  const mine = trigrams(text);
  return others.some((other) => similarity(mine, trigrams(other)) > sameFrom);
}

/** Shared trigrams divided by all trigrams, as in PostgreSQL's pg_trgm. */
function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((one) => right.has(one)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 1 : shared / all;
}

function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const grams = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) grams.add(padded.slice(start, start + 3));
  }
  return grams;
}
