import type { Question, QuestionCase } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { Assessment } from '@python-learning/feedback';
import type { CaseSetup } from '@python-learning/python';
import type { Database } from '../../platform/db/database.ts';
import type { Badges } from '../badges/index.ts';
import type { Verdict } from '../record/index.ts';
import {
  type AttemptCounts,
  createLearnerRecord,
  type LearnerRecord,
  predictionAward,
  questionAward,
} from '../record/index.ts';
import {
  type GivenInputs,
  isOnlyHiddenFailed,
  type JudgedRun,
  shownInputs,
  type Task,
} from '../submissions/index.ts';

type QuestionTaskDeps = { db: Database; badges: Badges };

/** A question of the course, as a learner answers it with these input lines. */
export function questionTask(
  { db, badges }: QuestionTaskDeps,
  question: Question,
  { learnerId, language, ...given }: GivenInputs & { learnerId: string; language: Language },
): Task {
  const { id, checks, hints, usesSampleInput, sampleInputs } = question;
  return {
    id,
    checks,
    isChecked: true,
    cases: checks.cases.map(caseSetup),
    shown: shownInputs(given, usesSampleInput ? sampleInputs : null),
    hints,
    solutionNote: question.explanationHtml[language],
    failedAttempts: async () => (await createLearnerRecord(db).attempts.read(learnerId, id)).failed,
    store: ({ record }, run) => storeRun(record, badges, { ...run, question }),
  };
}

function caseSetup({ inputs, vary, call, fakeRandom }: QuestionCase): CaseSetup {
  return {
    inputs,
    ...(vary === null ? {} : { vary }),
    ...(call === null ? {} : { call }),
    ...(fakeRandom === null ? {} : { fakeRandom }),
  };
}

type QuestionRun = JudgedRun & { question: Question };

/** Saves a run and its consequences: points, learner events, the learning day and badges. Returns the points. */
async function storeRun(record: LearnerRecord, badges: Badges, run: QuestionRun): Promise<number> {
  const { attempt, question } = run;
  const { learnerId, at } = attempt;
  const former = await record.attempts.read(learnerId, question.id);
  if (run.hasCopy) await addSubmission(record, run);
  const number = isGraded(run) ? await addAttempt(record, run) : 0;
  const recovers = followsError(run, former);
  if (recovers) {
    const cause = `${question.id}:${number}`;
    await record.learnerEvents.add({ learnerId, kind: 'error-recovered', cause, size: 1, at });
  }
  const points = isSolution(run) ? await storeSolution(record, run, former) : 0;
  if (recovers || isSolution(run)) await badges.awardDue(record, learnerId, at);
  return points;
}

async function storeSolution(
  record: LearnerRecord,
  run: QuestionRun,
  { onlyHiddenFailed }: AttemptCounts,
): Promise<number> {
  const { attempt, question, failedAttempts } = run;
  const { learnerId, at } = attempt;
  const event = { learnerId, cause: question.id, at };
  if (failedAttempts > 0) {
    await record.learnerEvents.add({ ...event, kind: 'solved-after-failed-runs', size: failedAttempts });
  }
  if (onlyHiddenFailed) {
    await record.learnerEvents.add({ ...event, kind: 'hidden-case-recovered', size: 1 });
  }
  await record.solutions.markSolved(learnerId, question.id, at);
  await record.learningDays.add({ learnerId, hasSolution: true, at });
  return record.awards.award(learnerId, awardsOf(run), at);
}

function isSolution({ assessment }: QuestionRun): boolean {
  return assessment.verdict === 'solved';
}

function isGraded({ assessment }: QuestionRun): boolean {
  return assessment.verdict !== 'waiting';
}

/** True for a clean run right after a run of the same question with a Python error. */
function followsError(run: QuestionRun, { lastOutcome }: AttemptCounts): boolean {
  return isGraded(run) && run.report.shown.kind === 'finished' && lastOutcome === 'python-error';
}

function awardsOf({ question, assessment }: QuestionRun) {
  const guessedRight = assessment.prediction?.matches === true;
  return [questionAward(question), ...(guessedRight ? [predictionAward(question.id)] : [])];
}

function addSubmission(
  record: LearnerRecord,
  { attempt, question, report, assessment }: QuestionRun,
): Promise<void> {
  return record.solutions.add({
    learnerId: attempt.learnerId,
    questionId: question.id,
    code: attempt.code,
    verdict: storedVerdict[assessment.verdict],
    outcomeKind: report.shown.kind,
    explanationId: assessment.explanation?.id ?? null,
    onlyHiddenFailed: isOnlyHiddenFailed(assessment),
    at: attempt.at,
  });
}

function addAttempt(
  { attempts }: LearnerRecord,
  { attempt, question, report, assessment }: QuestionRun,
): Promise<number> {
  return attempts.add({
    learnerId: attempt.learnerId,
    questionId: question.id,
    isRight: assessment.verdict === 'solved',
    outcomeKind: report.shown.kind,
    onlyHiddenFailed: isOnlyHiddenFailed(assessment),
    at: attempt.at,
  });
}

/** Verdicts as the database stores them. */
const storedVerdict = {
  waiting: 'input_required',
  wrong: 'wrong',
  solved: 'correct',
} as const satisfies Record<Assessment['verdict'], Verdict>;
