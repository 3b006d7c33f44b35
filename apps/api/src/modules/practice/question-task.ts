import type { Question } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import { taskSetups } from '@python-learning/python';
import type { Badges } from '../badges/index.ts';
import { type AttemptCounts, type LearnerRecord, predictionAward, questionAward } from '../record/index.ts';
import { type GivenInputs, type JudgedRun, shownInputs, type Task } from '../submissions/index.ts';
import { hasSeenLines, helpAnswer, isAttemptAt } from './help.ts';

type QuestionTaskDeps = { badges: Badges };

/** A question of the course, as a learner answers it with these input lines. */
export function questionTask(
  { badges }: QuestionTaskDeps,
  question: Question,
  { language, ...given }: GivenInputs & { language: Language },
): Task {
  const { id, checks, usesSampleInput, sampleInputs } = question;
  return {
    id,
    checks,
    isChecked: true,
    cases: taskSetups(checks),
    files: question.dataFiles,
    shown: shownInputs(given, usesSampleInput ? sampleInputs : null),
    help: (state) => helpAnswer(question, state, language),
    isAttempt: (source) => isAttemptAt(question, source),
    solutionNote: question.explanationHtml[language],
    failedAttempts: ({ failed }) => failed,
    store: {
      kind: 'question',
      follow: (record, run) => follow(record, badges, { ...run, question }),
      isFollowed: (run, before) =>
        run.verdict !== 'waiting' && (isSolution(run) || followsError(run, before)),
    },
  };
}

type QuestionRun = JudgedRun & { question: Question };

/** Stores what follows from a run: points, learner events, the learning day and badges. Returns the points. */
async function follow(record: LearnerRecord, badges: Badges, run: QuestionRun): Promise<number> {
  const { attempt, question, counted } = run;
  if (counted === null) return 0;
  const { learnerId, at } = attempt;
  const { number, before } = counted;
  const recovers = followsError(run, before);
  if (recovers) {
    const cause = `${question.id}:${number}`;
    await record.learnerEvents.add({ learnerId, kind: 'error-recovered', cause, size: 1, at });
  }
  const points = isSolution(run) ? await storeSolution(record, run, before) : 0;
  if (recovers || isSolution(run)) await badges.awardDue(record, learnerId, at);
  return points;
}

async function storeSolution(
  record: LearnerRecord,
  run: QuestionRun,
  { failed, onlyHiddenFailed }: AttemptCounts,
): Promise<number> {
  const { attempt, question } = run;
  const { learnerId, at } = attempt;
  const event = { learnerId, cause: question.id, at };
  if (failed > 0) {
    await record.learnerEvents.add({ ...event, kind: 'solved-after-failed-runs', size: failed });
  }
  if (onlyHiddenFailed) {
    await record.learnerEvents.add({ ...event, kind: 'hidden-case-recovered', size: 1 });
  }
  await record.solutions.markSolved({
    learnerId,
    task: { kind: 'question', id: question.id },
    difficulty: null,
    isWithHelp: hasSeenLines(run.rung),
    at,
  });
  await record.learningDays.add({ learnerId, hasSolution: true, at });
  return record.awards.award(learnerId, awardsOf(run), at);
}

function isSolution({ verdict }: Pick<JudgedRun, 'verdict'>): boolean {
  return verdict === 'solved';
}

/** True for a clean run right after a run of the same question with a Python error. */
function followsError(run: Pick<JudgedRun, 'report'>, { lastOutcome }: AttemptCounts): boolean {
  return run.report.shown.kind === 'finished' && lastOutcome === 'python-error';
}

/** A right guess has its award only if the output had not been shown. */
function awardsOf({ question, assessment, guess, rung }: QuestionRun) {
  const guessedRight = assessment.prediction?.matches === true && guess?.isBeforeOutput === true;
  return [
    questionAward(question, hasSeenLines(rung)),
    ...(guessedRight ? [predictionAward(question.id)] : []),
  ];
}
