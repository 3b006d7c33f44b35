import type { Question } from '@python-learning/curriculum';
import type { Assessment } from '@python-learning/feedback';
import type { RunReport } from '@python-learning/python';
import type { Database } from '../../platform/db/database.ts';
import type { Verdict } from '../../platform/db/learning-tables.ts';
import type { Badges } from '../badges/index.ts';
import {
  changeRecord,
  type LearnerRecord,
  predictionEarning,
  type QuestionTries,
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

/** What a run brought. */
export type KeptRun = {
  points: number;
  /** False where the learner's space is full: everything counts, but no copy of the program was kept. */
  hasCopy: boolean;
};

/** Keeps a run with all that follows from it. */
export function keepRun(
  { db, badges }: { db: Database; badges: Badges },
  run: GradedRun,
  at: Date,
): Promise<KeptRun> {
  const { learnerId, question } = run;
  return changeRecord(db, { learnerId, at }, async (record) => {
    const former = await record.tries.read(learnerId, question.id);
    const hasCopy = await record.storedBytes.hasRoom(learnerId, at);
    if (hasCopy) await addSubmission(record, run, at);
    const number = isGraded(run) ? await addTry(record, run, at) : 0;
    const recovers = followsError(run, former);
    if (recovers) {
      const cause = `${question.id}:${number}`;
      await record.feats.add({ learnerId, kind: 'error-recovered', cause, size: 1, at });
    }
    const points = isSolution(run) ? await keepSolution(record, run, former, at) : 0;
    if (recovers || isSolution(run)) await badges.awardDue(record, learnerId, at);
    return { points, hasCopy };
  });
}

async function keepSolution(
  record: LearnerRecord,
  run: GradedRun,
  { onlyHiddenFailed }: QuestionTries,
  at: Date,
): Promise<number> {
  const { learnerId, question, failedAttempts } = run;
  const feat = { learnerId, cause: question.id, at };
  if (failedAttempts > 0) {
    await record.feats.add({ ...feat, kind: 'solved-after-failed-runs', size: failedAttempts });
  }
  if (onlyHiddenFailed) {
    await record.feats.add({ ...feat, kind: 'hidden-case-recovered', size: 1 });
  }
  await record.solutions.markSolved(learnerId, question.id, at);
  await record.learningDays.add({ learnerId, hasSolution: true, at });
  return record.earnings.earn(learnerId, earningsOf(run), at);
}

function isSolution({ assessment }: GradedRun): boolean {
  return assessment.verdict === 'solved';
}

function isGraded({ assessment }: GradedRun): boolean {
  return assessment.verdict !== 'waiting';
}

/** Whether it ended well after one of the same question that stopped with an error of Python. */
function followsError(run: GradedRun, { lastOutcome }: QuestionTries): boolean {
  return isGraded(run) && run.report.shown.kind === 'finished' && lastOutcome === 'python-error';
}

function earningsOf({ question, assessment }: GradedRun) {
  const guessedRight = assessment.prediction?.matches === true;
  return [questionEarning(question), ...(guessedRight ? [predictionEarning(question.id)] : [])];
}

function addSubmission(
  record: LearnerRecord,
  { learnerId, question, code, report, assessment }: GradedRun,
  at: Date,
): Promise<void> {
  return record.solutions.add({
    learnerId,
    questionId: question.id,
    code,
    verdict: storedVerdict[assessment.verdict],
    outcomeKind: report.shown.kind,
    explanationId: assessment.explanation?.id ?? null,
    onlyHiddenFailed: isOnlyHiddenFailed(assessment),
    at,
  });
}

function addTry(
  { tries }: LearnerRecord,
  { learnerId, question, report, assessment }: GradedRun,
  at: Date,
): Promise<number> {
  return tries.add({
    learnerId,
    questionId: question.id,
    isRight: assessment.verdict === 'solved',
    outcomeKind: report.shown.kind,
    onlyHiddenFailed: isOnlyHiddenFailed(assessment),
    at,
  });
}

/** How the database writes each verdict. */
const storedVerdict = {
  waiting: 'input_required',
  wrong: 'wrong',
  solved: 'correct',
} as const satisfies Record<Assessment['verdict'], Verdict>;

function isOnlyHiddenFailed({ checks }: Assessment): boolean {
  const failed = checks.filter(({ passed }) => !passed);
  return failed.length > 0 && failed.every(({ visible }) => !visible);
}
