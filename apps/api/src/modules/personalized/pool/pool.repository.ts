import type { Difficulty } from '@python-learning/contract';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/database.ts';

/** After this many uses a pooled exercise is retired and replaced. */
const maxUses = 25;
const recentStatements = 50;

export type PooledExercise = { id: string; skills: readonly string[]; content: unknown };

export type NewPooled = {
  id: string;
  difficulty: Difficulty;
  content: object;
  digest: string;
  skills: readonly string[];
  model: string;
  promptVersion: string;
  at: Date;
};

/** Stores proven exercises that were written in advance. */
export interface PoolRepository {
  /** Resolves with false when it is already stored. */
  add(exercise: NewPooled): Promise<boolean>;
  /** Exercises whose digest is not in `digests`, least used first. */
  listUnseen(difficulty: Difficulty, digests: ReadonlySet<string>): Promise<PooledExercise[]>;
  countUse(id: string): Promise<void>;
  countReady(difficulty: Difficulty): Promise<number>;
  /** Number of ready exercises for each skill. */
  countSkills(difficulty: Difficulty): Promise<ReadonlyMap<string, number>>;
  /** Digests of all exercises ever stored, and the newest statements. */
  known(difficulty: Difficulty): Promise<{ digests: ReadonlySet<string>; statements: string[] }>;
}

export function createPoolRepository(db: Handle): PoolRepository {
  return {
    add: (exercise) => add(db, exercise),
    listUnseen: (difficulty, digests) => listUnseen(db, difficulty, digests),
    countUse: async (id) => {
      const one = db.updateTable('exercise_pool').set({ uses: sql<number>`uses + 1` });
      await one.where('id', '=', id).execute();
    },
    countReady: async (difficulty) => {
      const { ready } = await ofDifficulty(db, difficulty)
        .select(({ fn }) => fn.countAll<string>().as('ready'))
        .where('uses', '<', maxUses)
        .executeTakeFirstOrThrow();
      return Number(ready);
    },
    countSkills: async (difficulty) => {
      const { rows } = await sql<{ skill: string; count: number }>`
        select skill, count(*)::int as count from exercise_pool, unnest(skills) as skill
        where difficulty = ${difficulty} and uses < ${maxUses} group by skill`.execute(db);
      return new Map(rows.map(({ skill, count }) => [skill, count]));
    },
    known: async (difficulty) => {
      const rows = await ofDifficulty(db, difficulty)
        .select(['digest', sql<string>`content -> 'statement' ->> 'en'`.as('statement')])
        .orderBy('created_at', 'desc')
        .execute();
      const statements = rows.slice(0, recentStatements).map(({ statement }) => statement);
      return { digests: new Set(rows.map(({ digest }) => digest)), statements };
    },
  };
}

function ofDifficulty(db: Handle, difficulty: Difficulty) {
  return db.selectFrom('exercise_pool').where('difficulty', '=', difficulty);
}

async function add(db: Handle, exercise: NewPooled): Promise<boolean> {
  const added = await db
    .insertInto('exercise_pool')
    .values({
      id: exercise.id,
      difficulty: exercise.difficulty,
      content: JSON.stringify(exercise.content),
      digest: exercise.digest,
      skills: [...exercise.skills],
      model: exercise.model,
      prompt_version: exercise.promptVersion,
      created_at: exercise.at,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function listUnseen(
  db: Handle,
  difficulty: Difficulty,
  digests: ReadonlySet<string>,
): Promise<PooledExercise[]> {
  return ofDifficulty(db, difficulty)
    .select(['id', 'skills', 'content'])
    .where('uses', '<', maxUses)
    .where((where) => where.not(where('digest', '=', sql<string>`any(${[...digests]}::text[])`)))
    .orderBy('uses')
    .orderBy('created_at')
    .limit(50)
    .execute();
}
