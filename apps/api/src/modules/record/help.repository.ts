import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { TaskRef } from './record.tables.ts';

/** What opens help with a task, besides the learner who asks for it. */
export type HelpState = {
  /** All runs of the task. */
  runs: number;
  /** Failed attempts since the last reset. */
  failed: number;
  /** The highest opened rung, counted from 1; 0 for none. */
  rung: number;
};

/** How far learners have opened the help with their tasks. A rung is a number counted from 1. */
export interface HelpRepository {
  /** The state of each question. One without runs and without help is missing. */
  listStates(learnerId: string, questionIds: readonly string[]): Promise<ReadonlyMap<string, HelpState>>;
  /** Keeps that a rung was opened. A higher one stays as it is. */
  open(opened: { learnerId: string; task: TaskRef; rung: number; at: Date }): Promise<void>;
}

/** What is known before the first run and the first help. */
export const noHelp: HelpState = { runs: 0, failed: 0, rung: 0 };

export function createHelpRepository(db: Handle): HelpRepository {
  return {
    listStates: (learnerId, questionIds) => listStates(db, learnerId, questionIds),
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

async function listStates(db: Handle, learnerId: string, questionIds: readonly string[]) {
  if (questionIds.length === 0) return new Map();
  const rungs = db
    .selectFrom('help_ladders')
    .select(['task_id', 'rung'])
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds);
  const counts = db
    .selectFrom('task_attempts')
    .select(['task_id', 'runs', 'failed'])
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', 'question')
    .where('task_id', 'in', questionIds);
  const rows = await db
    .selectFrom(counts.as('counts'))
    .fullJoin(rungs.as('rungs'), 'rungs.task_id', 'counts.task_id')
    .select(['counts.task_id as tried', 'rungs.task_id as helped', 'runs', 'failed', 'rung'])
    .execute();
  return new Map(
    rows.map(({ tried, helped, runs, failed, rung }) => [
      tried ?? helped ?? '',
      { runs: runs ?? 0, failed: failed ?? 0, rung: rung ?? 0 },
    ]),
  );
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
