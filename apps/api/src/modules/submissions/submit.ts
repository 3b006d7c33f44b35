import type { Language, QuestionChecks, RunReport } from '@python-learning/domain';
import type { Assessment } from '@python-learning/feedback';
import type { CaseSetup, RunRequest } from '@python-learning/python';
import type { Database, Handle } from '../../platform/db/database.ts';
import { changeRecord, type LearnerRecord } from '../record/index.ts';
import type { TranslatedAssessment } from './assessing/translated.ts';
import type { ShownInputs } from './run-inputs.ts';
import { type RefuseRun, type RunDeps, runProgram } from './run-program.ts';

export type SubmitDeps = RunDeps & { db: Database };

/** One program that a learner sent to be judged. */
export type Attempt = {
  learnerId: string;
  code: string;
  language: Language;
  /** When it arrived: drafts typed while the program runs are newer. */
  at: Date;
  signal: AbortSignal;
  refuse: RefuseRun;
};

/** What a program is sent for: a question, a personalized exercise, or the program of a lesson. */
export interface Task {
  /** Part of the seed, so that the same program for the same task runs the same. */
  readonly id: string;
  readonly checks: QuestionChecks;
  /** The part of each case that the sandbox gets: never the expected result. */
  readonly cases: readonly CaseSetup[];
  readonly shown: ShownInputs;
  /** Lower limits of the run than usual. */
  readonly limits?: RunRequest['limits'];
  /** Failed attempts before this one, which unlock hints. Asked after the run. */
  failedAttempts(): Promise<number>;
  /** Stores the run and its consequences, and returns the points awarded; null where nothing is stored. */
  readonly store: ((transaction: Transaction, run: JudgedRun) => Promise<number>) | null;
}

/** The learner's record is locked. */
export type Transaction = { record: LearnerRecord; handle: Handle };

export type JudgedRun = {
  attempt: Attempt;
  report: RunReport;
  assessment: Assessment;
  failedAttempts: number;
  /** False when the learner's storage is full: everything counts, but the program is not saved. */
  hasCopy: boolean;
};

export type Submitted = TranslatedAssessment & {
  points: number;
  hasCopy: boolean;
  /** Failed attempts, this one included. */
  failures: number;
};

/** Milliseconds of processor time. A usual explanation takes 2, which is not worth a query. */
const chargedFromMs = 20;

/**
 * Runs a program, judges it and stores what follows from it.
 */
export async function submit(deps: SubmitDeps, task: Task, attempt: Attempt): Promise<Submitted> {
  const { learnerId, code, language, at } = attempt;
  const report = await runProgram(deps, { ...attempt, taskId: task.id }, task);
  const failedAttempts = await task.failedAttempts();
  const asked = { question: task.checks, source: code, report, language, failedAttempts };
  const { assessment, translations, cpuMs } = await deps.assessor.assess(asked, learnerId);
  if (cpuMs >= chargedFromMs) deps.runTime.add(learnerId, cpuMs);
  deps.onExplained(assessment.explanation?.id ?? null);
  const failures = failedAttempts + (assessment.verdict === 'wrong' ? 1 : 0);
  const { store } = task;
  if (store === null) return { assessment, translations, failures, points: 0, hasCopy: true };
  return changeRecord(deps.db, { learnerId, at }, async (record, handle) => {
    const hasCopy = await record.storedBytes.hasRoom(learnerId, at);
    const run = { attempt, report, assessment, failedAttempts, hasCopy };
    return { assessment, translations, failures, points: await store({ record, handle }, run), hasCopy };
  });
}
