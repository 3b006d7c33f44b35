import {
  type CodingExercise,
  type Draft,
  type Language,
  messageByCode,
  type RunResult,
} from '@python-learning/contract';
import type { Question, QuestionCase } from '@python-learning/curriculum';
import type { CaseSetup, RunReport } from '@python-learning/python';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Badges } from '../badges/index.ts';
import type { Course } from '../course/index.ts';
import { changeRecord, createLearnerRecord } from '../record/index.ts';
import { allQuestions, codingExercise } from './coding-exercise.ts';
import { type DraftTimes, draftsPerMinute, whenWritten } from './draft-time.ts';
import { keepRun } from './keep-run.ts';
import { type GivenInputs, shownInputs } from './run-inputs.ts';
import { type RunDeps, runProgram } from './run-program.ts';
import { runResult } from './run-result.ts';
import { continuedIds } from './starter.ts';
import { type Trial, tryOut } from './try-out.ts';

type PracticeDeps = RunDeps & { db: Database; clock: Clock; course: Course; badges: Badges };

type Submission = GivenInputs & {
  learnerId: string;
  questionId: string;
  code: string;
  language: Language;
  signal: AbortSignal;
};

type NewDraft = DraftTimes & { learnerId: string; questionId: string; code: string };

export interface PracticeService {
  /** @throws AppError `not_found`, `subscription_required` */
  getExercise(who: { learnerId: string; milestoneId: string; language: Language }): Promise<CodingExercise>;
  /**
   * Runs a program and says whether it solves the question. A program that fails is a result, not an error.
   * @throws AppError `not_found`, `subscription_required`, `too_many_requests`, `run_time_used`, `engine_busy`, `payload_too_large`
   */
  submit(submission: Submission): Promise<RunResult>;
  /**
   * Runs what a learner made of a program that a lesson has shown. Nothing of it is graded or kept.
   * @throws AppError `not_found`, `subscription_required`, `too_many_requests`, `run_time_used`, `engine_busy`, `payload_too_large`
   */
  tryOut(trial: Trial): Promise<RunResult>;
  /**
   * Keeps what is being typed, and answers what is the newest now: another device may have been later. Also where the
   * question is closed: a subscription may end in the middle of a line, and what was typed is the learner's.
   * @throws AppError `not_found`, `too_many_requests`, `storage_full`
   */
  saveDraft(draft: NewDraft): Promise<Draft>;
}

export function createPracticeService(deps: PracticeDeps): PracticeService {
  return {
    getExercise: async ({ learnerId, milestoneId, language }) => {
      const milestone = await deps.course.getOpenMilestone(learnerId, milestoneId);
      const questions = allQuestions(milestone);
      const { solutions } = createLearnerRecord(deps.db);
      const ids = questions.map(({ id }) => id);
      const records = await solutions.listRecords(learnerId, ids);
      const continued = await solutions.listSolutions(learnerId, continuedIds(questions));
      return codingExercise(milestone, { records, solutions: continued }, language);
    },
    submit: (submission) => submit(deps, submission),
    tryOut: (trial) => tryOut(deps, trial),
    saveDraft: (draft) => saveDraft(deps, draft),
  };
}

async function saveDraft(deps: PracticeDeps, draft: NewDraft): Promise<Draft> {
  const { learnerId, questionId, code } = draft;
  deps.course.getQuestion(questionId);
  await deps.limiter.take(`draft:${learnerId}`, draftsPerMinute, 60);
  const writtenAt = whenWritten(draft, deps.clock.now());
  const at = deps.clock.now();
  const [known] = await changeRecord(deps.db, { learnerId, at }, async ({ solutions, storedBytes }) => {
    if (!(await storedBytes.hasRoom(learnerId, at))) throw new AppError('storage_full');
    await solutions.keepDraft({ learnerId, questionId, code, writtenAt });
    return solutions.listRecords(learnerId, [questionId]);
  });
  const newest = known?.last ?? { code, writtenAt };
  return { code: newest.code, written_at: newest.writtenAt.toISOString() };
}

async function submit(deps: PracticeDeps, submission: Submission): Promise<RunResult> {
  const { learnerId, questionId, code, language } = submission;
  // What is typed while the program runs is newer than the program.
  const at = deps.clock.now();
  const question = await deps.course.getOpenQuestion(learnerId, questionId);
  const report = await runForQuestion(deps, question, submission);
  const { failed: failedAttempts } = await createLearnerRecord(deps.db).tries.read(learnerId, questionId);
  const run = { source: code, report, language, failedAttempts };
  const assessment = await deps.assessor.assess({ ...run, question: question.checks });
  deps.onExplained(assessment.explanation?.id ?? null);
  const kept = { learnerId, question, code, report, assessment, failedAttempts };
  const { points: pointsAwarded, hasCopy } = await keepRun(deps, kept, at);
  const isSolved = assessment.verdict === 'solved';
  const solutionNote = isSolved ? question.explanationHtml[language] : null;
  const result = runResult(assessment, { pointsAwarded, solutionNote });
  return hasCopy ? result : { ...result, storage_notice: messageByCode.storage_full[language] };
}

function runForQuestion(
  deps: RunDeps,
  { id, usesSampleInput, sampleInputs, checks }: Question,
  submission: Submission,
): Promise<RunReport> {
  const shown = shownInputs(submission, usesSampleInput ? sampleInputs : null);
  return runProgram(deps, { ...submission, taskId: id }, { shown, cases: checks.cases.map(caseSetup) });
}

/** What the sandbox hears of a case: never what is expected of the program. */
function caseSetup({ inputs, vary, call, fakeRandom }: QuestionCase): CaseSetup {
  return {
    inputs,
    ...(vary === null ? {} : { vary }),
    ...(call === null ? {} : { call }),
    ...(fakeRandom === null ? {} : { fakeRandom }),
  };
}
