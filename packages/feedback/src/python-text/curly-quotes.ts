/** Quotes that phones and word processors write instead of `"` and `'`. */
const families = [
  { straight: '"', quotes: '“”„‟″＂«»〝〞' },
  { straight: "'", quotes: '‘’‚‛′＇`´ʼ' },
] as const;

/** The straight quote for a curly one; null when the character is not a curly quote. */
export function straightQuoteOf(character: string): '"' | "'" | null {
  return families.find((family) => character !== '' && family.quotes.includes(character))?.straight ?? null;
}

/** Quotes of both families, and the line ends that no string between curly quotes goes past. */
// biome-ignore lint/plugin: every part is a constant above.
const markPattern = new RegExp(
  `[${families.map(({ straight, quotes }) => straight + quotes).join('')}\\n]`,
  'gu',
);

/** The quotes that could close a string, from one place on to the end of its line. */
type Ahead = {
  first: number | null;
  firstCurly: number | null;
  /** How many straight ones are before the first curly one. */
  straightBefore: number;
};

const nothingAhead: Ahead = { first: null, firstCurly: null, straightBefore: 0 };

/**
 * Where the string closes that each curly quote of a program would open, by their offsets; a quote that no other one
 * closes on its line has no entry. An apostrophe between two letters does not close: ‘It’s hot’ is one string. Straight
 * quotes around a word inside do not close either: “say "hi" to me” is one string. Reads the program once, from its end.
 */
export function closingQuotes(source: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const ahead = { '"': nothingAhead, "'": nothingAhead };
  for (const { 0: mark, index: at } of [...source.matchAll(markPattern)].toReversed()) {
    if (mark === '\n') {
      ahead['"'] = nothingAhead;
      ahead["'"] = nothingAhead;
      continue;
    }
    const curly = straightQuoteOf(mark);
    const straight = curly ?? (mark === '"' ? '"' : "'");
    const end = curly === null ? null : closingOf(source, ahead[straight]);
    if (end !== null) closing.set(at, end);
    const isApostrophe = straight === "'" && isBetweenLetters(source, at);
    if (!isApostrophe) ahead[straight] = withQuote(ahead[straight], at, curly !== null);
  }
  return closing;
}

function closingOf(source: string, { first, firstCurly, straightBefore }: Ahead): number | null {
  if (first === null || firstCurly === null) return first;
  const isQuotedWord = straightBefore > 0 && straightBefore % 2 === 0 && /\s/u.test(source[first - 1] ?? '');
  return isQuotedWord ? firstCurly : first;
}

function withQuote({ firstCurly, straightBefore }: Ahead, at: number, isCurly: boolean): Ahead {
  if (isCurly) return { first: at, firstCurly: at, straightBefore: 0 };
  return { first: at, firstCurly, straightBefore: straightBefore + 1 };
}

export function isBetweenLetters(source: string, at: number): boolean {
  return /\p{L}/u.test(source[at - 1] ?? '') && /\p{L}/u.test(source[at + 1] ?? '');
}
