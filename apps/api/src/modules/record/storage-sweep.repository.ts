import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { storageRules } from './storage-rules.ts';
import { bytesOf } from './stored-bytes.repository.ts';

const { programsPerTask, answersPerQuestion } = storageRules;

/** Deletes at most `most` rows of these learners. Resolves with the number deleted. */
type Trim = (learnerIds: readonly string[], most: number) => Promise<number>;

/** A table with rows that count to a learner's bytes. */
export type CountedTable = {
  table: keyof Schema;
  /** Bytes that a row counts for, computed from its columns. */
  bytes: RawBuilder<number>;
};

/** A table of answers to cards, each with `id`, `is_correct` and the columns of its task. */
export type AnswersTable = { table: keyof Schema; task: readonly string[] };

/** Tables of other modules whose rows have the same limits. */
export type LimitedTables = { counted: readonly CountedTable[]; answers: readonly AnswersTable[] };

/** Deletes rows beyond a limit that was introduced after they were stored; recounts stored bytes. */
export interface StorageSweepRepository {
  /** Learners never counted, or counted before `countedBefore` with something stored since. */
  listDue(countedBefore: Date, most: number): Promise<string[]>;
  /** One for each table with a limit on its rows. */
  trims: readonly Trim[];
  /** Recounts stored bytes. Needs a transaction: locks the records of these learners. */
  recount(learnerIds: readonly string[], at: Date): Promise<void>;
}

export function createStorageSweepRepository(db: Handle, others: LimitedTables): StorageSweepRepository {
  const programs: Bound = {
    table: 'submissions',
    task: ['task_kind', 'task_id'],
    newest: programsPerTask,
    columns: sql`verdict`,
    isKept: sql`verdict = 'solved'`,
  };
  const answers = ({ table, task }: AnswersTable): Trim => {
    const columns = sql`min(id) over task as first, max(id) filter (where is_correct) over task as last_right,
      max(id) filter (where not is_correct) over task as last_wrong`;
    const isKept = sql`id in (first, last_right, last_wrong)`;
    return (ids, most) => trim(db, { table, task, newest: answersPerQuestion, columns, isKept }, ids, most);
  };
  const counted: readonly CountedTable[] = [
    { table: 'submissions', bytes: bytesOf.program },
    { table: 'task_drafts', bytes: bytesOf.program },
    { table: 'task_results', bytes: bytesOf.result },
    ...others.counted,
  ];
  return {
    listDue: (countedBefore, most) => listDue(db, countedBefore, most),
    trims: [
      (ids, most) => trim(db, programs, ids, most),
      answers({ table: 'mcq_answers', task: ['mcq_id'] }),
      ...others.answers.map(answers),
    ],
    recount: (ids, at) => recount(db, counted, ids, at),
  };
}

async function listDue(db: Handle, countedBefore: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('learner_progress')
    .select('learner_id')
    .where((where) =>
      where.or([
        where('stored_counted_at', 'is', null),
        where.and([
          where('stored_counted_at', '<', countedBefore),
          where('stored_at', '>', where.ref('stored_counted_at')),
        ]),
      ]),
    )
    .orderBy('stored_counted_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute();
  return rows.map(({ learner_id }) => learner_id);
}

type Bound = {
  table: string;
  /** Columns that identify the task of a row. */
  task: readonly string[];
  /** Number of newest rows that stay for each task. */
  newest: number;
  /** What the condition names. */
  columns: RawBuilder<unknown>;
  /** Condition for older rows that stay as well. */
  isKept: RawBuilder<unknown>;
};

async function trim(
  db: Handle,
  { table, task, newest, columns, isKept }: Bound,
  learnerIds: readonly string[],
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)}
    where id in (
      select id from (
        select id, count(*) over (task order by id desc) as place, ${columns}
        from ${sql.table(table)}
        where learner_id = any(${[...learnerIds]}::uuid[])
        window task as (partition by learner_id, ${sql.join(task.map((column) => sql.ref(column)))})
      ) as ranked
      where place > ${newest} and not coalesce(${isKept}, false)
      limit ${most}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Locks the records, in order of learner id, before counting: no write may fall in between. */
async function recount(
  db: Handle,
  counted: readonly CountedTable[],
  learnerIds: readonly string[],
  at: Date,
): Promise<void> {
  const ids = sql`any(${[...learnerIds]}::uuid[])`;
  await sql`select from learner_progress where learner_id = ${ids} order by learner_id for update`.execute(
    db,
  );
  const sums = counted.map(
    ({ table, bytes }) =>
      sql`(select coalesce(sum(${bytes}), 0) from ${sql.table(table)} as one where one.learner_id = record.learner_id)`,
  );
  await sql`
    update learner_progress as record
    set
      stored_counted_at = ${at},
      stored_bytes = ${sql.join(sums, sql` + `)}
    where learner_id = ${ids}`.execute(db);
}
