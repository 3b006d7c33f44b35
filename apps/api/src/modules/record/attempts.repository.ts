import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { always } from '../../platform/db/condition.ts';
import type { Handle } from '../../platform/db/database.ts';
import { InvariantError } from '../../platform/errors/invariant-error.ts';
import type { TaskKind, TaskRef, Verdict } from './record.tables.ts';

/** A learner's attempts at one task. A run that waits for input is no attempt. */
export type AttemptCounts = {
  /** All attempts, resets included. */
  runs: number;
  /** Failed attempts since the last reset. */
  failed: number;
  /** Attempts up to the first solution, resets included. */
  attempts: number;
  /** Whether it was ever solved, or completed on the learner's word. */
  wasSolved: boolean;
  /** Whether a run ever ended without an error. */
  ranWell: boolean;
  /** How the last attempt ended, as the engine names it; null before the first. Resets keep it. */
  lastOutcome: string | null;
  /** Whether an attempt since the last reset failed hidden cases only. */
  onlyHiddenFailed: boolean;
};

/** Failed attempts at a task before it was solved, whether it is, and the last time. */
export type FirstAttempts = { id: string; failures: number; solved: boolean; lastAt: Date };

/** The number of an attempt among all of the task, resets included, and what was before it. */
export type CountedAttempt = { number: number; before: AttemptCounts };

export type NewAttempt = {
  learnerId: string;
  task: TaskRef;
  verdict: Exclude<Verdict, 'waiting'>;
  /** False for a program that has nothing to do with the task: it is a run, and neither an attempt nor a failure. Missing means true. */
  isAttempt?: boolean;
  outcomeKind: string;
  onlyHiddenFailed: boolean;
  at: Date;
};

/** Counts attempts. The counts stay when programs are deleted. */
export interface AttemptsRepository {
  read(learnerId: string, task: TaskRef): Promise<AttemptCounts>;
  /** Attempts at each task of a kind up to the first right one, resets included. */
  list(learnerId: string, kind: TaskKind): Promise<FirstAttempts[]>;
  add(one: NewAttempt): Promise<CountedAttempt>;
  /** Counts a task as solved on the learner's word: later runs are no attempts at its solution. */
  close(learnerId: string, task: TaskRef): Promise<void>;
}

export function createAttemptsRepository(db: Handle): AttemptsRepository {
  return {
    read: async (learnerId, task) => countsOf(await selectCounts(db, learnerId, task).executeTakeFirst()),
    list: (learnerId, kind) =>
      ofKind(db, learnerId, kind)
        .select([
          'task_id as id',
          sql<number>`attempts - was_solved::integer`.as('failures'),
          'was_solved as solved',
          'last_run_at as lastAt',
        ])
        .execute(),
    add: (one) => add(db, one),
    close: async (learnerId, { kind, id }) => {
      await db
        .updateTable('task_attempts')
        .set({ was_solved: true })
        .where('learner_id', '=', learnerId)
        .where('task_kind', '=', kind)
        .where('task_id', '=', id)
        .execute();
    },
  };
}

async function add(db: Handle, one: NewAttempt): Promise<CountedAttempt> {
  const { rows } = await sql<AttemptRow>`with ${always.tables}, attempt as (${addingAttempt(db, one)})
    select runs, before from attempt`.execute(db);
  return countedAttempt(rows[0]);
}

/** What `addingAttempt` returns; `before` is null for the first attempt. */
export type AttemptRow = { runs: number; before: AttemptCounts | null };

/** Reads the row that `addingAttempt` returns. */
export function countedAttempt(row: AttemptRow | undefined): CountedAttempt {
  // An insert that updates in a conflict returns its row always.
  if (row === undefined) throw new InvariantError('An attempt is counted');
  return { number: row.runs, before: countsOf(row.before) };
}

/** An expression with what was counted of a task, to be read by `countsOf`; a statement has it as one of its columns. */
export function attemptCounts(db: Handle, learnerId: string, task: TaskRef) {
  return jsonObjectFrom(selectCounts(db, learnerId, task));
}

/** A statement that counts an attempt where `go` has a row, as `savingProgram` does, and returns an `AttemptRow`. */
export function addingAttempt(db: Handle, one: NewAttempt) {
  const { learnerId, task, verdict, outcomeKind, isAttempt = true, at } = one;
  const attempts = isAttempt ? 1 : 0;
  return db
    .insertInto('task_attempts')
    .columns([
      'learner_id',
      'task_kind',
      'task_id',
      'runs',
      'failed',
      'attempts',
      'was_solved',
      'ran_well',
      'last_outcome',
      'only_hidden_failed',
      'last_run_at',
      'first_run_at',
    ])
    .expression(sql`(
      select ${learnerId}::uuid, ${task.kind}::text, ${task.id}::text, 1, ${verdict === 'wrong' ? attempts : 0}::int, ${attempts}::int,
        ${verdict === 'solved'}::boolean, ${outcomeKind === 'finished'}::boolean, ${outcomeKind}::text,
        ${one.onlyHiddenFailed && isAttempt}::boolean, ${at}::timestamptz, ${at}::timestamptz
      from go
    )`)
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'task_kind', 'task_id']).doUpdateSet({
        runs: sql`task_attempts.runs + 1`,
        failed: sql`task_attempts.failed + excluded.failed`,
        attempts: sql`task_attempts.attempts + case when task_attempts.was_solved then 0 else excluded.attempts end`,
        was_solved: sql`task_attempts.was_solved or excluded.was_solved`,
        ran_well: sql`task_attempts.ran_well or excluded.ran_well`,
        last_outcome: outcomeKind,
        only_hidden_failed: sql`task_attempts.only_hidden_failed or excluded.only_hidden_failed`,
        last_run_at: sql`greatest(task_attempts.last_run_at, excluded.last_run_at)`,
      }),
    )
    .returning((_row) => ['runs', attemptCounts(db, learnerId, task).as('before')]);
}

function ofKind(db: Handle, learnerId: string, kind: TaskKind) {
  return db.selectFrom('task_attempts').where('learner_id', '=', learnerId).where('task_kind', '=', kind);
}

function selectCounts(db: Handle, learnerId: string, { kind, id }: TaskRef) {
  return ofKind(db, learnerId, kind)
    .select([
      'runs',
      'failed',
      'attempts',
      'was_solved as wasSolved',
      'ran_well as ranWell',
      'last_outcome as lastOutcome',
      'only_hidden_failed as onlyHiddenFailed',
    ])
    .where('task_id', '=', id);
}

/** What is counted before the first attempt. */
export const noAttempt: AttemptCounts = {
  runs: 0,
  failed: 0,
  attempts: 0,
  wasSolved: false,
  ranWell: false,
  lastOutcome: null,
  onlyHiddenFailed: false,
};

/** The counts of a row; those of no attempt where there is none. */
export function countsOf(row: AttemptCounts | null | undefined): AttemptCounts {
  return row ?? noAttempt;
}
