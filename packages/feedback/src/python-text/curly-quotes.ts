/** Quotes that phones and word processors write instead of `"` and `'`. */
const families = [
  { straight: '"', quotes: '“”„‟″＂«»〝〞' },
  { straight: "'", quotes: '‘’‚‛′＇`´ʼ' },
] as const;

/** The straight quote for a curly one; null when the character is not a curly quote. */
export function straightQuoteOf(character: string): '"' | "'" | null {
  return families.find((family) => character !== '' && family.quotes.includes(character))?.straight ?? null;
}

/**
 * Finds where a string that opens with a curly quote at `at` closes on the same line; null when it does not. An
 * apostrophe between two letters does not close: ‘It’s hot’ is one string. Straight quotes around a word inside do not
 * close either: “say "hi" to me” is one string.
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

/** Offsets of the straight quotes that could close, up to and including the first curly one, which does. */
function closersInLine(source: string, at: number, straight: '"' | "'"): number[] {
  const found: number[] = [];
  for (let next = at + 1; next < source.length && source[next] !== '\n'; next += 1) {
    const character = source[next] ?? '';
    const isQuote = character === straight || straightQuoteOf(character) === straight;
    const isApostrophe = straight === "'" && isBetweenLetters(source, next);
    if (!isQuote || isApostrophe) continue;
    found.push(next);
    if (character !== straight) break;
  }
  return found;
}

export function isBetweenLetters(source: string, at: number): boolean {
  return /\p{L}/u.test(source[at - 1] ?? '') && /\p{L}/u.test(source[at + 1] ?? '');
}
