import type { Bilingual } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { gradeCard } from './grade-card.ts';

const said = (en: string): Bilingual => ({ en, ta: `${en} (ta)` });
const [explanation, hint, why] = [said('So it is.'), said('Look again.'), said('It belongs nowhere.')];

describe('lines in order', () => {
  const card = {
    kind: 'order-lines',
    pieces: [{ why: null }, { why }, { why: null }],
    accepted: [
      [0, 2],
      [2, 0],
    ],
    hint,
    explanation,
  } as const;

  test.each([[[0, 2]], [[2, 0]]])('are right in every order that is accepted', (order) => {
    expect(gradeCard(card, order)).toEqual({ isCorrect: true, explanation: [explanation] });
  });

  test('are wrong with a line that belongs to no right program, and are told why', () => {
    expect(gradeCard(card, [0, 1])).toEqual({ isCorrect: false, explanation: [why] });
  });

  test.each([[[0, 0]], [[0]], [[0, 2, 0]], [[9, 0]]])('are wrong in another order: %j', (order) => {
    expect(gradeCard(card, order)).toEqual({ isCorrect: false, explanation: [hint] });
  });
});

describe('a wrong line', () => {
  const card = { kind: 'faulty-line', line: 3, mended: '    print(age)', hint, explanation } as const;

  test('is found, explained and mended', () => {
    const mended = { en: 'print(age)', ta: 'print(age)' };
    expect(gradeCard(card, 3)).toEqual({ isCorrect: true, explanation: [explanation, mended] });
  });

  test('is not told to those who tap another one', () => {
    expect(gradeCard(card, 2)).toEqual({ isCorrect: false, explanation: [hint] });
  });
});

describe.each(['shows', 'mends', 'gap'] as const)('the options of a card %s', (kind) => {
  const card = {
    kind,
    right: 'B',
    options: { A: { why }, B: { why: null }, C: { why: hint } },
    explanation,
  } as const;

  test('are right with one of them', () => {
    expect(gradeCard(card, 'B')).toEqual({ isCorrect: true, explanation: [explanation] });
  });

  test('are wrong with another one, each with its own reason and without the answer', () => {
    expect(gradeCard(card, 'A')).toEqual({ isCorrect: false, explanation: [why] });
    expect(gradeCard(card, 'C')).toEqual({ isCorrect: false, explanation: [hint] });
  });

  test('are wrong with a fourth one that there is not', () => {
    expect(gradeCard(card, 'D')).toEqual({ isCorrect: false, explanation: [] });
  });
});
