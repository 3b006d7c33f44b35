import { expect, test } from 'vitest';
import { replaySeed, seedsOf } from './run-program.ts';

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

const shown = { lines: [], isComplete: true };

test('runs that are shown draw anew, and graded ones do not', () => {
  const dice = { ...run, code: 'import random\nprint(random.randint(1, 6))' };
  const first = seedsOf(dice, { ...shown, chance: 1 });
  const second = seedsOf(dice, { ...shown, chance: 2 });
  expect(first.shownSeed).not.toBe(second.shownSeed);
  expect([first.seed, second.seed]).toEqual([replaySeed(dice), replaySeed(dice)]);
  // The lines of one dialogue have one number, so that the secret of a game stays the same.
  expect(seedsOf(dice, { ...shown, chance: 1 })).toEqual(first);
});

test('a program without chance is run once for the learner and a case with the same lines', () => {
  expect(seedsOf(run, { ...shown, chance: 1 })).toEqual({ seed: replaySeed(run) });
  expect(seedsOf({ ...run, code: 'import random' }, shown)).not.toHaveProperty('shownSeed');
});
