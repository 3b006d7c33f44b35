import type { ProgramLine } from './program-lines.ts';
import type { Token } from './scan.ts';
import type { ProgramNames, StoredName } from './stored-names.ts';

/** `if x == 1 or 2:`: the value next to `and` or `or` that is not compared with anything. */
export type LoneValue = { value: string; word: string; n: number };

/** The first condition that joins a comparison and a bare value, or null. Python takes such a value as true. */
export function findLoneValue({ lines, stored }: ProgramNames): LoneValue | null {
  const numbers = numberNames(lines, stored);
  for (const { tokens, number } of lines) {
    if (!['if', 'elif', 'while'].includes(tokens[0]?.text ?? '')) continue;
    const { parts, words } = partsOf(tokens.slice(1));
    if (!parts.some((part) => part.some(({ text }) => comparing.has(text)))) continue;
    const at = parts.findIndex((part) => isLone(part, numbers));
    const value = parts[at]?.find(({ text }) => text !== 'not')?.text;
    const word = words[Math.max(at - 1, 0)];
    if (value !== undefined && word !== undefined) return { value, word, n: number };
  }
  return null;
}

const comparing: ReadonlySet<string> = new Set(['==', '!=', '<', '>', '<=', '>=', 'in']);

/** Splits a condition at `and` and `or`; brackets are dropped. */
function partsOf(condition: readonly Token[]): { parts: Token[][]; words: string[] } {
  const parts: Token[][] = [[]];
  const words: string[] = [];
  for (const token of condition) {
    if (token.text === ':') break;
    if (token.text === 'and' || token.text === 'or') {
      words.push(token.text);
      parts.push([]);
    } else if (!'()'.includes(token.text)) parts.at(-1)?.push(token);
  }
  return { parts, words };
}

function isLone(part: readonly Token[], numbers: ReadonlySet<string>): boolean {
  const [first, more] = part.filter(({ text }) => text !== 'not');
  if (first === undefined || more !== undefined) return false;
  const isNothing = Number(first.text) === 0 || ['""', "''"].includes(first.text);
  if (isNothing) return false;
  return first.kind === 'string' || first.kind === 'number' || numbers.has(first.text);
}

/** Names that only ever hold a number; alone they make no sense as a condition. */
function numberNames(lines: readonly ProgramLine[], stored: readonly StoredName[]): Set<string> {
  const byName = Map.groupBy(stored, ({ name }) => name);
  const isNumber = (number: number): boolean => {
    const [, equals, value, bracket] = lines[number - 1]?.tokens ?? [];
    const isConverted = ['int', 'float'].includes(value?.text ?? '') && bracket?.text === '(';
    return equals?.text === '=' && (isConverted || (value?.kind === 'number' && bracket === undefined));
  };
  const names = [...byName].filter(([, places]) => places.every(({ line }) => isNumber(line)));
  return new Set(names.map(([name]) => name));
}
