import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { InvariantError } from '../../platform/errors/invariant-error.ts';

/** Tables with a `learner_id` column. */
type TableOfLearners = {
  [T in keyof Schema]: 'learner_id' extends keyof Schema[T] ? T : never;
}[keyof Schema];

/** Tables with an `order_id` column only; the order belongs to a learner. */
type TableOfOrders = Exclude<
  { [T in keyof Schema]: 'order_id' extends keyof Schema[T] ? T : never }[keyof Schema],
  TableOfLearners
>;

type Column<T extends keyof Schema> = keyof Schema[T] & string;

type Reading<T extends keyof Schema> = {
  /** Columns that are left out: secrets, and what only the server can read. */
  withheld: readonly Column<T>[];
  /** Columns that identify a learner's row, in the order of an index where there are many rows. */
  order: readonly [Column<T>, ...Column<T>[]];
};

/**
 * Every table with data about a learner. A new table does not compile until it is listed here, so that the download is
 * complete.
 */
const tablesOfLearners: { readonly [T in TableOfLearners]: Reading<T> } = {
  // Staff actions on the account, without the name of the staff member.
  admin_acts: { withheld: ['learner_id', 'actor'], order: ['id'] },
  card_answers: { withheld: ['learner_id'], order: ['card_id', 'id'] },
  certificates: { withheld: ['learner_id'], order: ['id'] },
  contact_messages: { withheld: ['learner_id'], order: ['id'] },
  entitlements: { withheld: ['learner_id'], order: ['id'] },
  first_guesses: { withheld: ['learner_id'], order: ['task_kind', 'task_id'] },
  // Answers stored for a day, of calls whose effects are in the other tables.
  idempotency_keys: {
    withheld: ['learner_id', 'owner', 'key', 'request_hash', 'response'],
    order: ['owner', 'key'],
  },
  learner_badges: { withheld: ['learner_id'], order: ['badge_id'] },
  learner_events: { withheld: ['learner_id'], order: ['kind', 'cause'] },
  learner_progress: { withheld: ['learner_id'], order: ['learner_id'] },
  learner_settings: { withheld: ['learner_id'], order: ['name'] },
  learning_days: { withheld: ['learner_id'], order: ['day'] },
  mail_outbox: { withheld: ['learner_id'], order: ['id'] },
  mcq_answers: { withheld: ['learner_id'], order: ['mcq_id', 'id'] },
  mcq_correct: { withheld: ['learner_id'], order: ['mcq_id'] },
  milestone_marks: { withheld: ['learner_id'], order: ['milestone_id', 'kind'] },
  orders: { withheld: ['learner_id'], order: ['id'] },
  own_programs: { withheld: ['learner_id'], order: ['id'] },
  personalized_counters: { withheld: ['learner_id'], order: ['learner_id'] },
  // The content holds the solution and the hidden cases.
  personalized_exercises: { withheld: ['learner_id', 'content', 'digest'], order: ['number'] },
  points_ledger: { withheld: ['learner_id'], order: ['kind', 'subject'] },
  program_shares: { withheld: ['learner_id', 'digest'], order: ['id'] },
  rest_weeks: { withheld: ['learner_id'], order: ['monday'] },
  sessions: { withheld: ['learner_id', 'id'], order: ['id'] },
  sharing_consents: { withheld: ['learner_id'], order: ['learner_id'] },
  help_ladders: { withheld: ['learner_id'], order: ['task_kind', 'task_id'] },
  solved_tasks: { withheld: ['learner_id'], order: ['task_kind', 'task_id'] },
  submissions: { withheld: ['learner_id'], order: ['task_kind', 'task_id', 'id'] },
  task_choices: { withheld: ['learner_id'], order: ['task_kind', 'task_id'] },
  task_attempts: { withheld: ['learner_id'], order: ['task_kind', 'task_id'] },
  task_drafts: { withheld: ['learner_id'], order: ['task_kind', 'task_id'] },
  task_results: { withheld: ['learner_id'], order: ['task_kind', 'task_id'] },
};

const tablesOfOrders: { readonly [T in TableOfOrders]: Reading<T> } = {
  money_ledger: { withheld: [], order: ['id'] },
  refund_requests: { withheld: [], order: ['order_id'] },
};

/** Left out of the learner's own row: the password hash, and keys derived from other columns. */
const withheldOfAccount: readonly Column<'learners'>[] = ['password_hash', 'username_key', 'email_key'];

/** Rows per batch. The largest are about 200 KB, so that a batch fits into memory. */
export const rowsAtOnce = 100;

/** Everything stored about one learner, as JSON text from the database, with values as stored. */
export interface OwnDataRepository {
  /** One row; null when there is no such learner. */
  readAccount(learnerId: string): Promise<string | null>;
  tables: readonly string[];
  /** Yields the rows of one table in batches; each batch is read on demand. */
  readRows(table: string, learnerId: string): AsyncGenerator<readonly string[]>;
}

export function createOwnDataRepository(db: Handle): OwnDataRepository {
  return {
    readAccount: async (learnerId) => {
      const { rows } = await sql<{ json: string }>`
        select (to_jsonb(one) - ${sql.val([...withheldOfAccount])}::text[])::text as json
        from learners as one where id = ${learnerId}`.execute(db);
      return rows[0]?.json ?? null;
    },
    tables: [...Object.keys(tablesOfLearners), ...Object.keys(tablesOfOrders)],
    readRows: (table, learnerId) => readRows(db, readingOf(table, learnerId)),
  };
}

type TableReading = {
  table: string;
  withheld: readonly string[];
  order: readonly string[];
  isOfLearner: RawBuilder<unknown>;
};

function readingOf(table: string, learnerId: string): TableReading {
  const ofOrders: Readonly<Record<string, Omit<TableReading, 'table' | 'isOfLearner'>>> = tablesOfOrders;
  const ofLearners: typeof ofOrders = tablesOfLearners;
  const reading = ofLearners[table] ?? ofOrders[table];
  if (reading === undefined) throw new InvariantError(`${table} is no table of learners`);
  const isOfLearner = Object.hasOwn(ofLearners, table)
    ? sql`learner_id = ${learnerId}`
    : sql`order_id in (select id from orders where learner_id = ${learnerId})`;
  return { table, isOfLearner, ...reading };
}

/** Continues after the last row instead of holding a transaction: a slow phone may take minutes. */
async function* readRows(db: Handle, reading: TableReading): AsyncGenerator<readonly string[]> {
  let behind: readonly string[] | null = null;
  while (true) {
    const batch: readonly ReadRow[] = await readBatch(db, reading, behind);
    if (batch.length > 0) yield batch.map(({ json }) => json);
    behind = batch.at(-1)?.place ?? null;
    if (batch.length < rowsAtOnce || behind === null) return;
  }
}

type ReadRow = { json: string; place: readonly string[] };

async function readBatch(
  db: Handle,
  { table, withheld, order, isOfLearner }: TableReading,
  behind: readonly string[] | null,
): Promise<readonly ReadRow[]> {
  const columns = order.map((column) => sql.ref(column));
  const isNext = behind === null ? sql`true` : sql`(${sql.join(columns)}) > (${sql.join(behind)})`;
  const { rows } = await sql<ReadRow>`
    select (to_jsonb(one) - ${sql.val([...withheld])}::text[])::text as json,
      array[${sql.join(columns.map((column) => sql`${column}::text`))}] as place
    from (
      select * from ${sql.table(table)}
      where ${isOfLearner} and ${isNext}
      order by ${sql.join(columns)} limit ${rowsAtOnce}
    ) as one
    order by ${sql.join(columns)}`.execute(db);
  return rows;
}
