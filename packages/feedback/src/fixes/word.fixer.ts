import { builtins, keywords } from '../python-text/python-words.ts';
import { similarity } from '../python-text/similarity.ts';
import { type Fixer, startOf } from './fixer.ts';

/** How alike a word and Python's suggestion must be before we put the one for the other. */
const closeEnough = 0.6;

/** A word of Python that a keyboard changed, where Python itself suggests the right one: `pirnt`, `whlie`. */
export const wordFixer: Fixer = {
  says: { en: 'Correct the spelling of the Python word.', ta: 'Python சொல்லின் எழுத்துகளைச் சரிசெய்.' },
  find: (context) => {
    const { line, message } = context;
    const suggestion = /Did you mean:? '([^']+)'/u.exec(message)?.[1] ?? '';
    if (!keywords.has(suggestion) && !builtins.has(suggestion)) return [];
    const written = /^name '([^']+)'/u.exec(message)?.[1];
    const candidates = line.tokens.filter(
      ({ kind, text }) =>
        kind === 'name' &&
        (written === undefined ? !keywords.has(text) && !builtins.has(text) : text === written) &&
        similarity(text.toLowerCase(), suggestion.toLowerCase()) >= closeEnough,
    );
    const [word, another] = candidates;
    if (word === undefined || another !== undefined) return [];
    const start = startOf(context, line) + word.column;
    return [{ start, end: start + word.text.length, replacement: suggestion, line: line.number }];
  },
};
