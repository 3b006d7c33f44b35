import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { TaskRef } from './record.tables.ts';

/** How far learners have opened the help with their tasks. A rung is a number counted from 1; 0 is none. */
export interface HelpRepository {
  /** Highest opened rung of each question; a question without help is missing. */
  listRungs(learnerId: string, questionIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Keeps that a rung was opened. A higher one stays as it is. */
  open(opened: { learnerId: string; task: TaskRef; rung: number; at: Date }): Promise<void>;
}

export function createHelpRepository(db: Handle): HelpRepository {
  return {
    listRungs: async (learnerId, questionIds) => {
      if (questionIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('help_ladders')
        .select(['task_id', 'rung'])
        .where('learner_id', '=', learnerId)
        .where('task_kind', '=', 'question')
        .where('task_id', 'in', questionIds)
        .execute();
      return new Map(rows.map(({ task_id: id, rung }) => [id, rung]));
    },
    open: async ({ learnerId, task, rung, at }) => {
      await db
        .insertInto('help_ladders')
        .values({ learner_id: learnerId, task_kind: task.kind, task_id: task.id, rung, opened_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(['learner_id', 'task_kind', 'task_id'])
            .doUpdateSet({ rung, opened_at: at })
            .where('help_ladders.rung', '<', rung),
        )
        .execute();
    },
  };
}

/** An expression with the highest opened rung of a task; null for none. */
export function openedRung(db: Handle, learnerId: string, { kind, id }: TaskRef) {
  return sql`(${db
    .selectFrom('help_ladders')
    .select('rung')
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', kind)
    .where('task_id', '=', id)})`;
}
