import { type SkillId, skillIds } from '@python-learning/exercises';
import { describe, expect, test } from 'vitest';
import { masteryOf } from './belief.ts';
import { estimateSkills } from './estimate.ts';
import type { Evidence } from './evidence.ts';
import { focusSkill, trainingMastery } from './focus.ts';

const tried = (skills: readonly SkillId[], more: Partial<Evidence> = {}): Evidence => ({
  skills,
  needs: 'all',
  failures: 0,
  solved: true,
  chance: 0.05,
  ageDays: 0,
  ...more,
});
const mastery = (skill: SkillId, evidence: readonly Evidence[]): number =>
  masteryOf(estimateSkills(evidence)[skill]);
const failed: Partial<Evidence> = { failures: 3, solved: false };

describe('the estimate of a skill', () => {
  test('rises with what is right at first, and falls with every failure', () => {
    const unknown = mastery('for-range', []);
    expect(mastery('for-range', [tried(['for-range'])])).toBeGreaterThan(unknown);
    const falling = [1, 2, 3, 4].map((failures) =>
      mastery('for-range', [tried(['for-range'], { failures })]),
    );
    expect(falling).toEqual(falling.toSorted((left, right) => right - left));
    expect(new Set(falling).size).toBe(4);
    expect(mastery('for-range', [tried(['for-range'], failed)])).toBeLessThan(unknown);
  });

  test('hears less of what is long ago', () => {
    const yesterday = mastery('for-range', [tried(['for-range'], { ...failed, ageDays: 1 })]);
    const lastYear = mastery('for-range', [tried(['for-range'], { ...failed, ageDays: 365 })]);
    expect(lastYear).toBeGreaterThan(yesterday);
  });

  test('hears less of an answer that can be guessed', () => {
    const written = mastery('for-range', [tried(['for-range'])]);
    const guessed = mastery('for-range', [tried(['for-range'], { chance: 0.25 })]);
    expect(guessed).toBeLessThan(written);
  });

  test('blames the skill that others do not speak for', () => {
    const known = Array.from({ length: 6 }, () => tried(['for-range']));
    const evidence = [...known, tried(['for-range', 'count-and-sum'], failed)];
    expect(mastery('count-and-sum', evidence)).toBeLessThan(mastery('for-range', evidence));
  });

  test('blames the skills of a question less when nobody knows which it asks for', () => {
    const all = mastery('count-and-sum', [tried(['count-and-sum'], failed)]);
    const some = mastery('count-and-sum', [
      tried(['for-range', 'loop-variable', 'count-and-sum'], { ...failed, needs: 'some' }),
    ]);
    expect(some).toBeGreaterThan(all);
  });

  test('of a skill that was never seen follows the others of the learner', () => {
    const others = skillIds.filter((skill) => skill !== 'try-except');
    const strong = mastery(
      'try-except',
      others.map((skill) => tried([skill])),
    );
    const weak = mastery(
      'try-except',
      others.map((skill) => tried([skill], failed)),
    );
    expect(strong).toBeGreaterThan(weak);
  });

  test('is a probability, whatever was done', () => {
    const evidence = skillIds.flatMap((skill) =>
      Array.from({ length: 50 }, () => tried([skill], { failures: 100, solved: false })),
    );
    for (const belief of Object.values(estimateSkills(evidence))) {
      expect(belief.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    }
  });
});

describe('what is trained next', () => {
  test('is what was failed, and the focus is the same', () => {
    const evidence = [
      ...skillIds.map((skill) => tried([skill])),
      ...Array.from({ length: 4 }, () => tried(['missing-keys'], failed)),
    ];
    const estimate = estimateSkills(evidence);
    expect(focusSkill(estimate)).toBe('missing-keys');
    expect(trainingMastery(estimate)['missing-keys']).toBe(0);
  });

  test('is, of skills that seem alike, the one that is known least', () => {
    const evidence = skillIds
      .filter((skill) => skill !== 'fixed-decimals')
      .flatMap((skill) => [tried([skill]), tried([skill])]);
    expect(trainingMastery(estimateSkills(evidence))['fixed-decimals']).toBe(0);
  });
});
