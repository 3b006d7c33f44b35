import type { Difficulty } from '@python-learning/contract';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Handle } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { bytesOf, createLearnerRecord, type WrittenCode } from '../record/index.ts';
import { parseShownTexts, type ShownTexts } from './proven-exercise.schema.ts';

/** A learner's exercise without its server-only content: the solution and the test cases. */
export type LearnersExercise = {
  id: string;
  kind: 'checked' | 'practice';
  author: 'template' | 'ai' | 'learner';
  isCustom: boolean;
  difficulty: Difficulty;
  /** The learner's question; null unless the exercise is custom. */
  asked: string | null;
  /** Null when the learner's question is the only instruction. */
  texts: ShownTexts | null;
  /** Expected output of a learner's own question; null when not given or by another author. */
  expected: string | null;
  focusSkill: string | null;
  attempts: number;
  completedAt: Date | null;
  /** At least one run finished without an error. */
  ranWell: boolean;
  last: LastRun;
  /** What was last typed or run. */
  draft: WrittenCode | null;
  createdAt: Date;
};

export type LastRun = {
  inputs: readonly string[];
  output: string;
  hints: readonly string[];
  suggestions: readonly string[];
};

export type NewExercise = Pick<
  LearnersExercise,
  'id' | 'kind' | 'author' | 'isCustom' | 'difficulty' | 'asked' | 'focusSkill' | 'createdAt'
> & {
  learnerId: string;
  number: number;
  /** The proven exercise, or the checks of the learner's own question; null in free practice. */
  content: object | null;
  digest: string;
  template: string | null;
  person: string | null;
  skills: readonly string[];
};

export type RunOutcome = {
  run: LastRun;
  /** False while the program waits for input. */
  isAttempt: boolean;
  ranWell: boolean;
  at: Date;
};

/** Stores personalized exercises with the result of their last run. */
export interface ExerciseRepository {
  /** Resolves with the stored bytes; null when the learner already has the same exercise. */
  add(exercise: NewExercise): Promise<number | null>;
  find(learnerId: string, id: string): Promise<LearnersExercise | null>;
  /** `content` is stored JSON; null in free practice. */
  findWithContent(
    learnerId: string,
    id: string,
  ): Promise<{ exercise: LearnersExercise; content: unknown } | null>;
  /** Newest first. */
  list(learnerId: string, most: number): Promise<LearnersExercise[]>;
  /** Resolves with the bytes that the exercise has grown by. */
  storeRun(id: string, outcome: RunOutcome): Promise<number>;
  /** Resolves with false when it was already completed. */
  complete(id: string, at: Date): Promise<boolean>;
}

export function createExerciseRepository(db: Handle): ExerciseRepository {
  return {
    add: (exercise) => add(db, exercise),
    find: async (learnerId, id) => {
      if (!isUuid(id)) return null;
      const rows = await select(db, learnerId).where('id', '=', id).execute();
      return (await withPrograms(db, learnerId, rows))[0] ?? null;
    },
    findWithContent: async (learnerId, id) => {
      if (!isUuid(id)) return null;
      const query = select(db, learnerId).select('content').where('id', '=', id);
      const row = await query.executeTakeFirst();
      // A run reads no program of before.
      return row === undefined ? null : { exercise: exerciseOf(row, null), content: row.content };
    },
    list: async (learnerId, most) => {
      const newest = select(db, learnerId).orderBy('created_at', 'desc').orderBy('number', 'desc');
      return withPrograms(db, learnerId, await newest.limit(most).execute());
    },
    storeRun: (id, outcome) => storeRun(db, id, outcome),
    complete: async (id, at) => {
      const open = db.updateTable('personalized_exercises').set({ completed_at: at });
      const completed = await open.where('id', '=', id).where('completed_at', 'is', null).executeTakeFirst();
      return completed.numUpdatedRows > 0n;
    },
  };
}

/** PostgreSQL throws when a uuid column is compared with other text. */
function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

