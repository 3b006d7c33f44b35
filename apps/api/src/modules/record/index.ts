import { type Database, type Handle, withTransaction } from '../../platform/db/database.ts';
import { type AnswersRepository, createAnswersRepository } from './answers.repository.ts';
import { createEarningsRepository, type EarningsRepository } from './earnings.repository.ts';
import { createProgressRepository, type ProgressRepository } from './progress.repository.ts';
import { createSolutionsRepository, type SolutionsRepository } from './solutions.repository.ts';

export type { Earning } from './earnings.repository.ts';
export * from './points.ts';
export type { ProgressRecord } from './progress.repository.ts';
export type { QuestionRecord } from './solutions.repository.ts';

/** What a learner has done and earned: facts, from which everything that is shown or unlocked is computed. */
export type LearnerRecord = {
  progress: ProgressRepository;
  earnings: EarningsRepository;
  solutions: SolutionsRepository;
  answers: AnswersRepository;
};

export function createLearnerRecord(handle: Handle): LearnerRecord {
  return {
    progress: createProgressRepository(handle),
    earnings: createEarningsRepository(handle),
    solutions: createSolutionsRepository(handle),
    answers: createAnswersRepository(handle),
  };
}

/**
 * Changes the record of one learner: all of it happens, or none. Changes of the same learner come one after
 * the other, so that each sees what the former did.
 */
export function changeRecord<T>(
  db: Database,
  { learnerId, at }: { learnerId: string; at: Date },
  change: (record: LearnerRecord) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (handle) => {
    const record = createLearnerRecord(handle);
    await record.progress.lock(learnerId, at);
    return change(record);
  });
}
