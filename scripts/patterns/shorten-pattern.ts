/**
 * Splits a pattern into smaller ones that together are no faster, so that it can be proven in little time.
 *
 * - Alternatives are tried in turn, each with what follows, so their times add up. Each becomes a pattern of its own.
 * - An alternative without a loop reads a fixed number of characters from each start, and is left out.
 * - Of consecutive letters outside loops, the first and the last stay. A slow pattern must read the same text in two
 *   loops, or from two starts, and fewer letters between loops only make that easier.
 *
 * A repeated group, and a pattern with a back-reference, are left unchanged.
 */
export function shortenPattern(source: string): string[] {
  const pieces = piecesOf(source);
  if (pieces.some((one) => backReference.test(one))) return [source];
  const alternatives = expand(pieces.map(withoutName)).filter((one) => one.some(isEndless));
  const small = alternatives.map(withoutInnerLetters);
  return [...new Set(small)];
}

/**
 * Whether a pattern repeats a group without limit. Only such a pattern can double its time with each letter; the time
 * of others grows polynomially with the length.
 */
export function repeatsGroup(source: string): boolean {
  return hasEndlessGroup(piecesOf(source));
}

/** Matches escapes, classes, openings of groups, quantifiers and single characters. */
const piece =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|k<[^>]*>|x[\da-f]{2}|u[\da-f]{4}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/giu;
const letter = /^(?:[^\\[\](){}*+?.|^$]|\\[().*+?[\]{}|/\\])$/u;
const quantifier = /^(?:[*+?]\??|\{\d+(?:,\d*)?\}\??)$/u;
const backReference = /^\\(?:k<|[1-9])/u;
const maxAlternatives = 100;

function piecesOf(source: string): string[] {
  return source.match(piece) ?? [];
}

function withoutName(opening: string): string {
  return /^\(\?<\w+>$/u.test(opening) ? '(' : opening;
}

function isEndless(one: string | undefined): boolean {
  return one !== undefined && /^(?:[*+]\??|\{\d+,\}\??)$/u.test(one);
}

/** Returns one list of pieces per path through the alternatives that are not repeated. */
function expand(pieces: readonly string[]): string[][] {
  const outer = splitAtBars(pieces);
  if (outer.length > 1) return outer.flatMap(expand);
  const group = findChoice(pieces);
  if (group === null) return [[...pieces]];
  const [before, after] = [pieces.slice(0, group.from), pieces.slice(group.to + 1)];
  const all = splitAtBars(pieces.slice(group.from + 1, group.to)).flatMap((choice) =>
    expand([...before, ...choice, ...after]),
  );
  return all.length > maxAlternatives ? [[...pieces]] : all;
}

/** Finds the first outermost group that is not repeated and has alternatives; null when there is none. */
function findChoice(pieces: readonly string[]): { from: number; to: number } | null {
  for (let from = 0; from < pieces.length; from += 1) {
    if (!pieces[from]?.startsWith('(')) continue;
    const to = closingOf(pieces, from);
    const isPlain = pieces[from] === '(' || pieces[from] === '(?:';
    const isRepeated = quantifier.test(pieces[to + 1] ?? '');
    if (isPlain && !isRepeated && splitAtBars(pieces.slice(from + 1, to)).length > 1) return { from, to };
    from = to;
  }
  return null;
}

function hasEndlessGroup(pieces: readonly string[]): boolean {
  return pieces.some((one, at) => one === ')' && isEndless(pieces[at + 1]));
}

function closingOf(pieces: readonly string[], from: number): number {
  let depth = 0;
  return pieces.findIndex((one, at) => {
    if (at < from) return false;
    if (one.startsWith('(')) depth += 1;
    if (one === ')') depth -= 1;
    return depth === 0;
  });
}

function splitAtBars(pieces: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  let depth = 0;
  for (const one of pieces) {
    if (one.startsWith('(')) depth += 1;
    if (one === ')') depth -= 1;
    if (one === '|' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(one);
  }
  return parts;
}

function withoutInnerLetters(pieces: readonly string[]): string {
  if (hasEndlessGroup(pieces)) return pieces.join('');
  const isLetter = (at: number): boolean =>
    letter.test(pieces[at] ?? '') && !quantifier.test(pieces[at + 1] ?? '');
  return pieces.filter((_, at) => !(isLetter(at - 1) && isLetter(at) && isLetter(at + 1))).join('');
}
