import { describe, expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import { milestoneAward } from '../record/index.ts';
import { awardedKinds, milestonesOf } from './certificate-rules.ts';

const course = sampleCourse();

/** The sample course with the given number of milestones, of which the first `free` are free. */
function courseOf({ milestones, free }: { milestones: number; free: number }) {
  const [first] = course.milestones;
  if (first === undefined) throw new Error('The sample course has no milestone.');
  return {
    milestones: Array.from({ length: milestones }, (_, index) => ({
      ...first,
      id: `m${index + 1}`,
      order: index + 1,
      isFree: index < free,
      questions: [],
    })),
  };
}
const reasons = (count: number) =>
  Array.from({ length: count }, (_, index) => milestoneAward(`m${index + 1}`));

describe.each([
  { milestones: 15, free: 4 },
  { milestones: 16, free: 5 },
  { milestones: 3, free: 1 },
])('a course of $milestones milestones, $free of them free', (size) => {
  test('has a certificate for its free milestones, and one for all', () => {
    expect(milestonesOf('starter', courseOf(size))).toHaveLength(size.free);
    expect(milestonesOf('course', courseOf(size))).toHaveLength(size.milestones);
  });

  test('gives each when the last of its milestones is done, and not before', () => {
    const awarded = (done: number) => awardedKinds(courseOf(size), reasons(done));
    expect(awarded(size.free - 1)).toEqual([]);
    expect(awarded(size.free)).toEqual(['starter']);
    expect(awarded(size.milestones - 1)).toEqual(['starter']);
    expect(awarded(size.milestones)).toEqual(['starter', 'course']);
  });
});

test('a course without free milestones gives no certificate for nothing', () => {
  expect(awardedKinds(courseOf({ milestones: 2, free: 0 }), [])).toEqual([]);
});
