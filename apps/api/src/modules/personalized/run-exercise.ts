import {
  type Language,
  messageByCode,
  type PersonalizedFinished,
  type PersonalizedRun,
} from '@python-learning/contract';
import type { Difficulty } from '@python-learning/exercises';
import { type Assessment, afterTheCourse, praiseOf, type QuestionChecks } from '@python-learning/feedback';
import type { RunReport } from '@python-learning/python';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Handle } from '../../platform/db/database.ts';
import type { PersonalizedVerdict } from '../../platform/db/personalized-tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Badges } from '../badges/index.ts';
import { checkAnswer, nothingToCheck, type RunDeps, runProgram } from '../practice/index.ts';
import { changeRecord, type LearnerRecord } from '../record/index.ts';
import { earnFor } from './earn.ts';
import { createExerciseRepository, type LearnersExercise } from './exercise.repository.ts';
import { exerciseAnswer } from './exercise-answer.ts';
import { parseChecks } from './proven-exercise.schema.ts';

export type ExerciseRunDeps = RunDeps & { db: Database; clock: Clock; badges: Badges };

export type ExerciseRun = {
  learnerId: string;
  exerciseId: string;
  code: string;
  inputs: readonly string[];
  language: Language;
  signal: AbortSignal;
};

/** Shown again later; the answer of the run itself has all of it. */
const keptOutputMax = 4_000;

/**
 * Runs a program for an exercise. One that waits for a line is no attempt; in free practice nothing is compared.
 * @throws AppError `not_found`, `too_many_requests`, `run_time_used`, `engine_busy`, `payload_too_large`
 */
export async function runExercise(deps: ExerciseRunDeps, run: ExerciseRun): Promise<PersonalizedRun> {
  const { learnerId, exerciseId, language } = run;
  // What is typed while the program runs is newer than the program.
  const at = deps.clock.now();
  const repository = createExerciseRepository(deps.db);
  const exercise = await repository.find(learnerId, exerciseId);
  if (exercise === null) throw new AppError('not_found');
  const question = await questionOf(deps, exercise, learnerId);
  // Nobody sends a line without a word: an empty one is a slip of the finger.
  const inputs = run.inputs.filter((line) => line.trim() !== '');
  const report = await runForExercise(deps, { ...run, inputs }, question);
  const failedAttempts = exercise.attempts + hintLead[exercise.difficulty];
  const assessment = await deps.assessor.assess({
    question,
    source: run.code,
    report,
    language,
    failedAttempts,
  });
  deps.onExplained(assessment.explanation?.id ?? null);
  const { points, hasCopy } = await keep(deps, { run, exercise, inputs, report, assessment }, at);
  if (assessment.verdict === 'waiting') {
    return { status: 'input_required', stdout_so_far: assessment.stdout_so_far, inputs };
  }
  const kept = (await repository.find(learnerId, exerciseId)) ?? exercise;
  const answer = { ...finished(exercise, assessment, points), ...answerOf(kept, assessment, language) };
  return hasCopy ? answer : { ...answer, storage_notice: messageByCode.storage_full[language] };
}

/** Graded hints open after some failures: earlier in easy exercises, later in hard ones. */
const hintLead = { easy: 2, medium: 1, hard: -1 } as const satisfies Record<Difficulty, number>;

async function questionOf(
  deps: ExerciseRunDeps,
  { id, kind }: LearnersExercise,
  learnerId: string,
): Promise<QuestionChecks> {
  if (kind === 'practice') return nothingToCheck({ starter: '', milestone: afterTheCourse });
  return parseChecks(await createExerciseRepository(deps.db).findContent(learnerId, id));
}

function runForExercise(deps: RunDeps, run: ExerciseRun, { cases }: QuestionChecks): Promise<RunReport> {
  const setups = cases.map(({ inputs, call }) => (call === null ? { inputs } : { inputs, call }));
  const shown = { lines: run.inputs, isComplete: false };
  return runProgram(deps, { ...run, taskId: run.exerciseId }, { shown, cases: setups });
}

type Graded = {
  run: ExerciseRun;
  exercise: LearnersExercise;
  inputs: readonly string[];
  report: RunReport;
  assessment: Assessment;
};

