import { learningDaySpan } from '@python-learning/domain';
import type { AttemptCounts, LearnerRecord } from '../record/index.ts';
import type { Exercise } from './exercise.repository.ts';
import { type PointsKind, pointsByDifficulty, pointsLeft, pointsOfCustom } from './points.ts';

type Done = {
  learnerId: string;
  exercise: Exercise;
  /** Attempts before this run. */
  before: Pick<AttemptCounts, 'wasSolved' | 'ranWell'>;
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
function worthOf({ exercise, before, isSolved, ranWell }: Done): { kind: PointsKind; points: number } | null {
  const isNewlySolved = isSolved && !before.wasSolved;
  if (exercise.isCustom) {
    const isFirst = exercise.kind === 'practice' ? ranWell && !before.ranWell : isNewlySolved;
    return isFirst ? { kind: 'custom', points: pointsOfCustom } : null;
  }
  if (!isNewlySolved) return null;
  return { kind: 'personalized', points: pointsByDifficulty[exercise.difficulty] };
}
