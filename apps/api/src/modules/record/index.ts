import { type Database, type Handle, withTransaction } from '../../platform/db/database.ts';
import { type AnswersRepository, createAnswersRepository } from './answers.repository.ts';
import { type BadgeFactsRepository, createBadgeFactsRepository } from './badge-facts.repository.ts';
import { createEarningsRepository, type EarningsRepository } from './earnings.repository.ts';
import { createFeatsRepository, type FeatsRepository } from './feats.repository.ts';
import { createLearningDaysRepository, type LearningDaysRepository } from './learning-days.repository.ts';
import { createProgressRepository, type ProgressRepository } from './progress.repository.ts';
import { createSolutionsRepository, type SolutionsRepository } from './solutions.repository.ts';
import { createStoredBytesRepository, type StoredBytesRepository } from './stored-bytes.repository.ts';
import { createTriesRepository, type TriesRepository } from './tries.repository.ts';

export type { BadgeRecord, PersonalizedSolved } from './badge-facts.repository.ts';
export type { Earning } from './earnings.repository.ts';
export { dayEndsAtHour, learningDay } from './learning-day.ts';
export type { LearningDay } from './learning-days.repository.ts';
export * from './points.ts';
export { keepProgram } from './programs.repository.ts';
export type { ProgressRecord } from './progress.repository.ts';
export type { QuestionRecord, Solution } from './solutions.repository.ts';
export { storageRules } from './storage-rules.ts';
export { bytesOf } from './stored-bytes.repository.ts';
export { sweepRecords } from './sweep-records.ts';
export type { QuestionTries } from './tries.repository.ts';
export type { WeekChoices } from './week-choices.ts';

/** What a learner has done and earned: facts, from which everything that is shown or unlocked is computed. */
export type LearnerRecord = {
  progress: ProgressRepository;
  earnings: EarningsRepository;
  solutions: SolutionsRepository;
  tries: TriesRepository;
  storedBytes: StoredBytesRepository;
  answers: AnswersRepository;
  feats: FeatsRepository;
  learningDays: LearningDaysRepository;
  badgeFacts: BadgeFactsRepository;
};

export function createLearnerRecord(handle: Handle): LearnerRecord {
  return {
    progress: createProgressRepository(handle),
    earnings: createEarningsRepository(handle),
    solutions: createSolutionsRepository(handle),
    tries: createTriesRepository(handle),
    storedBytes: createStoredBytesRepository(handle),
    answers: createAnswersRepository(handle),
    feats: createFeatsRepository(handle),
    learningDays: createLearningDaysRepository(handle),
    badgeFacts: createBadgeFactsRepository(handle),
  };
}

/**
 * Changes the record of one learner: all of it happens, or none. Changes of the same learner come one after
 * the other, so that each sees what the former did.
 */
export function changeRecord<T>(
  db: Database,
  { learnerId, at }: { learnerId: string; at: Date },
  change: (record: LearnerRecord, handle: Handle) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (handle) => {
    const record = createLearnerRecord(handle);
    await record.progress.lock(learnerId, at);
    return change(record, handle);
  });
}
