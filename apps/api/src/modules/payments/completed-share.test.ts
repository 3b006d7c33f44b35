import { describe, expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import { completedShare, isMoreThan, percentOf } from './completed-share.ts';

const course = sampleCourse();
const reasonsOfWhole = (id: string) => [
  `videos:${id}`,
  `question:${id}-predict`,
  `question:${id}-input`,
  `exercise:${id}`,
];

describe('the share of the course that is completed', () => {
  test('is nothing before anything was done', () => {
    expect(completedShare(course, new Set())).toEqual({ done: 0, all: 22 });
  });

  test('counts lessons, coding questions and multiple-choice questions, and no optional challenge', () => {
    expect(completedShare(course, new Set(reasonsOfWhole('first')))).toEqual({ done: 7, all: 22 });
    expect(completedShare(course, new Set(['question:first-predict'])).done).toBe(1);
    expect(completedShare(course, new Set(['question:first-challenge', 'mcq-first:first-c1'])).done).toBe(0);
  });

  test('is everything when everything was done', () => {
    const all = [...['first', 'second', 'fifth'].flatMap(reasonsOfWhole), 'videos:fourth'];
    const share = completedShare(course, new Set(all));
    expect(share).toEqual({ done: 22, all: 22 });
    expect(percentOf(share)).toBe(100);
  });

  test('is compared exactly: eighty percent is not more than eighty', () => {
    expect(isMoreThan({ done: 80, all: 100 }, 80)).toBe(false);
    expect(isMoreThan({ done: 801, all: 1000 }, 80)).toBe(true);
    expect(percentOf({ done: 801, all: 1000 })).toBe(80);
  });

  test('of a course without content is nothing', () => {
    expect(percentOf(completedShare({ milestones: [] }, new Set()))).toBe(0);
    expect(isMoreThan({ done: 0, all: 0 }, 80)).toBe(false);
  });
});
