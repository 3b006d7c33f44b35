import type { Handle } from '../../platform/db/database.ts';
import type { LearnerRecord } from '../record/index.ts';
import type { LearnersExercise } from './exercise.repository.ts';
import { homeDayOf } from './home-day.ts';
import { createPointsRepository } from './points.repository.ts';
import { type PointsKind, pointsByDifficulty, pointsLeft, pointsOfCustom, reasonPrefix } from './points.ts';

type Transaction = { record: LearnerRecord; handle: Handle };

type Done = {
  learnerId: string;
  exercise: LearnersExercise;
  /** This run does what the exercise asks. */
  isSolved: boolean;
  ranWell: boolean;
  at: Date;
};

/**
 * Earns what a run is worth: a solved exercise its points, a question of the learner's own a few for its first whole
 * run. Each exercise once, and a day has an end. In a transaction that holds the learner's record.
 */
export async function earnFor({ record, handle }: Transaction, done: Done): Promise<number> {
  const worth = worthOf(done);
  if (worth === null) return 0;
  const { learnerId, exercise, at } = done;
  const since = homeDayOf(at).startsAt;
  const today = await createPointsRepository(handle).earnedSince(learnerId, worth.kind, since);
  const points = pointsLeft(worth.kind, worth.points, today);
  if (points === 0) return 0;
  return record.earnings.earn(learnerId, [{ reason: reasonPrefix[worth.kind] + exercise.id, points }], at);
}

/** What was earned before is not earned again; a day that was full is not made up for later. */
function worthOf({ exercise, isSolved, ranWell }: Done): { kind: PointsKind; points: number } | null {
  if (exercise.isCustom) {
    const isFirst =
      exercise.kind === 'practice' ? ranWell && !exercise.ranWell : isNewlySolved(exercise, isSolved);
    return isFirst ? { kind: 'custom', points: pointsOfCustom } : null;
  }
  if (!isNewlySolved(exercise, isSolved)) return null;
  return { kind: 'exercises', points: pointsByDifficulty[exercise.difficulty] };
}

function isNewlySolved({ completedAt }: LearnersExercise, isSolved: boolean): boolean {
  return isSolved && completedAt === null;
}
