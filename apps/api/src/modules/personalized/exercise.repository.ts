import type { Difficulty } from '@python-learning/contract';
import { type Selectable, sql } from 'kysely';
import { isUuid } from '../../platform/db/columns.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type CountedTable, createLearnerRecord, storageRules, type TaskState } from '../record/index.ts';
import { parseShownTexts, type ShownTexts } from './proven-exercise.schema.ts';

/** An exercise without its server-only content: the solution and the test cases. It never changes. */
export type Exercise = {
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
  createdAt: Date;
};

/** An exercise, and what its learner did with it. */
export type LearnersExercise = Exercise & TaskState;

export type NewExercise = Pick<
  Exercise,
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

/** Exercises count to the bytes of their learner. */
export const exerciseRows: CountedTable = {
  table: 'personalized_exercises',
  bytes: sql`octet_length(concat(content::text, asked)) + ${sql.lit(storageRules.bytesPerRow)}`,
};

/** Stores personalized exercises. What learners did with them is in their records. */
export interface ExerciseRepository {
  /** Resolves with the stored bytes; null when the learner already has the same exercise. */
  add(exercise: NewExercise): Promise<number | null>;
  find(learnerId: string, id: string): Promise<LearnersExercise | null>;
  /** `content` is stored JSON; null in free practice. */
  findWithContent(learnerId: string, id: string): Promise<{ exercise: Exercise; content: unknown } | null>;
  /** Newest first. */
  list(learnerId: string, most: number): Promise<LearnersExercise[]>;
}

export function createExerciseRepository(db: Handle): ExerciseRepository {
  return {
    add: (exercise) => add(db, exercise),
    find: async (learnerId, id) => {
      if (!isUuid(id)) return null;
      const rows = await select(db, learnerId).where('id', '=', id).execute();
      return (await withStates(db, learnerId, rows))[0] ?? null;
    },
    findWithContent: async (learnerId, id) => {
      if (!isUuid(id)) return null;
      const query = select(db, learnerId).select('content').where('id', '=', id);
      const row = await query.executeTakeFirst();
      return row === undefined ? null : { exercise: exerciseOf(row), content: row.content };
    },
    list: async (learnerId, most) => {
      const newest = select(db, learnerId).orderBy('created_at', 'desc').orderBy('number', 'desc');
      return withStates(db, learnerId, await newest.limit(most).execute());
    },
  };
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
    .returning(exerciseRows.bytes.as('bytes'))
    .executeTakeFirst();
  return added?.bytes ?? null;
}

const shownColumns = [
  'id',
  'kind',
  'author',
  'is_custom',
  'difficulty',
  'asked',
  'focus_skill',
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

/** Adds what the learner did with each exercise. */
async function withStates(db: Handle, learnerId: string, rows: readonly Row[]): Promise<LearnersExercise[]> {
  const ids = rows.map(({ id }) => id);
  const states = await createLearnerRecord(db).results.listStates(learnerId, 'exercise', ids);
  return rows.flatMap((row) => {
    const state = states.get(row.id);
    return state === undefined ? [] : [{ ...exerciseOf(row), ...state }];
  });
}

function exerciseOf(row: Row): Exercise {
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
    createdAt: row.created_at,
  };
}
