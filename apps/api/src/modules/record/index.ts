import { type Database, type Handle, withTransaction } from '../../platform/db/database.ts';
import { type AnswersRepository, createAnswersRepository } from './answers.repository.ts';
import { type AttemptsRepository, createAttemptsRepository } from './attempts.repository.ts';
import { type AwardsRepository, createAwardsRepository } from './awards.repository.ts';
import { type BadgeFactsRepository, createBadgeFactsRepository } from './badge-facts.repository.ts';
import { createHelpRepository, type HelpRepository } from './help.repository.ts';
import { createLearnerEventsRepository, type LearnerEventsRepository } from './learner-events.repository.ts';
import { createLearningDaysRepository, type LearningDaysRepository } from './learning-days.repository.ts';
import { createProgramsRepository, type ProgramsRepository } from './programs.repository.ts';
import { createProgressRepository, type ProgressRepository } from './progress.repository.ts';
import { createResultsRepository, type ResultsRepository } from './results.repository.ts';
import { createRunsRepository, type RunsRepository } from './runs.repository.ts';
import { createSolutionsRepository, type SolutionsRepository } from './solutions.repository.ts';
import { createStoredBytesRepository, type StoredBytesRepository } from './stored-bytes.repository.ts';
import { createTaskChoicesRepository, type TaskChoicesRepository } from './task-choices.repository.ts';

export {
  type AttemptCounts,
  attemptCounts,
  type CountedAttempt,
  countsOf,
  noAttempt,
} from './attempts.repository.ts';
export type { BadgeRecord, PersonalizedSolved } from './badge-facts.repository.ts';
export {
  createCourseReportRepository,
  type ExplanationFigure,
  type QuestionFigures,
} from './course-report.repository.ts';
export { type FirstGuess, firstGuessOf, recordingFirstGuess } from './first-guesses.repository.ts';
export { type HelpState, noHelp, openedRung } from './help.repository.ts';
export type { LearningDay } from './learning-days.repository.ts';
export * from './points.ts';
export type { ProgressRecord } from './progress.repository.ts';
export {
  type AwardKind,
  type LearnerEventKind,
  type MarkKind,
  markKinds,
  type TaskKind,
  type TaskRef,
  type Verdict,
} from './record.tables.ts';
export type { TaskState } from './results.repository.ts';
export type { ShownRecord } from './shown-record.repository.ts';
export type { QuestionRecord, Solution } from './solutions.repository.ts';
export { storageRules } from './storage-rules.ts';
export type { AnswersTable, CountedTable } from './storage-sweep.repository.ts';
export { sweepRecords } from './sweep-records.ts';
export { nothingChosen, type TaskChoices } from './task-choices.repository.ts';
export type { WeekChoices } from './week-choices.ts';

/** A learner's facts, from which everything shown or unlocked is computed. */
export type LearnerRecord = {
  progress: ProgressRepository;
  awards: AwardsRepository;
  programs: ProgramsRepository;
  runs: RunsRepository;
  results: ResultsRepository;
  solutions: SolutionsRepository;
  attempts: AttemptsRepository;
  help: HelpRepository;
  choices: TaskChoicesRepository;
  storedBytes: StoredBytesRepository;
  answers: AnswersRepository;
  learnerEvents: LearnerEventsRepository;
  learningDays: LearningDaysRepository;
  badgeFacts: BadgeFactsRepository;
};

export function createLearnerRecord(handle: Handle): LearnerRecord {
  return {
    progress: createProgressRepository(handle),
    awards: createAwardsRepository(handle),
    programs: createProgramsRepository(handle),
    runs: createRunsRepository(handle),
    results: createResultsRepository(handle),
    solutions: createSolutionsRepository(handle),
    attempts: createAttemptsRepository(handle),
    help: createHelpRepository(handle),
    choices: createTaskChoicesRepository(handle),
    storedBytes: createStoredBytesRepository(handle),
    answers: createAnswersRepository(handle),
    learnerEvents: createLearnerEventsRepository(handle),
    learningDays: createLearningDaysRepository(handle),
    badgeFacts: createBadgeFactsRepository(handle),
  };
}

/** @param storedBytes bytes that were stored for the learner before the change */
type Change<T> = (record: LearnerRecord, handle: Handle, storedBytes: number) => Promise<T>;

/** Changes the record of one learner in one transaction. */
export function changeRecord<T>(
  db: Database,
  { learnerId, at }: { learnerId: string; at: Date },
  change: Change<T>,
): Promise<T> {
  return withTransaction(db, (handle) => changeRecordIn(handle, { learnerId, at }, change));
}

/**
 * Changes the record of one learner in a transaction that has changed nothing yet. Locks the record first, so that changes
 * of the same learner are serialized and each sees the one before.
 */
export async function changeRecordIn<T>(
  handle: Handle,
  { learnerId, at }: { learnerId: string; at: Date },
  change: Change<T>,
): Promise<T> {
  const record = createLearnerRecord(handle);
  const storedBytes = await record.progress.lock(learnerId, at);
  return change(record, handle, storedBytes);
}
