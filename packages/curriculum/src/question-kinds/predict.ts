import { languages } from '@python-learning/domain';
import { type ContentKind, programChecks } from './content-kind.ts';

/** The learner guesses what a given program prints, in a comment above it. */
export const predict: ContentKind = {
  points: 5,
  isRequired: true,
  isNamedByCertificate: false,
  checks: programChecks,
  faultsOf: ({ rules, prompt }) => {
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
    return isGivenAway ? [...faults, givenAway] : faults;
  },
};
