import { expect, test } from 'vitest';
import { chooseQuestions, type Encounter } from './choose-questions.ts';

const met = (mcqId: string, day: number, needsReview = false): Encounter => ({
  mcqId,
  needsReview,
  lastMetAt: new Date(Date.UTC(2026, 0, day)),
});
const now = new Date(Date.UTC(2026, 1, 1));
const neverMet = (mcqId: string): Encounter => ({ mcqId, needsReview: false, lastMetAt: null });

test('what the learner got wrong comes before what was right, however long ago that was', () => {
  const encounters = [met('right-long-ago', 1), met('wrong-lately', 20, true), met('right-lately', 21)];

  expect(chooseQuestions(encounters, 2, now)).toEqual(['wrong-lately', 'right-long-ago']);
});

test('of what was wrong, and of what was right, the longest unmet comes first', () => {
  const encounters = [met('b', 9, true), met('a', 2, true), met('d', 8), met('c', 3)];

  expect(chooseQuestions(encounters, 4, now)).toEqual(['a', 'b', 'c', 'd']);
});

test('what was never met fills up what is missing, in the order of the course', () => {
  expect(chooseQuestions([neverMet('x'), met('a', 5), neverMet('y')], 3, now)).toEqual(['a', 'x', 'y']);
  expect(chooseQuestions([neverMet('x'), neverMet('y')], 1, now)).toEqual(['x']);
});

test('among equals the order of the course decides, so that the choice is the same each time', () => {
  const encounters = [met('first', 5), met('second', 5), met('third', 5)];

  expect(chooseQuestions(encounters, 2, now)).toEqual(['first', 'second']);
  expect(chooseQuestions(encounters, 2, now)).toEqual(chooseQuestions([...encounters], 2, now));
});

test('there are no more questions than there are, and none when none is wanted', () => {
  expect(chooseQuestions([met('only', 1)], 3, now)).toEqual(['only']);
  expect(chooseQuestions([met('only', 1)], 0, now)).toEqual([]);
});

test('a question met within the last day is left out, also when it went wrong', () => {
  const encounters = [met('today', 31), met('wrong-today', 31, true), met('yesterday', 30)];
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 31, hours));

  expect(chooseQuestions(encounters, 3, at(12))).toEqual(['yesterday']);
  expect(chooseQuestions(encounters, 3, at(23))).toEqual(['yesterday']);
  expect(chooseQuestions(encounters, 3, at(24))).toEqual(['wrong-today', 'yesterday', 'today']);
});
