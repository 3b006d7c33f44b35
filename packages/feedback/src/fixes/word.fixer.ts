import { builtins, keywords, usualWords } from '../python-text/python-words.ts';
import { mostSimilar, similarity } from '../python-text/similarity.ts';
import type { Edit } from '../rescue/repair.ts';
import { texts } from '../text/texts.ts';
import type { FixContext, Fixer } from './fixer.ts';

/** Minimum similarity of a word and Python's suggestion for replacing it. */
const closeEnough = 0.6;

/** Minimum similarity of a word and a name of the program to assume that the name was meant. */
const ownCloseEnough = 0.75;

/** A misspelled Python word for which Python itself suggests the right one: `pirnt`, `whlie`. */
export const wordFixer: Fixer = {
  says: texts.fixes.word,
  find: (context) => {
    const { line, message } = context;
    const suggestion = /Did you mean:? '([^']+)'/u.exec(message)?.[1] ?? '';
    if (!usualWords.has(suggestion)) return [];
    const written = /^name '([^']+)'/u.exec(message)?.[1];
    if (written !== undefined)
      return isOwnName(context, written) ? [] : replaceAll(context, written, suggestion);
    const candidates = line.tokens.filter(
      ({ kind, text }) =>
        kind === 'name' &&
        !keywords.has(text) &&
        !builtins.has(text) &&
        similarity(text.toLowerCase(), suggestion.toLowerCase()) >= closeEnough,
    );
    const [word, another] = candidates;
    if (word === undefined || another !== undefined) return [];
    const start = line.start + word.column;
    return [{ start, end: start + word.text.length, replacement: suggestion, line: line.number }];
  },
};

/** Whether the program stores this name, or one so similar that it was probably meant. */
function isOwnName({ program }: FixContext, written: string): boolean {
  const own = program.stored.map(({ name }) => name);
  return own.includes(written) || mostSimilar(written, own, ownCloseEnough) !== null;
}

/** Replaces every occurrence: a word that was mistyped once is often mistyped again. */
function replaceAll(context: FixContext, written: string, replacement: string): Edit[] {
  if (similarity(written.toLowerCase(), replacement.toLowerCase()) < closeEnough) return [];
  return context.program.lines.flatMap((line) =>
    line.tokens
      .filter(({ kind, text }) => kind === 'name' && text === written)
      .map(({ column }) => {
        const start = line.start + column;
        return { start, end: start + written.length, replacement, line: line.number };
      }),
  );
}
