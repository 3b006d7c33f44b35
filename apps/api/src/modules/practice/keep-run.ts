import type { Question } from '@python-learning/curriculum';
import type { Assessment } from '@python-learning/feedback';
import type { RunReport } from '@python-learning/python';
import type { Database } from '../../platform/db/database.ts';
import type { Verdict } from '../../platform/db/learning-tables.ts';
import type { Badges } from '../badges/index.ts';
import {
  changeRecord,
  createLearnerRecord,
  type LearnerRecord,
  predictionEarning,
  questionEarning,
} from '../record/index.ts';

/** A run and what became of it. */
export type GradedRun = {
  learnerId: string;
  question: Question;
  code: string;
  report: RunReport;
  assessment: Assessment;
  /** Runs before it that were graded and found wrong, since the last reset. */
  failedAttempts: number;
};

/** Keeps a run with all that follows from it. Resolves with the points that it earned. */
export async function keepRun(
  { db, badges }: { db: Database; badges: Badges },
  run: GradedRun,
  at: Date,
): Promise<number> {
  const { learnerId } = run;
  if (!isSolution(run) && !(await followsError(createLearnerRecord(db), run))) {
    await addSubmission(createLearnerRecord(db), run, at);
    return 0;
  }
  return changeRecord(db, { learnerId, at }, async (record) => {
    const recovers = await followsError(record, run);
    const id = await addSubmission(record, run, at);
    if (recovers) {
      await record.feats.add({ learnerId, kind: 'error-recovered', cause: id, size: 1, at });
    }
    const points = isSolution(run) ? await keepSolution(record, run, at) : 0;
    await badges.awardDue(record, learnerId, at);
    return points;
  });
}

async function keepSolution(record: LearnerRecord, run: GradedRun, at: Date): Promise<number> {
  const { learnerId, question, failedAttempts } = run;
  const feat = { learnerId, cause: question.id, at };
  if (failedAttempts > 0) {
    await record.feats.add({ ...feat, kind: 'solved-after-failed-runs', size: failedAttempts });
  }
  if (await record.solutions.hasOnlyHiddenFailed(learnerId, question.id)) {
    await record.feats.add({ ...feat, kind: 'hidden-case-recovered', size: 1 });
  }
  await record.solutions.markSolved(learnerId, question.id, at);
  await record.learningDays.add({ learnerId, hasSolution: true, at });
  return record.earnings.earn(learnerId, earningsOf(run), at);
}

function isSolution({ assessment: { status, is_correct } }: GradedRun): boolean {
  return status === 'finished' && is_correct;
}

/** Whether it ended well after one of the same question that stopped with an error of Python. */
async function followsError(record: LearnerRecord, run: GradedRun): Promise<boolean> {
  if (run.assessment.status !== 'finished' || run.report.shown.kind !== 'finished') return false;
  return (await record.solutions.lastOutcome(run.learnerId, run.question.id)) === 'python-error';
}

function earningsOf({ question, assessment }: GradedRun) {
  const guessedRight = assessment.prediction?.matches === true;
  return [questionEarning(question), ...(guessedRight ? [predictionEarning(question.id)] : [])];
}

function addSubmission(
  record: LearnerRecord,
  { learnerId, question, code, report, assessment }: GradedRun,
  at: Date,
): Promise<string> {
  return record.solutions.add({
    learnerId,
    questionId: question.id,
    code,
    verdict: verdictOf(assessment),
    outcomeKind: report.shown.kind,
    explanationId: assessment.explanation?.id ?? null,
    onlyHiddenFailed: onlyHiddenFailed(assessment),
    at,
  });
}

function verdictOf(assessment: Assessment): Verdict {
  if (assessment.status === 'input_required') return 'input_required';
  return assessment.is_correct ? 'correct' : 'wrong';
}

function onlyHiddenFailed({ status, checks }: Assessment): boolean {
  const failed = checks.filter(({ passed }) => !passed);
  return status === 'finished' && failed.length > 0 && failed.every(({ visible }) => !visible);
}
