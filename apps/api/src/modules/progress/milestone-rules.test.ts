import { expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import { furthestOrder, isCompleted } from './milestone-rules.ts';

const course = sampleCourse();

test('a milestone is complete when its video, its code and its exercise are done', () => {
  const marks = [
    { milestoneId: 'first', kind: 'video' },
    { milestoneId: 'first', kind: 'code' },
    { milestoneId: 'second', kind: 'exercise' },
  ] as const;

  expect(isCompleted('first', marks)).toBe(false);
  expect(isCompleted('first', [...marks, { milestoneId: 'first', kind: 'exercise' }])).toBe(true);
  expect(isCompleted('second', marks)).toBe(false);
});

test('a new learner has reached the first milestone only', () => {
  expect(furthestOrder(course, new Set())).toBe(1);
});

test('a completed milestone opens its successor, the last one itself', () => {
  expect(furthestOrder(course, new Set(['first']))).toBe(2);
  expect(furthestOrder(course, new Set(['first', 'fourth', 'second']))).toBe(5);
  expect(furthestOrder(course, new Set(['fifth']))).toBe(5);
});

test('a completed milestone that the course no longer has opens nothing', () => {
  expect(furthestOrder(course, new Set(['gone']))).toBe(1);
});
