import { expect, test } from 'vitest';
import { replaySeed } from './run-program.ts';

const run = { learnerId: 'selvi', questionId: 'dice', code: 'print(1)' };

test('the same learner, question and code meet the same chance', () => {
  expect(replaySeed({ ...run })).toBe(replaySeed(run));
});

test('another learner, question or code meets another chance', () => {
  const seeds = [
    run,
    { ...run, learnerId: 'kumar' },
    { ...run, questionId: 'coin' },
    { ...run, code: 'print(2)' },
    { learnerId: 'selvid', questionId: 'ice', code: 'print(1)' },
  ].map(replaySeed);

  expect(new Set(seeds).size).toBe(seeds.length);
});
