import { type Difficulty, difficulties } from '@python-learning/contract';
import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { createLearnerRecord } from '../record/index.ts';

export type MadeAndDone = { made: number; completed: number };

export type ExerciseCounts = MadeAndDone & {
  rightAtFirstRun: number;
  byDifficulty: Record<Difficulty, MadeAndDone>;
};

export interface StatsRepository {
  count(learnerId: string): Promise<ExerciseCounts>;
}

type Counted = MadeAndDone & { difficulty: Difficulty; right: number };

export function createStatsRepository(db: Handle): StatsRepository {
  return {
    count: async (learnerId) => {
      const tried = await createLearnerRecord(db).attempts.list(learnerId, 'exercise');
      const completed = tried.filter(({ solved }) => solved);
      const rightAtFirst = completed.filter(({ failures }) => failures === 0).map(({ id }) => id);
      const { rows } = await sql<Counted>`
        select difficulty, count(*)::int as made,
          (count(*) filter (where id = any(${completed.map(({ id }) => id)}::uuid[])))::int as completed,
          (count(*) filter (where id = any(${rightAtFirst}::uuid[]) and kind = 'checked'))::int as "right"
        from personalized_exercises where learner_id = ${learnerId} group by difficulty`.execute(db);
      return countsOf(rows);
    },
  };
}

function countsOf(rows: readonly Counted[]): ExerciseCounts {
  const sum = (of: (row: Counted) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const byDifficulty = Object.fromEntries(
    difficulties.map((difficulty) => {
      const { made = 0, completed = 0 } = rows.find((row) => row.difficulty === difficulty) ?? {};
      return [difficulty, { made, completed }];
    }),
  ) as Record<Difficulty, MadeAndDone>;
  return {
    made: sum(({ made }) => made),
    completed: sum(({ completed }) => completed),
    rightAtFirstRun: sum(({ right }) => right),
    byDifficulty,
  };
}
