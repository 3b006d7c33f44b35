/** Relative difference that the order of an addition may make, and no more. */
const floatTolerance = 1e-9;

/**
 * Whether two `repr`s show the same value. Numbers are compared by value, also inside lists: `60` and `60.0` are
 * the same. Everything else must be equal sign by sign: `'60'` is text and `True` is no number.
 */
export function isSameRepr(expected: string, actual: string): boolean {
  const a = expected.normalize('NFC');
  const b = actual.normalize('NFC');
  if (a === b) return true;
  const left = pieces(a);
  const right = pieces(b);
  return left.length === right.length && left.every((piece, index) => isSamePiece(piece, right[index] ?? ''));
}

/** A quote that nothing closes reaches to the end, so that it is looked for once. */
const piecePattern =
  /'(?:\\.|[^'\\])*['\\]?|"(?:\\.|[^"\\])*["\\]?|-?(?:\d+(?:\.\d*)?(?:e[+-]?\d+)?|inf\b|nan\b)|[\p{L}_][\p{L}\p{N}_]*|\s+|./gsu;
const numberPattern = /^-?(?:\d|inf$|nan$)/u;

function pieces(repr: string): string[] {
  return repr.match(piecePattern) ?? [];
}

function isSamePiece(expected: string, actual: string): boolean {
  if (expected === actual) return true;
  if (!numberPattern.test(expected) || !numberPattern.test(actual)) return false;
  if (/^-?\d+$/u.test(expected) && /^-?\d+$/u.test(actual)) return BigInt(expected) === BigInt(actual);
  const a = Number(expected);
  const b = Number(actual);
  return Math.abs(a - b) <= floatTolerance * Math.max(Math.abs(a), Math.abs(b));
}
