type TokenKind = 'plain' | 'string' | 'comment' | 'number' | 'keyword' | 'call';

/** A range of code in one colour; `end` is exclusive. */
export type Token = { kind: TokenKind; start: number; end: number };

const keywords = new Set(
  'and as assert break class continue def del elif else except False finally for from global if import in is lambda match None nonlocal not or pass raise return True try while with yield'.split(
    ' ',
  ),
);

const pattern =
  /(?<comment>#[^\n]*)|(?<string>[fr]?"[^"\n]*"?|[fr]?'[^'\n]*'?)|(?<number>\b\d[\d_.]*\b)|(?<word>[\p{L}_][\p{L}\p{M}\p{N}_]*)/gu;

/** The values in an f-string, with their braces. */
const replacement = /\{[^{}]*\}/gu;

/**
 * Splits a Python program by colour, also one that is half typed or has a mistake. Covers all of `code`. The editor colours the same
 * words: a name is a call where a bracket follows.
 */
export function tokenize(code: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (match.index > at) tokens.push({ kind: 'plain', start: at, end: match.index });
    const kind = kindOf(match.groups ?? {}, code[end] === '(');
    if (kind === 'string' && match[0].startsWith('f')) tokens.push(...formatted(match[0], match.index));
    else tokens.push({ kind, start: match.index, end });
    at = end;
  }
  if (at < code.length) tokens.push({ kind: 'plain', start: at, end: code.length });
  return tokens;
}

/** An f-string: its text, and the expressions in it. */
function formatted(text: string, from: number): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(replacement)) {
    if (match.index > at) tokens.push({ kind: 'string', start: from + at, end: from + match.index });
    const inner = tokenize(match[0]);
    tokens.push(
      ...inner.map(({ kind, start, end }) => ({
        kind,
        start: start + from + match.index,
        end: end + from + match.index,
      })),
    );
    at = match.index + match[0].length;
  }
  if (at < text.length) tokens.push({ kind: 'string', start: from + at, end: from + text.length });
  return tokens;
}

function kindOf(groups: Record<string, string | undefined>, isCalled: boolean): TokenKind {
  if (groups['comment'] !== undefined) return 'comment';
  if (groups['string'] !== undefined) return 'string';
  if (groups['number'] !== undefined) return 'number';
  if (keywords.has(groups['word'] ?? '')) return 'keyword';
  return isCalled ? 'call' : 'plain';
}