async function add(db: Handle, exercise: NewExercise): Promise<number | null> {
  const added = await db
    .insertInto('personalized_exercises')
    .values({
      id: exercise.id,
      learner_id: exercise.learnerId,
      number: exercise.number,
      kind: exercise.kind,
      author: exercise.author,
      is_custom: exercise.isCustom,
      difficulty: exercise.difficulty,
      asked: exercise.asked,
      content: exercise.content === null ? null : JSON.stringify(exercise.content),
      digest: exercise.digest,
      template: exercise.template,
      person: exercise.person,
      skills: [...exercise.skills],
      focus_skill: exercise.focusSkill,
      created_at: exercise.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['learner_id', 'digest']).doNothing())
    .returning(bytesOf.exercise.as('bytes'))
    .executeTakeFirst();
  return added?.bytes ?? null;
}

async function storeRun(
  db: Handle,
  id: string,
  { run, isAttempt, ranWell, at }: RunOutcome,
): Promise<number> {
  const inputs = { last_inputs: JSON.stringify(run.inputs), last_run_at: at };
  const result = {
    last_output: run.output,
    last_hints: JSON.stringify(run.hints),
    last_suggestions: JSON.stringify(run.suggestions),
    attempts: sql<number>`attempts + case when completed_at is null then 1 else 0 end`,
    ran_well: sql<boolean>`ran_well or ${ranWell}`,
  };
  const { bytes } = await db
    .with('former', (from) =>
      from.selectFrom('personalized_exercises').select(bytesOf.exercise.as('bytes')).where('id', '=', id),
    )
    .updateTable('personalized_exercises')
    .set(isAttempt ? { ...inputs, ...result } : inputs)
    .where('id', '=', id)
    .returning(sql<number>`${bytesOf.exercise} - (select bytes from former)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

const shownColumns = [
  'id',
  'kind',
  'author',
  'is_custom',
  'difficulty',
  'asked',
  'focus_skill',
  'attempts',
  'completed_at',
  'ran_well',
  'last_inputs',
  'last_output',
  'last_hints',
  'last_suggestions',
  'created_at',
] as const satisfies readonly (keyof Schema['personalized_exercises'])[];

/** Leaves the solution and the test cases in the database. */
function select(db: Handle, learnerId: string) {
  return db
    .selectFrom('personalized_exercises')
    .select(shownColumns)
    .select(
      sql<unknown>`jsonb_build_object(
      'title', content -> 'title', 'statement', content -> 'statement', 'starter', content -> 'starter',
      'hints', content -> 'checks' -> 'hints'
    )`.as('texts'),
    )
    .select(sql<string | null>`content ->> 'expected'`.as('expected'))
    .where('learner_id', '=', learnerId);
}

type Row = Pick<Selectable<Schema['personalized_exercises']>, (typeof shownColumns)[number]> & {
  texts: unknown;
  expected: string | null;
};

/** Adds the newest program of each exercise. */
async function withPrograms(
  db: Handle,
  learnerId: string,
  rows: readonly Row[],
): Promise<LearnersExercise[]> {
  const ids = rows.map(({ id }) => id);
  const last = await createLearnerRecord(db).programs.listLast(learnerId, 'exercise', ids);
  return rows.map((row) => exerciseOf(row, last.get(row.id) ?? null));
}

const lines = z.array(z.string());

function exerciseOf(row: Row, draft: WrittenCode | null): LearnersExercise {
  return {
    id: row.id,
    kind: row.kind,
    author: row.author,
    isCustom: row.is_custom,
    difficulty: row.difficulty,
    asked: row.asked,
    texts: row.author === 'learner' ? null : parseShownTexts(row.texts),
    expected: row.expected,
    focusSkill: row.focus_skill,
    attempts: row.attempts,
    completedAt: row.completed_at,
    ranWell: row.ran_well,
    last: {
      inputs: lines.parse(row.last_inputs),
      output: row.last_output,
      hints: lines.parse(row.last_hints),
      suggestions: lines.parse(row.last_suggestions),
    },
    draft,
    createdAt: row.created_at,
  };
}
