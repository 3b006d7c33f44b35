import { loadCurriculum, type Milestone } from '@python-learning/curriculum';
import { describe, expect, test } from 'vitest';
import {
  exerciseAward,
  mcqFirstAward,
  milestoneAward,
  predictionAward,
  questionAward,
  videosAward,
} from './index.ts';

const { milestones } = loadCurriculum();

/** Everything that a milestone can award, without its challenge. */
function awardsOf({ id, questions, mcqs }: Milestone) {
  const predicted = questions.filter(({ kind }) => kind === 'predict');
  return [
    videosAward(id),
    ...questions.map((question) => questionAward(question)),
    ...predicted.map((question) => predictionAward(question.id)),
    ...mcqs.map((mcq) => mcqFirstAward(mcq.id)),
    exerciseAward(id),
    milestoneAward(id),
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
        count(['modify', 'complete', 'fix', 'make', 'input', 'free']) * 10 +
        count(['project']) * 20;

      expect(sum(awardsOf(milestone))).toBe(10 + practice + 15 + 2 * mcqs.length + 20);
    },
  );

  test('have a reason of their own each, so that none is earned twice and none in the place of another', () => {
    const reasons = milestones.flatMap(awardsOf).map(({ kind, subject }) => `${kind} ${subject}`);

    expect(new Set(reasons).size).toBe(reasons.length);
  });

  test('are twenty for each challenge, which nobody has to solve', () => {
    for (const { challenge } of written) expect(challenge?.points).toBe(20);
  });
});

function sum(awards: readonly { points: number }[]): number {
  return awards.reduce((total, { points }) => total + points, 0);
}
