import { learningDaySpan } from '@python-learning/domain';
import type { LearnerRecord } from '../record/index.ts';
import type { LearnersExercise } from './exercise.repository.ts';
import { type PointsKind, pointsByDifficulty, pointsLeft, pointsOfCustom } from './points.ts';

type Done = {
  learnerId: string;
  exercise: LearnersExercise;
  /** This run does what the exercise asks. */
  isSolved: boolean;
  ranWell: boolean;
  at: Date;
};

/**
 * Awards the points of a run: by difficulty for a solved exercise, a few for a custom one that is solved or, in free
 * practice, runs without an error. Each exercise counts once, up to a daily limit. Resolves with the points added.
 * The record must be locked by the transaction.
 */
export async function awardFor({ awards }: LearnerRecord, done: Done): Promise<number> {
  const worth = worthOf(done);
  if (worth === null) return 0;
  const { learnerId, exercise, at } = done;
  const since = learningDaySpan(at).startsAt;
  const today = await awards.sumSince(learnerId, worth.kind, since);
  const points = pointsLeft(worth.kind, worth.points, today);
  if (points === 0) return 0;
  return awards.award(learnerId, [{ kind: worth.kind, subject: exercise.id, points }], at);
}

/** Null when the points were awarded before. Points lost to the daily limit stay lost. */
function worthOf({ exercise, isSolved, ranWell }: Done): { kind: PointsKind; points: number } | null {
  if (exercise.isCustom) {
    const isFirst =
      exercise.kind === 'practice' ? ranWell && !exercise.ranWell : isNewlySolved(exercise, isSolved);
    return isFirst ? { kind: 'custom', points: pointsOfCustom } : null;
  }
  if (!isNewlySolved(exercise, isSolved)) return null;
  return { kind: 'personalized', points: pointsByDifficulty[exercise.difficulty] };
}

function isNewlySolved({ completedAt }: LearnersExercise, isSolved: boolean): boolean {
  return isSolved && completedAt === null;
}
