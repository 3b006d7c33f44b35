import { startsWith } from '../../python-text/line-shape.ts';
import { codeLineAbove } from '../../python-text/program-lines.ts';
import { keywords } from '../../python-text/python-words.ts';
import type { Condition } from './condition.ts';

/** Conditions for header lines of blocks and for their keywords. */

/** `elif:` */
export const conditionMissing: Condition = ({ line: { tokens } }) => {
  const [word, next] = tokens;
  const isBare = next === undefined || next.text === ':';
  return isBare && ['if', 'elif', 'while'].includes(word?.text ?? '')
    ? { values: { word: word?.text ?? '' } }
    : null;
};

/** `elif 65 to 74:`, `if mark 65 to 74:` */
export const comparesWithTo: Condition = ({ line: { tokens } }) => {
  if (!['if', 'elif', 'while'].includes(tokens[0]?.text ?? '')) return null;
  const at = tokens.findIndex(({ text }) => text.toLowerCase() === 'to');
  const [from, to] = [tokens[at - 1], tokens[at + 1]];
  if (from?.kind !== 'number' || to?.kind !== 'number') return null;
  return { values: { from: from.text, to: to.text } };
};

/** `for i in range(1 to 5):`, `for i in 1 to 5:` */
export const countsWithTo: Condition = ({ line: { tokens }, stored }) => {
  const isCount = tokens.some(({ text }) => text === 'for' || text === 'range');
  const isWord = tokens.some(({ text }) => text.toLowerCase() === 'to');
  return isCount && isWord && !stored.some(({ name }) => name === 'to') ? {} : null;
};

/** `if x > 3 then:`, `while x > 3 do` */
export const blockWordTooMuch: Condition = ({ line, lines, stored }) => {
  const own = new Set(stored.map(({ name }) => name));
  const above = line.number === 0 ? null : codeLineAbove(lines, line.number);
  for (const one of above === null ? [line] : [line, above]) {
    const first = one.tokens[0]?.text.toLowerCase() ?? '';
    const word = one.tokens.slice(1).find(({ text }) => ['then', 'do'].includes(text.toLowerCase()))?.text;
    const isBlock = ['if', 'elif', 'else', 'while', 'for'].includes(first) && !one.text.includes('{');
    if (isBlock && word !== undefined && !own.has(word))
      return { values: { word, line: one.number }, line: one.number };
  }
  return null;
};

const loopWords: ReadonlySet<string> = new Set(['repeat', 'loop', 'forever', 'times']);

/** `until x > 3:` */
export const lineStartsUntil: Condition = ({ line }) =>
  line.tokens[0]?.text.toLowerCase() === 'until' && line.tokens[1]?.text !== '=' ? {} : null;

/** `repeat 5:`, `for each x in range(5):` */
export const foreignLoopWord: Condition = ({ line: { tokens }, stored }) => {
  const [first, second] = tokens;
  if (first?.text === 'for' && second?.text.toLowerCase() === 'each')
    return { values: { word: second.text } };
  const isOwn = stored.some(({ name }) => name === first?.text);
  const isWord = loopWords.has(first?.text.toLowerCase() ?? '') && !isOwn && second !== undefined;
  return isWord ? { values: { word: first?.text ?? '' } } : null;
};

/** `return = 5` */
export const returnWithEquals: Condition = ({ line }) => (startsWith(line, 'return', '=') ? {} : null);

/** `"name" = input()`. Not when a single unknown name is on the right: then the two sides are swapped. */
export const nameInQuotesStored: Condition = ({ line: { tokens }, stored }) => {
  const [text, equals, value, more] = tokens;
  const isTurned = value?.kind === 'name' && more === undefined;
  if (isTurned && !stored.some(({ name }) => name === value.text)) return null;
  const name = text?.kind === 'string' ? text.text.slice(1, -1) : '';
  const canBeName = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) && !keywords.has(name);
  return equals?.text === '=' && canBeName ? { values: { name } } : null;
};

/** `def greet[name]:` */
export const defWithOtherBrackets: Condition = ({ line: { tokens } }) => {
  const [word, , bracket] = tokens;
  const isOther = bracket?.text === '[' || bracket?.text === '{';
  return word?.text === 'def' && isOther ? { values: { br: bracket.text } } : null;
};

/** `def greet("Nila")`: a call of an existing function with the word def. */
export const callWithDef: Condition = ({ line, stored }) => {
  const name = line.tokens[1]?.text ?? '';
  const isThere = stored.some((one) => one.how === 'def' && one.name === name && one.line < line.number);
  const hasValue = line.tokens.some(({ kind }) => kind === 'string' || kind === 'number');
  return startsWith(line, 'def') && isThere && hasValue ? { values: { f: name } } : null;
};
