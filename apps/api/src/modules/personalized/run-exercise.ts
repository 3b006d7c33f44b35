import type { PersonalizedRun } from '@python-learning/contract';
import { afterTheCourse, type Language, type QuestionChecks } from '@python-learning/domain';
import type { Assessment } from '@python-learning/feedback';
import { caseSetup } from '@python-learning/python';
import type { Clock } from '../../platform/clock/clock.ts';
import { InvariantError } from '../../platform/errors/invariant-error.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { Badges } from '../badges/index.ts';
import { createLearnerRecord, type LearnerRecord, type TaskRef } from '../record/index.ts';
import {
  type JudgedRun,
  nothingToCheck,
  type RefuseRun,
  type ShownInputs,
  type SubmitDeps,
  submit,
  type Task,
} from '../submissions/index.ts';
import { awardFor } from './award.ts';
import { createExerciseRepository, type Exercise } from './exercise.repository.ts';
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
  chance?: number;
  language: Language;
  signal: AbortSignal;
  refuse: RefuseRun & Refuse<'not_found'>;
};

/** Characters of output stored for later; the answer to the run has all of it. */
const maxStoredOutputLength = 4_000;

/** Runs a program for an exercise. A run that waits for input is no attempt. Free practice compares nothing. */
export async function runExercise(deps: ExerciseRunDeps, run: ExerciseRun): Promise<PersonalizedRun> {
  const { exerciseId, ...sent } = run;
  const attempt = { ...sent, at: deps.clock.now(), admission: null };
  const { learnerId, language } = attempt;
  const found = await createExerciseRepository(deps.db).findWithContent(learnerId, exerciseId);
  if (found === null) throw run.refuse('not_found');
  const { exercise, content } = found;
  // Drop blank input lines; they are accidental.
  const inputs = run.inputs.filter((line) => line.trim() !== '');
  const checks = checksOf(exercise, content);
  const { inputsAreComplete, chance } = run;
  const shown = { lines: inputs, isComplete: inputsAreComplete, ...(chance === undefined ? {} : { chance }) };
  const task = exerciseTask(deps, { exercise, checks, inputs, shown });
  const result = await submit(deps, task, attempt);
  if (result.verdict === 'waiting') return result;
  const { results } = createLearnerRecord(deps.db);
  const state = (await results.listStates(learnerId, 'exercise', [exercise.id])).get(exercise.id);
  if (state === undefined) throw new InvariantError('Every task has a state');
  const answer = exerciseAnswer({ ...exercise, ...state }, language);
  return { ...answer, ...result, hint_ladder: answer.hint_ladder };
}

function checksOf({ kind }: Exercise, content: unknown): QuestionChecks {
  if (kind === 'practice') return nothingToCheck({ starter: '', milestone: afterTheCourse });
  return parseChecks(content);
}

type Asked = {
  exercise: Exercise;
  checks: QuestionChecks;
  inputs: readonly string[];
  shown: ShownInputs;
};

function exerciseTask(deps: ExerciseRunDeps, asked: Asked): Task {
  const { exercise, checks, shown } = asked;
  return {
    id: exercise.id,
    checks,
    isChecked: exercise.kind === 'checked',
    // No author sets variables of a program.
    cases: checks.cases.map(({ inputs: given, evidence }) => caseSetup({ inputs: given, evidence })),
    shown,
    help: null,
    isAttempt: () => true,
    solutionNote: null,
    failedAttempts: ({ attempts }) => hintFailures({ attempts, difficulty: exercise.difficulty }),
    store: {
      kind: 'exercise',
      follow: (record, run) => follow(deps, record, { ...run, ...asked }),
      // Its result is kept.
      isFollowed: () => true,
    },
  };
}

type ExerciseJudged = JudgedRun & Asked;

function taskOf({ id }: Exercise): TaskRef {
  return { kind: 'exercise', id };
}

/** Stores what follows from a run: its result, points, completion, learning day and badges. Returns the points. */
async function follow(
  { badges }: ExerciseRunDeps,
  record: LearnerRecord,
  judged: ExerciseJudged,
): Promise<number> {
  const { attempt, exercise, report, verdict, counted } = judged;
  const { learnerId, at } = attempt;
  const task = taskOf(exercise);
  await keepResult(record, judged);
  if (counted === null) return 0;
  const { before } = counted;
  const isSolved = verdict === 'solved';
  const ranWell = report.shown.kind === 'finished';
  const points = await awardFor(record, { learnerId, exercise, before, isSolved, ranWell, at });
  if (isSolved) {
    await record.solutions.markSolved({
      learnerId,
      task,
      difficulty: exercise.difficulty,
      isWithHelp: false,
      at,
    });
    await record.learningDays.add({ learnerId, hasSolution: true, at });
    await badges.awardDue(record, learnerId, at);
  }
  return points;
}

/** Keeps the shown result when there is room, and an empty one otherwise. */
function keepResult(
  { results }: LearnerRecord,
  { verdict, attempt, exercise, inputs, assessment, hasCopy }: ExerciseJudged,
): Promise<void> {
  const shown = hasCopy ? { inputs, ...storableTexts(assessment) } : nothingShown;
  const { learnerId, at } = attempt;
  return results.keep({ learnerId, task: taskOf(exercise), shown, isWaiting: verdict === 'waiting', at });
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
