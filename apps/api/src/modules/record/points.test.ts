import { loadCurriculum, type Milestone } from '@python-learning/curriculum';
import { describe, expect, test } from 'vitest';
import {
  exerciseEarning,
  mcqFirstEarning,
  milestoneEarning,
  predictionEarning,
  questionEarning,
  videosEarning,
} from './index.ts';

const { milestones } = loadCurriculum();

/** Everything that a milestone can give, challenges left out. */
function earningsOf({ id, questions, mcqs }: Milestone) {
  const predicted = questions.filter(({ kind }) => kind === 'predict');
  return [
    videosEarning(id),
    ...questions.map(questionEarning),
    ...predicted.map((question) => predictionEarning(question.id)),
    ...mcqs.map((mcq) => mcqFirstEarning(mcq.id)),
    exerciseEarning(id),
    milestoneEarning(id),
  ];
}

describe('the points of the course', () => {
  const written = milestones.filter(({ questions }) => questions.length > 0);

  test.each(written.map((milestone) => [milestone.id, milestone] as const))(
    'are those of its rules in %s',
    (_id, milestone) => {
      const { questions, mcqs } = milestone;
      const count = (kinds: readonly string[]) => questions.filter(({ kind }) => kinds.includes(kind)).length;
      const practice =
        count(['predict']) * (5 + 2) +
        count(['modify', 'complete', 'fix', 'make', 'input']) * 10 +
        count(['project']) * 20;

      expect(sum(earningsOf(milestone))).toBe(10 + practice + 15 + 2 * mcqs.length + 20);
    },
  );

  test('have a reason of their own each, so that none is earned twice and none in the place of another', () => {
    const reasons = milestones.flatMap(earningsOf).map(({ reason }) => reason);

    expect(new Set(reasons).size).toBe(reasons.length);
  });

  test('are twenty for each challenge, which nobody has to solve', () => {
    for (const { challenge } of written) expect(challenge?.points).toBe(20);
  });
});

function sum(earnings: readonly { points: number }[]): number {
  return earnings.reduce((total, { points }) => total + points, 0);
}
