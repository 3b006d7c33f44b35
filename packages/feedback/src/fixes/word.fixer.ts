import { builtins, keywords, usualWords } from '../python-text/python-words.ts';
import { mostSimilar, similarity } from '../python-text/similarity.ts';
import { storedNames } from '../python-text/stored-names.ts';
import type { Edit } from '../rescue/repair.ts';
import { type FixContext, type Fixer, startOf } from './fixer.ts';

/** How alike a word and Python's suggestion must be before we put the one for the other. */
const closeEnough = 0.6;

/** How alike a name of the program must be to be what was meant instead. */
const ownCloseEnough = 0.75;

/** A word of Python that a keyboard changed, where Python itself suggests the right one: `pirnt`, `whlie`. */
export const wordFixer: Fixer = {
  says: { en: 'Correct the spelling of the Python word.', ta: 'Python சொல்லின் எழுத்துகளைச் சரிசெய்.' },
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
    const start = startOf(context, line) + word.column;
    return [{ start, end: start + word.text.length, replacement: suggestion, line: line.number }];
  },
};

/** The program stores this name, or one so like it that it was probably meant. */
function isOwnName({ lines }: FixContext, written: string): boolean {
  const own = storedNames(lines).map(({ name }) => name);
  return own.includes(written) || mostSimilar(written, own, ownCloseEnough) !== null;
}

/** A word that was mistyped once was often mistyped again. */
function replaceAll(context: FixContext, written: string, replacement: string): Edit[] {
  if (similarity(written.toLowerCase(), replacement.toLowerCase()) < closeEnough) return [];
  return context.lines.flatMap((line) =>
    line.tokens
      .filter(({ kind, text }) => kind === 'name' && text === written)
      .map(({ column }) => {
        const start = startOf(context, line) + column;
        return { start, end: start + written.length, replacement, line: line.number };
      }),
  );
}
