import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Tables with rows of a learner. */
type TableOfLearners = {
  [T in keyof Schema]: 'learner_id' extends keyof Schema[T] ? T : never;
}[keyof Schema];

/** Tables with rows of an order, which belongs to a learner. */
type TableOfOrders = Exclude<
  { [T in keyof Schema]: 'order_id' extends keyof Schema[T] ? T : never }[keyof Schema],
  TableOfLearners
>;

/** Columns that are left out: secrets, and what only the server can read. */
type Withheld<T extends keyof Schema> = readonly (keyof Schema[T] & string)[];

/**
 * Every table that tells of a learner. A new one does not compile before it stands here, so that what learners take
 * away is all there is.
 */
const withheldOfLearners: { readonly [T in TableOfLearners]: Withheld<T> } = {
  // What the staff did about the account; who of them it was is not the learner's to know.
  admin_acts: ['learner_id', 'actor'],
  billing_mails: ['learner_id'],
  certificates: ['learner_id'],
  contact_messages: ['learner_id'],
  entitlements: ['learner_id'],
  // Answers kept for a day, of calls whose effects stand in the other tables.
  idempotency_keys: ['learner_id', 'owner', 'key', 'request_hash', 'response'],
  learner_badges: ['learner_id'],
  learner_feats: ['learner_id'],
  learner_progress: ['learner_id'],
  learner_settings: ['learner_id'],
  learning_days: ['learner_id'],
  mcq_answers: ['learner_id'],
  mcq_correct: ['learner_id'],
  milestone_marks: ['learner_id'],
  orders: ['learner_id'],
  personalized_counters: ['learner_id'],
  // The content holds the solution and the hidden cases.
  personalized_exercises: ['learner_id', 'content', 'digest'],
  personalized_submissions: ['learner_id'],
  points_ledger: ['learner_id'],
  question_drafts: ['learner_id'],
  rest_weeks: ['learner_id'],
  sessions: ['learner_id', 'id'],
  skipped_warm_ups: ['learner_id'],
  solved_questions: ['learner_id'],
  submissions: ['learner_id'],
  warm_up_answers: ['learner_id'],
};

const withheldOfOrders: { readonly [T in TableOfOrders]: Withheld<T> } = {
  money_ledger: [],
  refund_requests: [],
};

/** Of the learner's own row: the password is no data to take away, and the keys repeat what they are made of. */
const withheldOfAccount: readonly (keyof Schema['learners'])[] = [
  'password_hash',
  'username_key',
  'email_key',
];

type Row = Record<string, unknown>;

/** Everything that is stored about one learner, read as it stood at one moment. */
export interface OwnDataRepository {
  read(learnerId: string): Promise<{ account: Row | null; records: Record<string, Row[]> }>;
}

export function createOwnDataRepository(db: Handle): OwnDataRepository {
  return {
    read: async (learnerId) => {
      const ofLearner = sql`id = ${learnerId}`;
      const [account] = await readRows(db, 'learners', withheldOfAccount, ofLearner);
      const records: Record<string, Row[]> = {};
      for (const [table, withheld] of Object.entries(withheldOfLearners)) {
        records[table] = await readRows(db, table, withheld, sql`learner_id = ${learnerId}`);
      }
      const ofOrders = sql`order_id in (select id from orders where learner_id = ${learnerId})`;
      for (const [table, withheld] of Object.entries(withheldOfOrders)) {
        records[table] = await readRows(db, table, withheld, ofOrders);
      }
      return { account: account ?? null, records };
    },
  };
}

/** As JSON of the database, so that times and numbers are told as they are stored. */
async function readRows(
  db: Handle,
  table: string,
  withheld: readonly string[],
  which: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(one) - ${sql.val([...withheld])}::text[] as row
    from ${sql.table(table)} as one where ${which}`.execute(db);
  return rows.map(({ row }) => row);
}
