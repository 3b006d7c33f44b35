import type { ProgramLine } from './program-lines.ts';
import type { Token } from './scan.ts';
import type { ProgramNames, StoredName } from './stored-names.ts';

/** `pin = input()`, then `pin == 2580`: a string and a number are compared and never equal. */
export type NeverEqual = { name: string; value: string; n: number; isText: boolean };

/** The first comparison of a name with a number, or a quoted number, of the other type; null when there is none. */
export function findNeverEqual({ lines, stored }: ProgramNames): NeverEqual | null {
  const kinds = kindsOf(lines, stored);
  for (const { tokens, number } of lines) {
    for (const [index, { text }] of tokens.entries()) {
      if (text !== '==' && text !== '!=') continue;
      const [left, right] = [tokens[index - 1], tokens[index + 1]];
      const found = mismatch(left, right, kinds) ?? mismatch(right, left, kinds);
      if (found !== null) return { ...found, n: number };
    }
  }
  return null;
}

function mismatch(
  name: Token | undefined,
  value: Token | undefined,
  kinds: ReadonlyMap<string, 'text' | 'number'>,
): Omit<NeverEqual, 'n'> | null {
  const kind = kinds.get(name?.text ?? '');
  if (name === undefined || value === undefined || kind === undefined) return null;
  const isDigits = value.kind === 'string' && /^(?:"-?\d+(?:\.\d+)?"|'-?\d+(?:\.\d+)?')$/u.test(value.text);
  const isApart = (kind === 'text' && value.kind === 'number') || (kind === 'number' && isDigits);
  return isApart ? { name: name.text, value: value.text, isText: kind === 'text' } : null;
}

/** Names that only `input()` sets: as a string, or as a number through `int()` or `float()`. */
function kindsOf(
  lines: readonly ProgramLine[],
  stored: readonly StoredName[],
): Map<string, 'text' | 'number'> {
  const kinds = new Map<string, 'text' | 'number'>();
  for (const [name, places] of Map.groupBy(stored, (one) => one.name)) {
    const found = new Set(places.map(({ line }) => kindOfStore(lines[line - 1])));
    const [kind] = found;
    if (found.size === 1 && kind !== undefined && kind !== null) kinds.set(name, kind);
  }
  return kinds;
}

function kindOfStore(line: ProgramLine | undefined): 'text' | 'number' | null {
  const [, equals, first, open, second] = line?.tokens ?? [];
  if (equals?.text !== '=' || open?.text !== '(') return null;
  if (first?.text === 'input') return line?.tokens.at(-1)?.text === ')' ? 'text' : null;
  return ['int', 'float'].includes(first?.text ?? '') && second?.text === 'input' ? 'number' : null;
}
