import type { Check } from '@python-learning/contract';

/** How a run was checked with other input lines than the learner typed. */
export type TriedAnswers = { shown: readonly string[]; isAlsoHidden: boolean };

/**
 * Returns the input of each visible check that differs from what the learner typed, and whether hidden checks ran. Null
 * for a run in which the learner typed nothing.
 */
export function triedAnswers(checks: readonly Check[], typed: readonly string[]): TriedAnswers | null {
  if (typed.length === 0) return null;
  const shown = checks.map(({ inputs }) => inputs).filter((inputs) => isOther(inputs, typed));
  return {
    shown: [...new Set(shown.map(inOneLine))],
    isAlsoHidden: checks.some(({ visible }) => !visible),
  };
}

/** Returns the input of a check in one line; null if the check has none, or the learner typed the same. */
export function otherAnswers({ inputs }: Check, typed: readonly string[]): string | null {
  return isOther(inputs, typed) ? inOneLine(inputs) : null;
}

/** Returns the input of the task's example, of which a guess is; null without one, or if the learner typed the same. */
export function exampleAnswers(checks: readonly Check[], typed: readonly string[]): string | null {
  const example = checks.find(({ visible }) => visible);
  return example === undefined ? null : otherAnswers(example, typed);
}

function isOther(inputs: Check['inputs'], typed: readonly string[]): inputs is string[] {
  return inputs?.some((line, index) => line !== typed[index]) === true;
}

function inOneLine(inputs: readonly string[]): string {
  return inputs.join(' · ');
}
