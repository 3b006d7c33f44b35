import { expect, test } from 'vitest';
import { sampleMilestone, sampleQuestion } from '../../../testing/index.ts';
import { programDigest } from '../programs/index.ts';
import { createCoursePrograms } from './course-programs.ts';

test('the solution of a retired question is a program of the course, as that of any other', () => {
  const retired = { ...sampleQuestion('first-input'), solution: 'print("old")' };
  const programs = createCoursePrograms([{ ...sampleMilestone('first'), retired: [retired] }]);

  expect(programs.hasDigest(programDigest(sampleQuestion('first-predict').solution))).toBe(true);
  expect(programs.hasDigest(programDigest('print("old")'))).toBe(true);
  expect(programs.hasDigest(programDigest('print("mine")'))).toBe(false);
});
