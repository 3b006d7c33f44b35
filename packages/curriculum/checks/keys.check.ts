import { isKeySymbol } from '@python-learning/domain';
import { taskKeys } from '@python-learning/feedback';
import { Program } from '../../feedback/src/python-text/program.ts';
import { usualWords } from '../../feedback/src/python-text/python-words.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';

/**
 * Counts symbols in the text of the programs, and knows the words of Python by name: it reads no program in the way that
 * the keys are made.
 */
export const keysCheck: Check = {
  promise: 'every word of Python and every symbol that a learner must add has a key above a phone’s keyboard',
  run: ({ content }) =>
    content.milestones.flatMap(({ questions }) =>
      questions.flatMap((question) => {
        const missing = missingKeys(question);
        if (missing.length === 0) return [];
        return [faultAt(question, ['id'], `no key above the keyboard inserts ${missing.join(' ')}`)];
      }),
    ),
};

/** Returns what the solution has more often than the starter, and no key inserts. */
function missingKeys({ value, starter, solution }: QuestionContent): string[] {
  const keys = taskKeys({ solution: solution.source, starter: starter.source, prompt: value.prompt.en });
  const words = new Set(keys.map((key) => key.replace(/\(\)$/, '')));
  const symbols = keys.filter((key) => isKeySymbol(key) || /\w/.test(key)).join('');
  return [
    ...added(wordsOf(solution.source), wordsOf(starter.source)).filter((word) => !words.has(word)),
    ...added(symbolsOf(solution.source), symbolsOf(starter.source)).filter(
      (symbol) => !symbols.includes(symbol),
    ),
  ];
}

/** Words of Python, and what follows a dot: nobody may choose another name for these. */
function wordsOf(source: string): string[] {
  const { tokens } = new Program(source);
  return tokens
    .filter(({ text }, index) => usualWords.has(text) || tokens[index - 1]?.text === '.')
    .map(({ text }) => text);
}

/** All symbols, wherever they are. An underscore belongs to its name. */
function symbolsOf(source: string): string[] {
  return source.match(/[^\p{L}\p{M}\p{N}\s_]/gu) ?? [];
}

function added(after: readonly string[], before: readonly string[]): string[] {
  const count = (pieces: readonly string[], piece: string) => pieces.filter((each) => each === piece).length;
  return [...new Set(after)].filter((piece) => count(after, piece) > count(before, piece));
}
