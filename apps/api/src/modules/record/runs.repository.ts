import { type RawBuilder, sql } from 'kysely';
import { always } from '../../platform/db/condition.ts';
import type { Handle } from '../../platform/db/database.ts';
import {
  type AttemptRow,
  addingAttempt,
  type CountedAttempt,
  countedAttempt,
  createAttemptsRepository,
} from './attempts.repository.ts';
import { createProgramsRepository, type NewProgram, savingProgram } from './programs.repository.ts';
import { lockingRecord } from './progress.repository.ts';
import { storageRules } from './storage-rules.ts';

/** What every run of a task leaves: its program, and an attempt. */
export interface RunsRepository {
  /**
   * Saves the program, and counts the attempt, in one statement; the transaction must hold the learner's record lock.
   * Resolves with null for a run that waits for input, which is no attempt.
   * @param hasCopy false when the program itself is not saved
   */
  add(run: NewProgram, hasCopy: boolean): Promise<CountedAttempt | null>;
  /**
   * Does all that `add` does for a run from which nothing else follows, and keeps its answer, in one statement without a
   * transaction around it. Resolves with false, and stores nothing, where the record has no row yet or no room, or where
   * the task has another number of attempts than `runsBefore`: `add` does it then.
   *
   * The statement sees what was stored when it began. So it stores nothing either when the record changed while it waited
   * for the lock.
   * @param keepingAnswer expressions that keep the answer where `go` has a row
   */
  addAnswered(run: NewProgram, runsBefore: number, keepingAnswer: RawBuilder<unknown>): Promise<boolean>;
}

export function createRunsRepository(db: Handle): RunsRepository {
  return {
    add: async ({ verdict, ...run }, hasCopy) => {
      const program = { ...run, verdict };
      if (verdict === 'waiting') {
        if (hasCopy) await createProgramsRepository(db).add(program);
        return null;
      }
      const attempt = { ...run, verdict };
      if (!hasCopy) return createAttemptsRepository(db).add(attempt);
      const { rows } = await sql<AttemptRow>`
        with ${always.tables}, ${savingProgram(program)}, attempt as (${addingAttempt(db, attempt)})
        select runs, before from attempt`.execute(db);
      return countedAttempt(rows[0]);
    },
    addAnswered: (run, runsBefore, keepingAnswer) => addAnswered(db, run, runsBefore, keepingAnswer),
  };
}

/** The transaction that wrote the row. */
const version = sql`xmin`.as('version');

async function addAnswered(
  db: Handle,
  { verdict, ...run }: NewProgram,
  runsBefore: number,
  keepingAnswer: RawBuilder<unknown>,
): Promise<boolean> {
  const { learnerId, task } = run;
  const attempts = db
    .selectFrom('task_attempts')
    .select('runs')
    .where('learner_id', '=', learnerId)
    .where('task_kind', '=', task.kind)
    .where('task_id', '=', task.id);
  const counting =
    verdict === 'waiting' ? sql`` : sql`, attempt as (${addingAttempt(db, { ...run, verdict })})`;
  const { rows } = await sql`
    with locked as materialized (${lockingRecord(db, learnerId).select(version)}), go as (
      select from locked
      where stored_bytes < ${storageRules.bytesPerLearner} and coalesce((${attempts}), 0) = ${runsBefore}
        and version = (select ${version} from learner_progress where learner_id = ${learnerId})
    ), ${savingProgram({ ...run, verdict })} ${counting}, ${keepingAnswer}
    select from go`.execute(db);
  return rows.length === 1;
}
