import type { Bilingual, CardKinds } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { gradingBy } from './card-graders.ts';
import { cardGraders, gradeCard } from './grade-card.ts';

const said = (en: string): Bilingual => ({ en, ta: `${en} (ta)` });
const whyA = said('A is the first line.');
const explanation = said('B is the second line.');
const card = {
  kind: 'multiple-choice',
  right: 'B',
  options: { A: { why: whyA }, B: { why: null }, C: { why: said('C') }, D: { why: said('D') } },
  explanation,
} as const;

describe('a multiple-choice card', () => {
  test('is right with its right option, and explains that one', () => {
    expect(gradeCard(card, 'B')).toEqual({ isCorrect: true, explanation: [explanation] });
  });

  test('is wrong with another option, and says why before it says what is right', () => {
    expect(gradeCard(card, 'A')).toEqual({ isCorrect: false, explanation: [whyA, explanation] });
  });
});

describe('a second kind of card', () => {
  type OrderLines = { key: { lines: readonly string[]; explanation: Bilingual }; answer: readonly string[] };
  const grade = gradingBy<CardKinds & { 'sample-order': OrderLines }>({
    ...cardGraders,
    'sample-order': ({ lines, explanation: why }, answer) => ({
      isCorrect: lines.join('\n') === answer.join('\n'),
      explanation: [why],
    }),
  });
  const ordered = { kind: 'sample-order', lines: ['age = 7', 'print(age)'], explanation } as const;

  test('needs its entry alone to be graded', () => {
    expect(grade(ordered, ['age = 7', 'print(age)'])).toEqual({
      isCorrect: true,
      explanation: [explanation],
    });
    expect(grade(ordered, ['print(age)', 'age = 7']).isCorrect).toBe(false);
  });

  test('changes nothing for the first', () => {
    expect(grade(card, 'A')).toEqual(gradeCard(card, 'A'));
  });
});
