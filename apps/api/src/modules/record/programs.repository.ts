import { type RawBuilder, sql } from 'kysely';
import { always } from '../../platform/db/condition.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { TaskKind, TaskRef, Verdict } from './record.tables.ts';
import { storageRules } from './storage-rules.ts';
import { bytesOf } from './stored-bytes.repository.ts';

const { programsPerTask, deletedPerRun } = storageRules;

export type NewProgram = {
  learnerId: string;
  task: TaskRef;
  code: string;
  verdict: Verdict;
  /** How the shown run ended, as the engine names it. */
  outcomeKind: string;
  /** Id of the explanation that the learner got; null for none. */
  explanationId: string | null;
  /** All failed checks are hidden ones. */
  onlyHiddenFailed: boolean;
  /** False for a program that has nothing to do with the task. Missing means true. */
  isAttempt?: boolean;
  at: Date;
};

export type WrittenCode = { code: string; writtenAt: Date };

type NewDraft = WrittenCode & { learnerId: string; task: TaskRef };

/** Programs that learners ran for their tasks, and drafts of them. */
export interface ProgramsRepository {
  /** Saves the program; the transaction must hold the learner's record lock. Counts no attempt. */
  add(program: NewProgram): Promise<void>;
  /** Saves a draft unless a newer one is stored. Counts its bytes: needs the lock like `add`. */
  keepDraft(draft: NewDraft): Promise<void>;
  /** The newer of the last run and the draft, by task, each since the last reset. A task without both is missing. */
  listLast(
    learnerId: string,
    kind: TaskKind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, WrittenCode>>;
}

export function createProgramsRepository(db: Handle): ProgramsRepository {
  return {
    add: async (program) => {
      await sql`with ${always.tables}, ${savingProgram(program)} select`.execute(db);
    },
    keepDraft: (draft) => keepDraft(db, draft),
    listLast: async (learnerId, kind, ids) => {
      if (ids.length === 0) return new Map();
      const rows = await newestPrograms(db, learnerId, kind, ids).execute();
      return new Map(rows.map(({ task_id: id, code, written_at: writtenAt }) => [id, { code, writtenAt }]));
    },
  };
}

/**
 * Common table expressions, the last of which is `saved`, that save a program and prune those of its task: every solution stays, other programs only if they are among the newest.
 * A solution that repeats the newest one replaces it. So does the next run of a program that waited for input: each line
 * of a dialogue is a run of the same program, and only the last one is stored. They update the learner's stored bytes. The
 * transaction must hold the learner's record lock. They have their effect where the expression `go`, which the statement has
 * before them, has a row.
 */
export function savingProgram(program: NewProgram): RawBuilder<unknown> {
  const { learnerId, task, code, verdict, at } = program;
  const ofTask = sql`learner_id = ${learnerId} and task_kind = ${task.kind} and task_id = ${task.id}`;
  return sql`
    replaced as (
      delete from submissions
      where exists (select from go) and code = ${code} and id = any(array[
        (
          select id from submissions where ${verdict === 'solved'} and ${ofTask} and verdict = 'solved'
          order by id desc limit 1
        ),
        (
          select id from (
            select id, verdict from submissions where ${ofTask} order by id desc limit 1
          ) as newest where verdict = 'waiting'
        )
      ])
      returning id, ${bytesOf.program} as bytes
    ), old as (
      delete from submissions
      where exists (select from go) and id = any(array(
        select id from (
          select id from submissions
          where ${ofTask} and verdict <> 'solved' and id <= (
            select id from submissions where ${ofTask} and id <> all(array(select id from replaced))
            order by id desc offset ${programsPerTask - 1} limit 1
          )
          offset 0 -- Keeps the planner from walking through all ids of the table to find the first few of this task.
        ) as unsolved
        order by id limit ${deletedPerRun}
      ))
      returning ${bytesOf.program} as bytes
    ), added as (
      insert into submissions (
        learner_id, task_kind, task_id, code, verdict, outcome_kind, explanation_id, only_hidden_failed, submitted_at
      )
      select ${learnerId}::uuid, ${task.kind}::text, ${task.id}::text, ${code}::text, ${verdict}::text,
        ${program.outcomeKind}::text, ${program.explanationId}::text, ${program.onlyHiddenFailed}::boolean,
        ${at}::timestamptz
      from go
      returning ${bytesOf.program} as bytes
    ), saved as (
      update learner_progress
      set
        stored_bytes = greatest(0, stored_bytes
          + (select sum(bytes) from added)
          - (select coalesce(sum(bytes), 0) from replaced)
          - (select coalesce(sum(bytes), 0) from old)),
        stored_at = ${at}
      where exists (select from go) and learner_id = ${learnerId}
    )`;
}

/** One statement, so that of two concurrent writes the newer draft wins. */
async function keepDraft(db: Handle, { learnerId, task, code, writtenAt }: NewDraft): Promise<void> {
  await sql`
    with former as (
      select ${bytesOf.program} as bytes from task_drafts
      where learner_id = ${learnerId} and task_kind = ${task.kind} and task_id = ${task.id}
    ), kept as (
      insert into task_drafts as draft (learner_id, task_kind, task_id, code, written_at)
      values (${learnerId}, ${task.kind}, ${task.id}, ${code}, ${writtenAt})
      on conflict (learner_id, task_kind, task_id) do update
        set code = excluded.code, written_at = excluded.written_at
        where draft.written_at <= excluded.written_at
      returning ${bytesOf.program} as bytes
    )
    update learner_progress
    set
      stored_bytes = greatest(0, stored_bytes
        + (select bytes from kept) - (select coalesce(sum(bytes), 0) from former)),
      stored_at = ${writtenAt}
    where learner_id = ${learnerId} and exists (select from kept)`.execute(db);
}

/** Newest of run and draft; on a tie the draft. */
export function newestPrograms(db: Handle, learnerId: string, kind: TaskKind, ids: readonly string[]) {
  const runs = db
    .selectFrom('submissions')
    .distinctOn('task_id')
    .select(['task_id', 'code', 'submitted_at as written_at', sql<number>`1`.as('rank')])
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', kind)
    .where('task_id', 'in', ids)
    .where('before_reset', '=', false)
    .orderBy('task_id')
    .orderBy('id', 'desc');
  const drafts = db
    .selectFrom('task_drafts')
    .select(['task_id', 'code', 'written_at', sql<number>`0`.as('rank')])
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', kind)
    .where('task_id', 'in', ids);
  return db
    .selectFrom(
      drafts
        .unionAll(db.selectFrom(runs.as('runs')).select(['task_id', 'code', 'written_at', 'rank']))
        .as('all'),
    )
    .distinctOn('task_id')
    .select(['task_id', 'code', 'written_at'])
    .orderBy('task_id')
    .orderBy('written_at', 'desc')
    .orderBy('rank');
}
