import { keywords } from '../../python-text/python-words.ts';
import type { Token } from '../../python-text/scan.ts';
import { pythonCharacter } from '../../rescue/repairs/lookalike-characters.ts';
import { digitValue } from '../../rescue/repairs/other-digits.ts';
import { type Condition, type ConditionContext, holds } from './condition.ts';

/** Conditions for strings whose quotes are missing, too many or not alike. */

/** An apostrophe inside single quotes: 'It's hot'. */
export const apostropheInSingleQuotes = holds(({ line }) => {
  const at = line.tokens.findIndex((token) => token.kind === 'string' && token.text.endsWith("'"));
  const [text, next] = line.tokens.slice(at, at + 2);
  if (at === -1 || text === undefined || next === undefined) return false;
  return next.kind === 'name' && next.start === text.end && /\p{L}'$/u.test(text.text);
});

/** `print("Hello"")`: only one more quote is left after a string. */
export const quoteTooMuch = holds((context) => {
  const { open, before } = openTextOf(context);
  const isBare = /^["'][)\]\s.,;:]*$/u.test(open?.text ?? '');
  return isBare && (before?.kind === 'string' || before?.text === ')');
});

/** `print(Hello")`: a word where a text should have begun. */
export const quoteMissingAtStart = holds((context) => {
  const { open, before } = openTextOf(context);
  if (open === undefined || before === undefined) return false;
  const isWord = before.kind === 'name' && !keywords.has(before.text) && before.text !== 'print';
  return isWord || before.kind === 'number' || ['?', '!', ':', '.', '...'].includes(before.text);
});

/** `print("Hello')` */
export const quotesOfTwoKinds: Condition = (context) => {
  const { open } = openTextOf(context);
  const found = /^[a-z]*(["'])[^"']*(["'])[)\]\s,]*$/iu.exec(open?.text ?? '');
  const [, start = '', end = ''] = found ?? [];
  return found === null || start === end ? null : { values: { open: start, close: end } };
};

/** `print("Hello)"` */
export const quoteBehindBracket = holds(({ line }) => {
  const last = line.tokens.at(-1);
  return last?.kind === 'string' && last.closed && /\)["']$/u.test(last.text);
});

/** Words that follow a closing quote without a space: "He said "hi" to me". */
export const quoteInsideText = holds(({ line }) => {
  const texts = line.tokens.filter((token) => token.kind === 'string');
  if (texts.length < 2) return false;
  return line.tokens.some((token, index) => {
    const [next, last] = [line.tokens[index + 1], texts.at(-1)];
    if (token.kind !== 'string' || next === undefined || last === undefined || last.start <= token.start)
      return false;
    return (next.kind === 'name' || next.kind === 'number') && next.start === token.end && last !== next;
  });
});

/** A character that a phone or another keyboard typed in place of one of Python's. */
export const looksLikePythonCharacter: Condition = ({ groups, line }) => {
  const character = groups.ch ?? '';
  if (character === '…' && line.text.trim() !== character) return null;
  const meant = pythonCharacter(character) ?? digitValue(character);
  return meant === null ? null : { values: { sug: String(meant) } };
};

/** The string of the line that never closes, and the token before it. */
function openTextOf({ line }: ConditionContext): { open: Token | undefined; before: Token | undefined } {
  const at = line.tokens.findIndex(({ kind, closed }) => kind === 'string' && !closed);
  return { open: line.tokens[at], before: line.tokens[at - 1] };
}
