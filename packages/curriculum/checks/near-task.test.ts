import { outputOf } from '@python-learning/domain';
import { isNearTask, taskMarks } from '@python-learning/feedback';
import { expect, test } from 'vitest';
import { loadCurriculum } from '../src/load-curriculum.ts';

test('every known wrong program of the course is an attempt, but for starters that nothing was changed in', () => {
  const { milestones } = loadCurriculum();
  const far = milestones.flatMap(({ questions, challenge }) =>
    [...questions, ...(challenge === null ? [] : [challenge])].flatMap((question) => {
      const { starter, solution, wrongPrograms, checks } = question;
      // Whatever a learner writes is an attempt at a task of one's own.
      if (checks.walks !== null) return [];
      const outputs = checks.cases.map(({ evidence }) => outputOf(evidence));
      const marks = taskMarks({ starter, solution, outputs });
      return wrongPrograms
        .filter(
          (program) => !isNearTask(program, marks) && withoutRemarks(program) !== withoutRemarks(starter),
        )
        .map((program) => `${question.id}: ${program}`);
    }),
  );
  expect(far).toEqual([]);
});

function withoutRemarks(source: string): string {
  return source
    .split('\n')
    .map((row) => row.replace(/ *#.*$/, '').trimEnd())
    .filter((row) => row !== '')
    .join('\n');
}
