import type { Difficulty } from '@python-learning/contract';
import { focusOf, type ProvenExercise, type SkillId } from '@python-learning/exercises';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { InvariantError } from '../../platform/errors/invariant-error.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import { changeRecord } from '../record/index.ts';
import { createAssignedRepository } from './assigned.repository.ts';
import type { ExerciseAuthor, ExerciseOrder } from './authors/exercise-author.ts';
import type { CustomAuthor } from './custom-question/custom-author.ts';
import { outputChecks, screenOutput } from './custom-question/expected-output.ts';
import { screenQuestion } from './custom-question/screen-question.ts';
import { createExerciseRepository, type NewExercise } from './exercise.repository.ts';
import type { FairUse } from './fair-use.ts';
import { trainingMastery } from './learner-model/focus.ts';
import type { LearnerSkills } from './learner-skills.ts';
import type { PersonalizedMetrics } from './personalized-metrics.ts';

export type CreateDeps = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  fairUse: FairUse;
  learnerSkills: LearnerSkills;
  /** Asked in this order; the last one always has something. */
  authors: readonly ExerciseAuthor[];
  customAuthor: CustomAuthor;
  metrics: PersonalizedMetrics;
};

/** What a new exercise may be refused with; authors also refuse with `engine_busy`. */
export type RefuseCreate = Refuse<'fair_use_reached' | 'validation_failed' | 'storage_full' | 'engine_busy'>;

type ExerciseRequestOf = { learnerId: string; difficulty: Difficulty };

/** Creates an exercise for what this learner most needs to train. Resolves with its id. */
export async function generateFor(
  deps: CreateDeps,
  refuse: RefuseCreate,
  wish: ExerciseRequestOf,
): Promise<string> {
  const { learnerId, difficulty } = wish;
  return counted(deps, refuse, learnerId, 'exercises', async (number) => {
    // Two concurrent requests may draw the same exercise; the second one draws again.
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { mastery, given } = await knownOf(deps, learnerId);
      const order = { learnerId, difficulty, seed: `${learnerId}:${number}`, mastery, given };
      const made = madeFor(await written(deps.authors, order), mastery);
      const id = await store(deps, refuse, { ...made, learnerId, number, isCustom: false, asked: null });
      if (id !== null) return id;
    }
    throw new InvariantError('No unique exercise after 3 attempts');
  });
}

const attempts = 3;

/**
 * Creates an exercise from a learner's request: checked against the output that the learner expects, if any; else
 * proven where possible; else free practice. Resolves with its id.
 */
export async function createCustom(
  deps: CreateDeps,
  refuse: RefuseCreate,
  wish: ExerciseRequestOf & CustomTexts,
): Promise<string> {
  const { learnerId, difficulty } = wish;
  const { asked, expected } = screened(deps, refuse, wish);
  return counted(deps, refuse, learnerId, 'custom', async (number) => {
    const custom = { learnerId, number, isCustom: true, asked };
    const proven =
      expected === null ? await provenFor(deps, refuse, { learnerId, difficulty, asked, number }) : null;
    const id = proven ?? (await store(deps, refuse, { ...ownOf(deps, difficulty, expected), ...custom }));
    if (id === null) throw new InvariantError("A learner's own question is never the same");
    return id;
  });
}

type CustomTexts = { question: string; expectedOutput: string | undefined };

/** Null when no author is available, or the exercise cannot be proven. */
async function provenFor(
  deps: CreateDeps,
  refuse: RefuseCreate,
  { number, ...wish }: ExerciseRequestOf & { asked: string; number: number },
): Promise<string | null> {
  const { learnerId, asked } = wish;
  const { mastery, given } = await knownOf(deps, learnerId);
  const exercise = await deps.customAuthor.write({ ...wish, given });
  if (exercise === null) return null;
  return store(deps, refuse, { ...madeFor(exercise, mastery), learnerId, number, isCustom: true, asked });
}

function screened(
  { metrics }: CreateDeps,
  refuse: RefuseCreate,
  { question, expectedOutput }: CustomTexts,
): { asked: string; expected: string | null } {
  const ofQuestion = screenQuestion(question);
  const ofOutput = screenOutput(expectedOutput);
  if ('asked' in ofQuestion && 'expected' in ofOutput) return { ...ofQuestion, ...ofOutput };
  const fields = {
    ...('fault' in ofQuestion ? { question: [ofQuestion.fault] } : {}),
    ...('fault' in ofOutput ? { expected_output: [ofOutput.fault] } : {}),
  };
  for (const { code } of Object.values(fields).flat()) metrics.countRefusedQuestion(code);
  throw refuse('validation_failed', { fields });
}

/** Consumes daily quota, and refunds it on failure. */
async function counted(
  { fairUse }: CreateDeps,
  refuse: RefuseCreate,
  learnerId: string,
  kind: 'exercises' | 'custom',
  make: (number: number) => Promise<string>,
): Promise<string> {
  const number = await fairUse.take(refuse, learnerId, kind);
  try {
    return await make(number);
  } catch (error) {
    await fairUse.giveBack(learnerId, kind);
    throw error;
  }
}

async function knownOf({ db, learnerSkills }: CreateDeps, learnerId: string) {
  const [{ estimate }, given] = await Promise.all([
    learnerSkills.estimate(learnerId),
    createAssignedRepository(db).read(learnerId),
  ]);
  return { mastery: trainingMastery(estimate), given };
}

async function written(authors: readonly ExerciseAuthor[], order: ExerciseOrder): Promise<ProvenExercise> {
  for (const author of authors) {
    const exercise = await author.write(order);
    if (exercise !== null) return exercise;
  }
  throw new InvariantError(`No author has another ${order.difficulty} exercise`);
}

type Made = Omit<NewExercise, 'id' | 'learnerId' | 'number' | 'isCustom' | 'asked' | 'createdAt'>;

function madeFor(exercise: ProvenExercise, mastery: Readonly<Record<SkillId, number>>): Made {
  const { author, difficulty, digest, template, person, skills } = exercise;
  const focusSkill = focusOf(exercise, mastery) ?? null;
  return {
    kind: 'checked',
    author,
    difficulty,
    content: exercise,
    digest,
    template,
    person,
    skills,
    focusSkill,
  };
}

/** Checked when there is an expected output; else free practice, where the learner says when it works. */
function ownOf({ randomness }: CreateDeps, difficulty: Difficulty, expected: string | null): Made {
  return {
    kind: expected === null ? 'practice' : 'checked',
    author: 'learner',
    difficulty,
    content: expected === null ? null : { expected, checks: outputChecks(expected) },
    digest: randomness.id(),
    template: null,
    person: null,
    skills: [],
    focusSkill: null,
  };
}

/** Null when the learner already has the same exercise. */
async function store(
  deps: CreateDeps,
  refuse: RefuseCreate,
  exercise: Omit<NewExercise, 'id' | 'createdAt'>,
): Promise<string | null> {
  const id = deps.randomness.id();
  const at = deps.clock.now();
  const { learnerId } = exercise;
  const isNew = await changeRecord(deps.db, { learnerId, at }, async ({ storedBytes }, handle) => {
    if (!(await storedBytes.hasRoom(learnerId, at))) throw refuse('storage_full');
    const bytes = await createExerciseRepository(handle).add({ ...exercise, id, createdAt: at });
    if (bytes !== null) await storedBytes.change(learnerId, bytes, at);
    return bytes !== null;
  });
  if (!isNew) return null;
  deps.metrics.countMade(exercise.author, exercise.difficulty);
  return id;
}
