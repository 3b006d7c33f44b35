import type { MismatchClass } from '../mismatch.ts';

/** Differences in lists and dictionaries that are shown with their brackets. */

const bracketCharacters = /[[\]{}]/u;

/** Lists or dictionaries that differ only in quotes: a value is a string instead of a number. */
export const isNumberQuoted: MismatchClass = ({ expected, actual }) =>
  bracketCharacters.test(expected) &&
  bracketCharacters.test(actual) &&
  unquoted(expected) === unquoted(actual);

/** `(1, 2)` for `[1, 2]`: the right values in another kind of bracket. */
export const isOtherBracket: MismatchClass = ({ expected, actual }) => {
  const inRound = (text: string): string => text.replace(/[[{]/gu, '(').replace(/[\]}]/gu, ')');
  const [want] = /[[{]/u.exec(expected) ?? [];
  const [got] = /[[({]/u.exec(actual) ?? [];
  if (want === undefined || got === undefined || inRound(expected) !== inRound(actual)) return false;
  return { values: { want: pairOf(want), got: pairOf(got) } };
};

function pairOf(open: string): string {
  return open === '[' ? '[ ]' : open === '(' ? '( )' : '{}';
}

/** The expected list has brackets; the actual output has none. */
export const isListWanted: MismatchClass = ({ expected, actual }) =>
  bracketCharacters.test(expected) && !/[[\]{}()]/u.test(actual) && bare(expected) === bare(actual);

/** A whole list was printed where its items were expected. */
export const isListShown: MismatchClass = ({ expected, actual }) =>
  !bracketCharacters.test(expected) && /[[\]{}()]/u.test(actual) && bare(expected) === bare(actual);

/** Items are missing from a list or dictionary; the others are right. */
export const areItemsFew: MismatchClass = ({ expectedLines, actualLines }) =>
  areItemsWithin(actualLines, expectedLines);

/** A list or dictionary has extra items; the others are right. */
export const areItemsMany: MismatchClass = ({ expectedLines, actualLines }) =>
  areItemsWithin(expectedLines, actualLines);

function areItemsWithin(part: readonly string[], whole: readonly string[]): boolean {
  if (part.length !== whole.length) return false;
  const at = part.findIndex((line, index) => line !== whole[index]);
  const few = itemsIn(part[at] ?? '');
  const many = itemsIn(whole[at] ?? '');
  if (few === null || many === null || few.length >= many.length) return false;
  let next = 0;
  for (const item of many) if (item === few[next]) next += 1;
  return next === few.length;
}

/** Returns the items of a line that is one list or dictionary, as written; null for other lines. */
function itemsIn(line: string): string[] | null {
  const found = /^([[{])(.*)[\]}]$/u.exec(line.trim());
  if (found === null) return null;
  const inside = (found[2] ?? '').trim();
  return inside === '' ? [] : inside.split(',').map((item) => item.trim());
}

function unquoted(text: string): string {
  return text.replace(/['"]/gu, '');
}

function bare(text: string): string {
  return text
    .replace(/[[\]'"(),{}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
