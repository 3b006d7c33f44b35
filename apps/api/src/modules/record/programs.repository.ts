import { type OperationNodeSource, sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import { storageRules } from './storage-rules.ts';
import { bytesOf } from './stored-bytes.repository.ts';

const { programsPerTask, deletedPerRun } = storageRules;

/** A table of programs, and its column that identifies the task. */
type ProgramTable =
  | { table: 'submissions'; task: 'question_id' }
  | { table: 'personalized_submissions'; task: 'exercise_id' };

type NewProgram = ProgramTable & {
  learnerId: string;
  taskId: string;
  code: string;
  solves: boolean;
  at: Date;
  /** Insert of the row; must return `bytesOf.program` as `bytes`. */
  insert: OperationNodeSource;
};

/**
 * Saves a program and prunes those of its task: every solution stays, other programs only if they are among the newest.
 * A solution that repeats the newest one replaces it. So does the next run of a program that waited for input: each line
 * of a dialogue is a run of the same program, and only the last one is stored. Updates the learner's stored bytes. The transaction must hold the
 * learner's record lock.
 */
export async function keepProgram(db: Handle, program: NewProgram): Promise<void> {
  const { learnerId, taskId, code, solves, at, insert } = program;
  const table = sql.table(program.table);
  const ofTask = sql`learner_id = ${learnerId} and ${sql.ref(program.task)} = ${taskId}`;
  await sql`
    with replaced as (
      delete from ${table}
      where code = ${code} and id = any(array[
        (
          select id from ${table} where ${solves} and ${ofTask} and verdict = 'correct'
          order by id desc limit 1
        ),
        (
          select id from (
            select id, verdict from ${table} where ${ofTask} order by id desc limit 1
          ) as newest where verdict = 'input_required'
        )
      ])
      returning id, ${bytesOf.program} as bytes
    ), old as (
      delete from ${table}
      where id = any(array(
        select id from (
          select id from ${table}
          where ${ofTask} and verdict <> 'correct' and id <= (
            select id from ${table} where ${ofTask} and id <> all(array(select id from replaced))
            order by id desc offset ${programsPerTask - 1} limit 1
          )
          offset 0 -- Keeps the planner from walking through all ids of the table to find the first few of this task.
        ) as unsolved
        order by id limit ${deletedPerRun}
      ))
      returning ${bytesOf.program} as bytes
    ), added as (${insert})
    update learner_progress
    set
      stored_bytes = greatest(0, stored_bytes
        + (select sum(bytes) from added)
        - (select coalesce(sum(bytes), 0) from replaced)
        - (select coalesce(sum(bytes), 0) from old)),
      stored_at = ${at}
    where learner_id = ${learnerId}`.execute(db);
}
