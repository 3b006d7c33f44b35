import { isBracketOpen } from './line-shape.ts';
import type { ProgramLine } from './program-lines.ts';
import { keywords } from './python-words.ts';
import type { ProgramNames } from './stored-names.ts';

/**
 * A line that should change a value and does not: `total =+ n` stores only n, `count == 5` only compares, `count + 1`
 * discards its result.
 */
export type LostStore = { how: 'turned' | 'compared' | 'forgotten'; name: string; sign: string; n: number };

/** The first such line, or null. Python reports no error for it. */
export function findLostStore(
  { lines, stored: places }: ProgramNames,
  how: LostStore['how'],
): LostStore | null {
  const stored = Map.groupBy(places, ({ name }) => name);
  for (const [index, line] of lines.entries()) {
    const name = line.tokens[0]?.text ?? '';
    const isInside = index > 0 && isBracketOpen(lines[index - 1] ?? line);
    if (isInside || keywords.has(name)) continue;
    const isStoredElsewhere = stored.get(name)?.some((one) => one.line !== line.number) ?? false;
    const sign = isStoredElsewhere ? finders[how](line) : null;
    if (sign !== null) return { how, name, sign, n: line.number };
  }
  return null;
}

type Finder = (line: ProgramLine) => string | null;

const finders = {
  turned: ({ tokens: [, equals, sign, value] }) => {
    if (equals?.text !== '=' || sign === undefined || value === undefined) return null;
    const isTouching = sign.start === equals.end;
    const isApart = value.start > sign.end;
    return sign.text === '+' || (sign.text === '-' && isTouching && isApart) ? sign.text : null;
  },
  compared: ({ tokens }) => {
    const isPlace = tokens[1]?.text === '==' || (tokens[1]?.text === '[' && tokens.at(-1)?.text !== ':');
    const isStore = tokens.some(({ text }) => text === '=');
    return isPlace && !isStore && tokens.some(({ text }) => text === '==') ? '==' : null;
  },
  forgotten: ({ tokens }) => {
    const sign = tokens[1]?.text ?? '';
    const isStore = tokens.some(({ text }) => text.includes('='));
    return ['+', '-', '*', '/', '//'].includes(sign) && !isStore && tokens.length > 2 ? sign : null;
  },
} as const satisfies Record<LostStore['how'], Finder>;
