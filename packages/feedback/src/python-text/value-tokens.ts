import { keywords } from './python-words.ts';
import type { Token } from './scan.ts';

const constants: ReadonlySet<string> = new Set(['True', 'False', 'None']);

/** Whether the token is a name, a number or a string, which can be an operand. */
export function isThing({ kind, text }: Token): boolean {
  const isName = kind === 'name' && (constants.has(text) || !keywords.has(text));
  return isName || kind === 'string' || kind === 'number';
}

export function endsValue(token: Token | undefined): boolean {
  return token !== undefined && (isThing(token) || [')', ']', '}'].includes(token.text));
}

/** Whether a value may start with this token; brackets are not considered. */
export function startsValue(token: Token | undefined): boolean {
  return token !== undefined && isThing(token);
}

/** For each token the innermost bracket that is open there, or null. */
export function bracketsAround(tokens: readonly Token[]): (string | null)[] {
  const open: string[] = [];
  return tokens.map(({ text }) => {
    if (text === ')' || text === ']' || text === '}') open.pop();
    const around = open.at(-1) ?? null;
    if (text === '(' || text === '[' || text === '{') open.push(text);
    return around;
  });
}
