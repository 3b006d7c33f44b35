import { closingIndex } from '../../python-text/closing-index.ts';
import { namesIn } from '../../python-text/name-uses.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import type { Condition, ConditionContext } from './condition.ts';

/** Conditions for where a None came from. */

const silentMethods = new Set('append sort reverse remove insert extend clear update add'.split(' '));

/** `a = a.sort()`: the method changed the list and returned nothing. */
export const noneFromMethod: Condition = (context) => {
  for (const { name, place } of origins(context)) {
    const method = place.tokens.find(
      ({ text }, index) => silentMethods.has(text) && place.tokens[index - 1]?.text === '.',
    );
    const isStored = place.tokens[1]?.text === '=' && method !== undefined;
    if (isStored) return { values: { name, method: method.text, n: place.number }, line: place.number };
  }
  return null;
};

/** `for name in names.sort():` */
export const noneFromMethodHere: Condition = ({ line, message }) => {
  const at = line.tokens.findIndex(
    ({ text }, index) =>
      silentMethods.has(text) &&
      line.tokens[index - 1]?.text === '.' &&
      !message.includes(`no attribute '${text}'`),
  );
  const [method, name] = [line.tokens[at]?.text, line.tokens[at - 2]?.text];
  return at === -1 || method === undefined || name === undefined ? null : { values: { method, name } };
};

/** `print("Age: ") + 12`, `x = print(5)` */
export const noneFromPrint: Condition = (context) => {
  const { line } = context;
  const stored = origins(context).find(({ place }) => /^\w+ = print \(/u.test(words(place)));
  const print = line.tokens.findIndex(({ text }) => text === 'print');
  const after = line.tokens[closingIndex(line.tokens, print + 1) + 1]?.text ?? '';
  const isUsed = print !== -1 && ['+', '-', '*', '/', '//', '%', '[', '.'].includes(after);
  if (stored !== undefined) return { line: stored.place.number, values: { line: line.number } };
  return isUsed ? { values: { line: line.number } } : null;
};

/** A function of the learner's own that has no `return` with a value. */
export const noneFromFunction: Condition = (context) => {
  const silent = context.facts.functions.filter(({ returnsValue }) => !returnsValue);
  const places = [context.line, ...origins(context).map(({ place }) => place)];
  for (const { name, line } of silent) {
    const isCalled = places.some(({ tokens }) =>
      tokens.some(({ text }, index) => text === name && tokens[index + 1]?.text === '('),
    );
    if (isCalled) return { values: { f: name, n: line }, line };
  }
  return null;
};

/** The lines that last stored the names of the failing line. */
function origins({ line, lines, stored }: ConditionContext): { name: string; place: ProgramLine }[] {
  return [...namesIn(line)].flatMap((name) => {
    const last = stored.findLast(
      (one) => one.name === name && one.how === 'assignment' && one.line <= line.number,
    );
    const place = last === undefined ? undefined : lines[last.line - 1];
    return place === undefined ? [] : [{ name, place }];
  });
}

function words({ tokens }: ProgramLine): string {
  return tokens.map(({ text }) => text).join(' ');
}
