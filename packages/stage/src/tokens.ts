type TokenKind = 'plain' | 'string' | 'comment' | 'number' | 'keyword' | 'builtin';

/** A range of code in one colour; `end` is exclusive. */
export type Token = { kind: TokenKind; start: number; end: number };

const keywords = new Set(
  'and as assert break class continue def del elif else except False finally for from global if import in is lambda match None nonlocal not or pass raise return True try while with yield'.split(
    ' ',
  ),
);

const builtins = new Set(
  'print input int float str len range list dict sum max min round sorted abs bool type set'.split(' '),
);

const pattern =
  /(?<comment>#[^\n]*)|(?<string>[fr]?"[^"\n]*"?|[fr]?'[^'\n]*'?)|(?<number>\b\d[\d_.]*\b)|(?<word>[\p{L}_][\p{L}\p{M}\p{N}_]*)/gu;

/** Splits a Python program by colour, also one that is half typed or has a mistake. Covers all of `code`. */
export function tokenize(code: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > at) tokens.push({ kind: 'plain', start: at, end: match.index });
    at = match.index + match[0].length;
    tokens.push({ kind: kindOf(match.groups ?? {}), start: match.index, end: at });
  }
  if (at < code.length) tokens.push({ kind: 'plain', start: at, end: code.length });
  return tokens;
}

function kindOf(groups: Record<string, string | undefined>): TokenKind {
  if (groups['comment'] !== undefined) return 'comment';
  if (groups['string'] !== undefined) return 'string';
  if (groups['number'] !== undefined) return 'number';
  const word = groups['word'] ?? '';
  if (keywords.has(word)) return 'keyword';
  return builtins.has(word) ? 'builtin' : 'plain';
}
