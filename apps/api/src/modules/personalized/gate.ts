import type { Curriculum } from '@python-learning/curriculum';
import type { Handle } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createLearnerRecord, milestoneEarning } from '../record/index.ts';

/**
 * Lets in who has completed the last milestone of the course at any time: beginning a part of it anew closes nothing.
 * @throws AppError `personalized_locked`
 */
export async function requireCourseCompleted(
  db: Handle,
  { milestones }: Pick<Curriculum, 'milestones'>,
  learnerId: string,
): Promise<void> {
  const last = milestones.at(-1);
  const { earnings } = createLearnerRecord(db);
  if (last === undefined || !(await earnings.has(learnerId, milestoneEarning(last.id).reason))) {
    throw new AppError('personalized_locked');
  }
}
