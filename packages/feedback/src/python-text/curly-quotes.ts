/** Quotes that phones and word processors write instead of `"` and `'`. */
const families = [
  { straight: '"', signs: '“”„‟″＂«»〝〞' },
  { straight: "'", signs: '‘’‚‛′＇`´ʼ' },
] as const;

/** The straight quote that a curly one stands for, or null when the sign is no curly quote. */
export function straightQuoteOf(sign: string): '"' | "'" | null {
  return families.find((family) => sign !== '' && family.signs.includes(sign))?.straight ?? null;
}

/**
 * Where a text that opens with a curly quote at `at` closes in the same line, or null when it does not.
 * An apostrophe between two letters closes nothing: ‘It’s hot’ is one text. Straight quotes around a word inside
 * close nothing either: “say "hi" to me” is one text.
 */
export function closingQuoteOf(source: string, at: number): number | null {
  const straight = straightQuoteOf(source[at] ?? '');
  if (straight === null) return null;
  const closers = closersInLine(source, at, straight);
  const [first] = closers;
  if (first === undefined) return null;
  const curly = closers.findIndex((one) => source[one] !== straight);
  const isQuotedWord = curly > 0 && curly % 2 === 0 && /\s/u.test(source[first - 1] ?? '');
  return (isQuotedWord ? closers[curly] : first) ?? null;
}

/** Straight quotes that could close, and the first curly one that does. */
function closersInLine(source: string, at: number, straight: '"' | "'"): number[] {
  const found: number[] = [];
  for (let next = at + 1; next < source.length && source[next] !== '\n'; next += 1) {
    const sign = source[next] ?? '';
    const isQuote = sign === straight || straightQuoteOf(sign) === straight;
    const isApostrophe = straight === "'" && isBetweenLetters(source, next);
    if (!isQuote || isApostrophe) continue;
    found.push(next);
    if (sign !== straight) break;
  }
  return found;
}

export function isBetweenLetters(source: string, at: number): boolean {
  return /\p{L}/u.test(source[at - 1] ?? '') && /\p{L}/u.test(source[at + 1] ?? '');
}
