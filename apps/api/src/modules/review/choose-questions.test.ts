import { expect, test } from 'vitest';
import { chooseQuestions, type Encounter } from './choose-questions.ts';

const met = (mcqId: string, day: number, needsReview = false): Encounter => ({
  mcqId,
  needsReview,
  lastMetAt: new Date(Date.UTC(2026, 0, day)),
});
const neverMet = (mcqId: string): Encounter => ({ mcqId, needsReview: false, lastMetAt: null });

test('what the learner got wrong comes before what was right, however long ago that was', () => {
  const encounters = [met('right-long-ago', 1), met('wrong-lately', 20, true), met('right-lately', 21)];

  expect(chooseQuestions(encounters, 2)).toEqual(['wrong-lately', 'right-long-ago']);
});

test('of what was wrong, and of what was right, the longest unmet comes first', () => {
  const encounters = [met('b', 9, true), met('a', 2, true), met('d', 8), met('c', 3)];

  expect(chooseQuestions(encounters, 4)).toEqual(['a', 'b', 'c', 'd']);
});

test('what was never met fills up what is missing, in the order of the course', () => {
  expect(chooseQuestions([neverMet('x'), met('a', 5), neverMet('y')], 3)).toEqual(['a', 'x', 'y']);
  expect(chooseQuestions([neverMet('x'), neverMet('y')], 1)).toEqual(['x']);
});

test('among equals the order of the course decides, so that the choice is the same each time', () => {
  const encounters = [met('first', 5), met('second', 5), met('third', 5)];

  expect(chooseQuestions(encounters, 2)).toEqual(['first', 'second']);
  expect(chooseQuestions(encounters, 2)).toEqual(chooseQuestions([...encounters], 2));
});

test('there are no more questions than there are, and none when none is wanted', () => {
  expect(chooseQuestions([met('only', 1)], 3)).toEqual(['only']);
  expect(chooseQuestions([met('only', 1)], 0)).toEqual([]);
});
