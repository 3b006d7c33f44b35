import { describe, expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import type { AwardReason } from '../record/index.ts';
import { completedShare, isMoreThan, percentOf } from './completed-share.ts';

const course = sampleCourse();
const reasonsOfWhole = (id: string): AwardReason[] => [
  { kind: 'videos', subject: id },
  { kind: 'question', subject: `${id}-predict` },
  { kind: 'question', subject: `${id}-input` },
  { kind: 'exercise', subject: id },
];

describe('the share of the course that is completed', () => {
  test('is nothing before anything was done', () => {
    expect(completedShare(course, [])).toEqual({ done: 0, all: 22 });
  });

  test('counts lessons, coding questions and multiple-choice questions, and no optional challenge', () => {
    expect(completedShare(course, reasonsOfWhole('first'))).toEqual({ done: 7, all: 22 });
    expect(completedShare(course, [{ kind: 'question', subject: 'first-predict' }]).done).toBe(1);
    const optional: AwardReason[] = [
      { kind: 'question', subject: 'first-challenge' },
      { kind: 'mcq_first', subject: 'first-c1' },
    ];
    expect(completedShare(course, optional).done).toBe(0);
  });

  test('is everything when everything was done', () => {
    const whole = ['first', 'second', 'fifth'].flatMap(reasonsOfWhole);
    const share = completedShare(course, [...whole, { kind: 'videos', subject: 'fourth' }]);
    expect(share).toEqual({ done: 22, all: 22 });
    expect(percentOf(share)).toBe(100);
  });

  test('is compared exactly: eighty percent is not more than eighty', () => {
    expect(isMoreThan({ done: 80, all: 100 }, 80)).toBe(false);
    expect(isMoreThan({ done: 801, all: 1000 }, 80)).toBe(true);
    expect(percentOf({ done: 801, all: 1000 })).toBe(80);
  });

  test('of a course without content is nothing', () => {
    expect(percentOf(completedShare({ milestones: [] }, []))).toBe(0);
    expect(isMoreThan({ done: 0, all: 0 }, 80)).toBe(false);
  });
});
