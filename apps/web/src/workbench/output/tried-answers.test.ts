import type { Check } from '@python-learning/contract';
import { expect, it } from 'vitest';
import { triedAnswers } from './tried-answers.ts';

function check(inputs: string[] | null, visible = true): Check {
  return { name: '', passed: true, visible, inputs, expected: null, actual: null, message: null };
}

it('lists each input of a check once, unless the learner typed it', () => {
  const checks = [
    check(['Nila', '12']),
    check(['Selvi', '0']),
    check(['Selvi', '0']),
    check([]),
    check(null),
  ];
  expect(triedAnswers(checks, ['Nila', '12'])).toEqual({ shown: ['Selvi · 0'], isAlsoHidden: false });
});

it('takes lines that the program did not read for no difference', () => {
  expect(triedAnswers([check(['12'])], ['12', 'unread'])?.shown).toEqual([]);
});

it('never shows the input of a hidden check, which the server does not send', () => {
  expect(triedAnswers([check(['12']), check(null, false)], ['12'])).toEqual({
    shown: [],
    isAlsoHidden: true,
  });
});

it('has nothing to tell of a program that asked nothing', () => {
  expect(triedAnswers([check(['12'])], [])).toBeNull();
});
