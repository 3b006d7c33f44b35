import type { Curriculum } from '@python-learning/curriculum';
import type { Handle } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createLearnerRecord, milestoneAward } from '../record/index.ts';

/**
 * Requires that the learner has completed the last milestone at any time. A later reset locks nothing again.
 * @throws AppError `personalized_locked`
 */
export async function requireCourseCompleted(
  db: Handle,
  { milestones }: Pick<Curriculum, 'milestones'>,
  learnerId: string,
): Promise<void> {
  const last = milestones.at(-1);
  const { awards } = createLearnerRecord(db);
  if (last === undefined || !(await awards.has(learnerId, milestoneAward(last.id).reason))) {
    throw new AppError('personalized_locked');
  }
}
