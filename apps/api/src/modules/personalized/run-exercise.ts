import type { PersonalizedRun } from '@python-learning/contract';
import { afterTheCourse, type Language, type QuestionChecks } from '@python-learning/domain';
import type { Assessment } from '@python-learning/feedback';
import { caseSetup } from '@python-learning/python';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { Badges } from '../badges/index.ts';
import {
  type JudgedRun,
  nothingToCheck,
  type RefuseRun,
  type SubmitDeps,
  submit,
  type Task,
  type Transaction,
} from '../submissions/index.ts';
import { awardFor } from './award.ts';
import { createExerciseRepository, type LearnersExercise } from './exercise.repository.ts';
import { exerciseAnswer } from './exercise-answer.ts';
import { hintFailures } from './hint-failures.ts';
import { parseChecks } from './proven-exercise.schema.ts';

export type ExerciseRunDeps = SubmitDeps & { clock: Clock; badges: Badges };

export type ExerciseRun = {
  learnerId: string;
  exerciseId: string;
  code: string;
  inputs: readonly string[];
  inputsAreComplete: boolean;
  language: Language;
  signal: AbortSignal;
  refuse: RefuseRun & Refuse<'not_found'>;
};

/** Characters of output stored for later; the answer to the run has all of it. */
const maxStoredOutputLength = 4_000;

/** Runs a program for an exercise. A run that waits for input is no attempt. Free practice compares nothing. */
export async function runExercise(deps: ExerciseRunDeps, run: ExerciseRun): Promise<PersonalizedRun> {
  const { exerciseId, ...sent } = run;
  const attempt = { ...sent, at: deps.clock.now() };
  const { learnerId, language } = attempt;
  const repository = createExerciseRepository(deps.db);
  const found = await repository.findWithContent(learnerId, exerciseId);
  if (found === null) throw run.refuse('not_found');
  const { exercise, content } = found;
  // Drop blank input lines; they are accidental.
  const inputs = run.inputs.filter((line) => line.trim() !== '');
  const checks = checksOf(exercise, content);
  const task = exerciseTask(deps, { exercise, checks, inputs, inputsAreComplete: run.inputsAreComplete });
  const result = await submit(deps, task, attempt);
  if (result.verdict === 'waiting') return result;
  const stored = (await repository.find(learnerId, exerciseId)) ?? exercise;
  const answer = exerciseAnswer(stored, language);
  return { ...answer, ...result, hint_ladder: answer.hint_ladder };
}

function checksOf({ kind }: LearnersExercise, content: unknown): QuestionChecks {
  if (kind === 'practice') return nothingToCheck({ starter: '', milestone: afterTheCourse });
  return parseChecks(content);
}

type Asked = {
  exercise: LearnersExercise;
  checks: QuestionChecks;
  inputs: readonly string[];
  inputsAreComplete: boolean;
};

function exerciseTask(deps: ExerciseRunDeps, asked: Asked): Task {
  const { exercise, checks, inputs, inputsAreComplete } = asked;
  return {
    id: exercise.id,
    checks,
    isChecked: exercise.kind === 'checked',
    // No author sets variables of a program.
    cases: checks.cases.map(({ inputs: given, evidence }) => caseSetup({ inputs: given, evidence })),
    shown: { lines: inputs, isComplete: inputsAreComplete },
    hints: null,
    solutionNote: null,
    failedAttempts: () => Promise.resolve(hintFailures(exercise)),
    store: {
      kind: 'exercise',
      follow: (transaction, run) => follow(deps, transaction, { ...run, ...asked }),
    },
  };
}

type ExerciseJudged = JudgedRun & Asked;

/** Stores what follows from a run: its result, points, completion, learning day and badges. Returns the points. */
async function follow(
  { badges }: ExerciseRunDeps,
  { record, handle }: Transaction,
  judged: ExerciseJudged,
): Promise<number> {
  const { attempt, exercise, report, verdict } = judged;
  const { learnerId, at } = attempt;
  const ranWell = report.shown.kind === 'finished';
  const isSolved = verdict === 'solved';
  await storeResult({ record, handle }, judged);
  const points = await awardFor(record, { learnerId, exercise, isSolved, ranWell, at });
  if (isSolved) {
    await createExerciseRepository(handle).complete(exercise.id, at);
    await record.learningDays.add({ learnerId, hasSolution: true, at });
    await badges.awardDue(record, learnerId, at);
  }
  return points;
}

/** Stores the shown result when there is room. Counts the attempt in any case. */
async function storeResult(
  { record, handle }: Transaction,
  { verdict, attempt, exercise, inputs, report, assessment, hasCopy }: ExerciseJudged,
): Promise<void> {
  const { learnerId, at } = attempt;
  const bytes = await createExerciseRepository(handle).storeRun(exercise.id, {
    run: hasCopy ? { inputs, ...storableTexts(assessment) } : nothingShown,
    isAttempt: verdict !== 'waiting',
    ranWell: report.shown.kind === 'finished',
    at,
  });
  await record.storedBytes.change(learnerId, bytes, at);
}

const nothingShown = { inputs: [], output: '', hints: [], suggestions: [] };

/** Truncates the output and replaces NUL characters, which PostgreSQL cannot store. */
function storableTexts({ output, hints, suggestions }: Assessment) {
  const storable = (text: string): string => text.replaceAll('\0', '\uFFFD');
  return {
    output: storable(output.slice(0, maxStoredOutputLength)),
    hints: hints.map(storable),
    suggestions: suggestions.map(storable),
  };
}
