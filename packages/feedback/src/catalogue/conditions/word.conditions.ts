import { builtins, keywords } from '../../python-text/python-words.ts';
import type { Token } from '../../python-text/scan.ts';
import { type Condition, holds } from './condition.ts';

/** Conditions on words: invalid names, strings without quotes, sentences. */

/** `my-name = ...` */
export const lineHyphenName = holds(({ line }) => {
  const [first, minus, second, equals] = line.tokens;
  return first?.kind === 'name' && minus?.text === '-' && second?.kind === 'name' && equals?.text === '=';
});

export const notBoolLeft = holds(({ message }) => !/True|False|None/u.test(message));

/** `class = 5` */
export const lineKeywordAssign: Condition = ({ line }) => {
  const [first, second] = line.tokens;
  if (first === undefined || second?.text !== '=' || !keywords.has(first.text)) return null;
  return { values: { word: first.text, word_lower: first.text.toLowerCase() } };
};

/**
 * Unknown words in `print()` or `input()`, next to another word or before `:`, `?` or `!`: a string without quotes.
 */
export const wordsWithoutQuotes = holds(({ line, stored }) => {
  const own = new Set(stored.map((one) => one.name));
  const isBareWord = (token: Token | undefined): boolean =>
    token?.kind === 'name' && !own.has(token.text) && !builtins.has(token.text) && !keywords.has(token.text);
  const call = line.tokens.findIndex(({ text }) => ['print', 'input'].includes(text.toLowerCase()));
  return line.tokens.some((token, index) => {
    const next = line.tokens[index + 1];
    const isInside = call !== -1 && index > call + 1;
    const isEnd = [':', '?', '!'].includes(next?.text ?? '');
    const isPair = next?.kind === 'name' && !keywords.has(next.text);
    const isAsked = token.kind === 'name' && next?.text === '?' && line.text.includes('input');
    return isInside && (isAsked || (isBareWord(token) && (isPair || isEnd)));
  });
});

/** `>>> print(1)`, copied from a book. */
export const copiedPrompt = holds(({ line }) => /^\s*(?:>>>|\.\.\. )/u.test(line.text));

/** A sentence or heading on a line of its own: at least two words, no brackets, operators or strings. */
export const sentenceWithoutHash = holds(({ line, stored }) => {
  const own = new Set(stored.map((one) => one.name));
  const words = line.tokens.filter((token) => token.kind === 'name');
  const isPlain = line.tokens.every(
    (token) => token.kind !== 'string' && !/[()[\]{}=+*/<>:]/u.test(token.text),
  );
  const first = words[0]?.text ?? '';
  const isTitle =
    words.length === 2 && words.every(({ text }) => /^\p{L}+$/u.test(text) && !builtins.has(text));
  const isLong = words.length >= 3 || (isTitle && line.tokens.length === 2);
  return isPlain && isLong && !keywords.has(first) && !own.has(first);
});

/** `my name = ...` */
export const lineSpaceInName = holds(({ line }) => {
  const [first, second, equals] = line.tokens;
  if (first?.kind !== 'name' || second?.kind !== 'name' || equals?.text !== '=') return false;
  return !keywords.has(first.text) && !keywords.has(second.text);
});
