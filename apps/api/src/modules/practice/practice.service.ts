import type { CodingExercise, Language, RunResult } from '@python-learning/contract';
import type { Question, QuestionCase } from '@python-learning/curriculum';
import { type Assessment, assess } from '@python-learning/feedback';
import type { CaseSetup, PythonEngine, RunReport } from '@python-learning/python';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Verdict } from '../../platform/db/learning-tables.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Badges } from '../badges/index.ts';
import type { Course } from '../course/index.ts';
import {
  changeRecord,
  createLearnerRecord,
  type LearnerRecord,
  predictionEarning,
  questionEarning,
} from '../record/index.ts';
import { codingExercise } from './coding-exercise.ts';
import { engineRefusal } from './engine-refusal.ts';
import { programClockMs, replaySeed } from './replay.ts';
import { type GivenInputs, shownInputs } from './run-inputs.ts';
import { runResult } from './run-result.ts';

type PracticeDeps = {
  db: Database;
  clock: Clock;
  engine: PythonEngine;
  limiter: RateLimiter;
  course: Course;
  badges: Badges;
  /** How often one learner may run a program. */
  runsPerMinute: number;
  /** Hears which explanation each run got; null for a run that needed none. */
  onExplained: (explanation: string | null) => void;
};

type Submission = GivenInputs & {
  learnerId: string;
  questionId: string;
  code: string;
  language: Language;
  signal: AbortSignal;
};

export interface PracticeService {
  /** @throws AppError `not_found`, `subscription_required` */
  getExercise(who: { learnerId: string; milestoneId: string; language: Language }): Promise<CodingExercise>;
  /**
   * Runs a program and says whether it solves the question. A program that fails is a result, not an error.
   * @throws AppError `not_found`, `subscription_required`, `too_many_requests`, `engine_busy`, `payload_too_large`
   */
  submit(submission: Submission): Promise<RunResult>;
}

export function createPracticeService(deps: PracticeDeps): PracticeService {
  return {
    getExercise: async ({ learnerId, milestoneId, language }) => {
      const milestone = await deps.course.getOpenMilestone(learnerId, milestoneId);
      const { questions, challenge } = milestone;
      const ids = [...questions, ...(challenge === null ? [] : [challenge])].map(({ id }) => id);
      const records = await createLearnerRecord(deps.db).solutions.listRecords(learnerId, ids);
      return codingExercise(milestone, records, language);
    },
    submit: (submission) => submit(deps, submission),
  };
}

async function submit(deps: PracticeDeps, submission: Submission): Promise<RunResult> {
  const { learnerId, questionId, code, language } = submission;
  const question = await deps.course.getOpenQuestion(learnerId, questionId);
  await deps.limiter.take(`run:${learnerId}`, deps.runsPerMinute, 60);
  const report = await run(deps.engine, question, submission);
  const failedAttempts = await createLearnerRecord(deps.db).solutions.countFailed(learnerId, questionId);
  const assessment = assess({ question: question.checks, source: code, report, language, failedAttempts });
  deps.onExplained(assessment.explanation?.id ?? null);
  const pointsAwarded = await keep(deps, { submission, question, report, assessment });
  const solutionNote = isSolution(assessment) ? question.explanationHtml[language] : null;
  return runResult(assessment, { pointsAwarded, solutionNote });
}

function run(engine: PythonEngine, question: Question, submission: Submission): Promise<RunReport> {
  const { learnerId, questionId, code, signal } = submission;
  const shown = shownInputs(submission, question.usesSampleInput ? question.sampleInputs : null);
  return engine
    .run({
      owner: learnerId,
      source: code,
      inputs: shown.lines,
      inputsAreComplete: shown.isComplete,
      cases: question.checks.cases.map(caseSetup),
      seed: replaySeed({ learnerId, questionId, code }),
      clockMs: programClockMs,
      signal,
    })
    .catch((error: unknown) => {
      throw engineRefusal(error);
    });
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

type Graded = { submission: Submission; question: Question; report: RunReport; assessment: Assessment };

/** Keeps the submission and, when it solves the question, what that earns. Resolves with the points earned by it. */
async function keep(deps: PracticeDeps, graded: Graded): Promise<number> {
  const at = deps.clock.now();
  if (!isSolution(graded.assessment)) {
    await addSubmission(createLearnerRecord(deps.db), graded, at);
    return 0;
  }
  const { learnerId } = graded.submission;
  return changeRecord(deps.db, { learnerId, at }, async (record) => {
    await addSubmission(record, graded, at);
    await record.solutions.markSolved(learnerId, graded.question.id, at);
    const points = await record.earnings.earn(learnerId, earningsOf(graded), at);
    await deps.badges.awardDue(record, learnerId, at);
    return points;
  });
}

function isSolution({ status, is_correct }: Assessment): boolean {
  return status === 'finished' && is_correct;
}

function earningsOf({ question, assessment }: Graded) {
  const guessedRight = assessment.prediction?.matches === true;
  return [questionEarning(question), ...(guessedRight ? [predictionEarning(question.id)] : [])];
}

function addSubmission(
  record: LearnerRecord,
  { submission, report, assessment }: Graded,
  at: Date,
): Promise<void> {
  return record.solutions.add({
    learnerId: submission.learnerId,
    questionId: submission.questionId,
    code: submission.code,
    verdict: verdictOf(assessment),
    outcomeKind: report.shown.kind,
    explanationId: assessment.explanation?.id ?? null,
    at,
  });
}

function verdictOf(assessment: Assessment): Verdict {
  if (assessment.status === 'input_required') return 'input_required';
  return assessment.is_correct ? 'correct' : 'wrong';
}
