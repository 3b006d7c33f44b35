import { languages, outputOf } from '@python-learning/domain';
import { type ContentKind, checksOfCases, type KindContent } from './content-kind.ts';

/** The learner guesses what a given program prints. The guess is kept in a comment above it. */
export const predict: ContentKind = {
  points: 5,
  isRequired: true,
  isNamedByCertificate: false,
  checks: checksOfCases,
  faultsOf: (question) => {
    const { rules, prompt } = question;
    const missing = ['prediction', 'same_as_starter'].filter((rule) => !rules.includes(rule));
    const faults = missing.map((rule) => ({
      path: ['rules'],
      message: `a question of kind predict needs the rule ${rule}`,
    }));
    const isGivenAway = languages.some((language) => prompt[language].includes('{{output}}'));
    const givenAway = {
      path: ['prompt'],
      message: 'must not show the output that the learner is asked to guess',
    };
    return [...faults, ...(isGivenAway ? [givenAway] : []), ...faultsOfGuesses(question)];
  },
};

/** The cases are proven by running the program, so an answer that differs from them is wrong. */
function faultsOfGuesses({ cases, wrong_guesses: wrong }: KindContent) {
  const right = cases.filter(({ visible }) => visible).map(({ evidence }) => outputOf(evidence));
  const answers = [...right.slice(0, 1), ...wrong].map((answer) =>
    answer
      .trimEnd()
      .split('\n')
      .map((line) => line.trim())
      .join('\n'),
  );
  const found: [isFault: boolean, message: string][] = [
    [wrong.length < 2, 'at least two wrong ideas are offered beside the right output'],
    [new Set(answers).size < answers.length, 'two answers are the same'],
    [answers.some((answer) => answer.includes('/')), 'a slash ends a line of a guess'],
  ];
  return found.filter(([isFault]) => isFault).map(([, message]) => ({ path: ['wrong_guesses'], message }));
}
