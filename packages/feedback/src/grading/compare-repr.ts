/** Relative difference allowed between floats, for additions in another order. */
const floatTolerance = 1e-9;

/**
 * Whether two `repr`s show the same value. Numbers are compared by value, also inside lists: `60` equals `60.0`.
 * Everything else must match exactly: `'60'` is a string and `True` is not a number.
 */
export function isSameRepr(expected: string, actual: string): boolean {
  const a = expected.normalize('NFC');
  const b = actual.normalize('NFC');
  if (a === b) return true;
  const left = pieces(a);
  const right = pieces(b);
  return left.length === right.length && left.every((piece, index) => isSamePiece(piece, right[index] ?? ''));
}

/** An unclosed quote reaches to the end, so that it is scanned only once. */
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
