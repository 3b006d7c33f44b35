import { describe, expect, test } from 'vitest';
import { focusOf, generateExercise } from './generate.ts';
import { findPerson } from './pools.ts';
import { skillIds } from './skills.ts';

const many = Array.from({ length: 400 }, (_, index) => `learner/${index}`);

describe('the template author', () => {
  test('writes the same exercise for the same seed', () => {
    const request = { difficulty: 'hard', seed: 'learner/7' } as const;
    expect(generateExercise(request)).toEqual(generateExercise(request));
  });

  test('keeps to the difficulty that was asked for', () => {
    const written = many
      .slice(0, 60)
      .map((seed) => generateExercise({ difficulty: 'medium', seed }).difficulty);
    expect(new Set(written)).toEqual(new Set(['medium']));
  });

  test('does not come back to the templates of the last exercises', () => {
    const last = ['tpl-bill', 'tpl-share', 'tpl-units', 'tpl-cheer', 'tpl-multiples'];
    const written = many.map(
      (seed) => generateExercise({ difficulty: 'easy', seed, avoid: { templates: last } }).template,
    );
    expect(written.filter((id) => last.includes(id ?? ''))).toEqual([]);
  });

  test('prefers what the learner has least', () => {
    const all = Object.fromEntries(skillIds.map((id) => [id, 0.95]));
    const weak = { ...all, 'for-range': 0, 'loop-variable': 0 };
    const share = (mastery: Record<string, number>) =>
      many.filter((seed) =>
        generateExercise({ difficulty: 'easy', seed, mastery }).skills.includes('for-range'),
      ).length;
    expect(share(weak)).toBeGreaterThan(2 * share({}));
  });

  test('tells of a girl after a boy, and of a boy after a girl', () => {
    const after = (person: string) =>
      many.map((seed) => generateExercise({ difficulty: 'easy', seed, avoid: { person } }).person);
    const kinds = (names: (string | null)[]) =>
      new Set(names.flatMap((name) => (name === null ? [] : [findPerson(name)?.is])));
    expect(kinds(after('Kavin'))).toEqual(new Set(['girl']));
    expect(kinds(after('Meena'))).toEqual(new Set(['boy']));
  });

  test('makes the weakest skill of an exercise its focus', () => {
    const exercise = { skills: ['floor-and-remainder', 'arithmetic', 'read-input'] } as const;
    expect(focusOf(exercise, { 'floor-and-remainder': 0.8, arithmetic: 0.3, 'read-input': 0.6 })).toBe(
      'arithmetic',
    );
  });
});
