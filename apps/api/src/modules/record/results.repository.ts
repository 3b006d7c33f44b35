import { sql } from 'kysely';
import { z } from 'zod';
import type { Handle } from '../../platform/db/database.ts';
import { newestPrograms, type WrittenCode } from './programs.repository.ts';
import type { TaskKind, TaskRef } from './record.tables.ts';
import { bytesOf } from './stored-bytes.repository.ts';

/** What the last run of a task showed. */
export type ShownResult = {
  inputs: readonly string[];
  output: string;
  hints: readonly string[];
  suggestions: readonly string[];
};

/** What is known of a learner's work on one task. */
export type TaskState = {
  /** The newer of the last run and the draft; null without both. */
  draft: WrittenCode | null;
  /** Attempts up to the first solution. */
  attempts: number;
  /** At least one run finished without an error. */
  ranWell: boolean;
  /** When it was solved, or completed on the learner's word; null before. */
  completedAt: Date | null;
  last: ShownResult;
};

type NewResult = { learnerId: string; task: TaskRef; shown: ShownResult; at: Date };

/** Results of last runs, and the state of tasks. */
export interface ResultsRepository {
  /**
   * Keeps the result of a run in the place of the one before; while a program waits for input, its lines alone. Counts
   * the bytes: the transaction must hold the learner's record lock.
   */
  keep(result: NewResult & { isWaiting: boolean }): Promise<void>;
  /** In one round trip. A task that was never tried has its state, too. */
  listStates(
    learnerId: string,
    kind: TaskKind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, TaskState>>;
}

export function createResultsRepository(db: Handle): ResultsRepository {
  return {
    keep: (result) => keep(db, result),
    listStates: (learnerId, kind, ids) => listStates(db, learnerId, kind, ids),
  };
}

async function keep(
  db: Handle,
  { learnerId, task, shown, isWaiting, at }: NewResult & { isWaiting: boolean },
): Promise<void> {
  const json = (texts: readonly string[]) => JSON.stringify(isWaiting ? [] : texts);
  const ended = sql`, output = excluded.output, hints = excluded.hints, suggestions = excluded.suggestions`;
  await sql`
    with former as (
      select ${bytesOf.result} as bytes from task_results
      where learner_id = ${learnerId} and task_kind = ${task.kind} and task_id = ${task.id}
    ), kept as (
      insert into task_results (learner_id, task_kind, task_id, inputs, output, hints, suggestions)
      values (
        ${learnerId}, ${task.kind}, ${task.id}, ${JSON.stringify(shown.inputs)}, ${isWaiting ? '' : shown.output},
        ${json(shown.hints)}, ${json(shown.suggestions)}
      )
      on conflict (learner_id, task_kind, task_id) do update set inputs = excluded.inputs ${isWaiting ? sql`` : ended}
      returning ${bytesOf.result} as bytes
    )
    update learner_progress
    set
      stored_bytes = greatest(0, stored_bytes
        + (select bytes from kept) - (select coalesce(sum(bytes), 0) from former)),
      stored_at = ${at}
    where learner_id = ${learnerId}`.execute(db);
}

type StateRow = {
  id: string;
  code: string | null;
  written_at: Date | null;
  attempts: number | null;
  ran_well: boolean | null;
  solved_at: Date | null;
  inputs: unknown;
  output: string | null;
  hints: unknown;
  suggestions: unknown;
};

async function listStates(
  db: Handle,
  learnerId: string,
  kind: TaskKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TaskState>> {
  if (ids.length === 0) return new Map();
  const ofTask = (table: string) =>
    sql`${sql.ref(table)}.learner_id = ${learnerId} and ${sql.ref(table)}.task_kind = ${kind}
      and ${sql.ref(table)}.task_id = task.id`;
  const { rows } = await sql<StateRow>`
    select task.id, last.code, last.written_at, tried.attempts, tried.ran_well, solved.solved_at,
      result.inputs, result.output, result.hints, result.suggestions
    from unnest(${[...ids]}::text[]) as task (id)
    left join (${newestPrograms(db, learnerId, kind, ids)}) as last on last.task_id = task.id
    left join task_attempts as tried on ${ofTask('tried')}
    left join solved_tasks as solved on ${ofTask('solved')}
    left join task_results as result on ${ofTask('result')}`.execute(db);
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

const lines = z.array(z.string());

function stateOf(row: StateRow): TaskState {
  const { code, written_at: writtenAt } = row;
  return {
    draft: code === null || writtenAt === null ? null : { code, writtenAt },
    attempts: row.attempts ?? 0,
    ranWell: row.ran_well ?? false,
    completedAt: row.solved_at,
    last: {
      inputs: lines.parse(row.inputs ?? []),
      output: row.output ?? '',
      hints: lines.parse(row.hints ?? []),
      suggestions: lines.parse(row.suggestions ?? []),
    },
  };
}