type KeptRun = {
  points: number;
  /** False where the learner's space is full: the run counts, but nothing of what was written and shown is kept. */
  hasCopy: boolean;
};

/** Keeps the run with all that follows from it. */
function keep(deps: ExerciseRunDeps, graded: Graded, at: Date): Promise<KeptRun> {
  const { run, exercise, report } = graded;
  const { learnerId, exerciseId } = run;
  const ranWell = report.shown.kind === 'finished';
  const isSolved = isSolution(exercise, graded.assessment);
  return changeRecord(deps.db, { learnerId, at }, async (record, handle) => {
    const hasCopy = await record.storedBytes.hasRoom(learnerId, at);
    await keepTexts({ record, handle }, graded, hasCopy, at);
    const points = await earnFor({ record, handle }, { learnerId, exercise, isSolved, ranWell, at });
    if (isSolved) {
      await createExerciseRepository(handle).complete(exerciseId, at);
      await record.learningDays.add({ learnerId, hasSolution: true, at });
      await deps.badges.awardDue(record, learnerId, at);
    }
    return { points, hasCopy };
  });
}

type Transaction = { record: LearnerRecord; handle: Handle };

/** What was written, and what the exercise shows of its last run; an attempt is counted in any case. */
async function keepTexts(
  { record, handle }: Transaction,
  { run, exercise, inputs, report, assessment }: Graded,
  hasCopy: boolean,
  at: Date,
): Promise<void> {
  const { learnerId, exerciseId, code } = run;
  const exercises = createExerciseRepository(handle);
  const outcome = {
    isAttempt: assessment.verdict !== 'waiting',
    ranWell: report.shown.kind === 'finished',
    at,
  };
  const bytesBefore = await exercises.bytesOf(exerciseId);
  if (hasCopy) {
    const explanationId = assessment.explanation?.id ?? null;
    const submission = { learnerId, exerciseId, code, outcomeKind: report.shown.kind, explanationId, at };
    await exercises.addSubmission({ ...submission, verdict: verdictOf(exercise, assessment) });
    await exercises.keepDraft(learnerId, exerciseId, { code, writtenAt: at });
  }
  const last = hasCopy ? { inputs, ...keptOf(assessment) } : nothingShown;
  await exercises.keepRun(exerciseId, { run: last, ...outcome });
  const bytesAfter = await exercises.bytesOf(exerciseId);
  await record.storedBytes.change(learnerId, bytesAfter - bytesBefore, at);
}

const nothingShown = { inputs: [], output: '', hints: [], suggestions: [] };

/** The database has no character 0, which a program may print. */
function keptOf({ output, hints, suggestions }: Assessment) {
  const storable = (text: string): string => text.replaceAll('\0', '\uFFFD');
  return {
    output: storable(output.slice(0, keptOutputMax)),
    hints: hints.map(storable),
    suggestions: suggestions.map(storable),
  };
}

function isSolution({ kind }: LearnersExercise, { verdict }: Assessment): boolean {
  return kind === 'checked' && verdict === 'solved';
}

function verdictOf(exercise: LearnersExercise, assessment: Assessment): PersonalizedVerdict {
  if (assessment.verdict === 'waiting') return 'input_required';
  if (exercise.kind === 'practice') return 'unchecked';
  return isSolution(exercise, assessment) ? 'correct' : 'wrong';
}

type RunPart = Omit<PersonalizedFinished, keyof ReturnType<typeof answerOf>>;

/** What this run brought; nothing of it speaks of right and wrong in free practice. */
function finished(exercise: LearnersExercise, assessment: Assessment, pointsAwarded: number): RunPart {
  const { error, error_line, explanation, fix, checks } = assessment;
  const isChecked = exercise.kind === 'checked';
  return {
    status: 'finished',
    is_correct: isSolution(exercise, assessment),
    ...(error === undefined ? {} : { error }),
    ...(error_line === undefined ? {} : { error_line }),
    checks: isChecked ? checks.map(checkAnswer) : [],
    explanation,
    fix,
    praise: isChecked ? praiseOf(assessment) : null,
    points_awarded: pointsAwarded,
  };
}

/** The exercise as it stands after the run, with the whole output of it. */
function answerOf(kept: LearnersExercise, { output }: Assessment, language: Language) {
  return { ...exerciseAnswer(kept, language), output };
}
