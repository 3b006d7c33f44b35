import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSweeps } from '../../modules/auth/index.ts';
import { sweepContactMessages } from '../../modules/contact/index.ts';
import type { Database } from '../db/database.ts';
import { sweepIdempotencyKeys } from '../http/idempotency.ts';
import { sweepRateCounters } from '../limits/rate-limiter.ts';
import { sweepBatch } from './in-batches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const now = new Date('2026-11-21T06:30:00Z');
const clock = { now: () => now };
/** More than two batches. */
const many = 2 * sweepBatch + 7;

/** The same database; `deletions` records how many rows each delete has removed. */
function watched(db: Database): { db: Database; deletions: number[] } {
  const deletions: number[] = [];
  const deleting = new WeakSet<object>();
  const watching = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'DeleteQueryNode') deleting.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (deleting.has(queryId)) deletions.push(Number(result.numAffectedRows ?? 0));
      return result;
    },
  });
  return { db: watching, deletions };
}

const kinds = {
  rate_counters: {
    fill: sql`insert into rate_counters
      select 'ended ' || n, 1, ${now}::timestamptz - interval '1 hour' from generate_series(1, ${many}) n
      union all select 'running', 1, ${now}::timestamptz + interval '1 hour'`,
    sweeps: [sweepRateCounters],
  },
  idempotency_keys: {
    fill: sql`insert into idempotency_keys (owner, key, request_hash, created_at)
      select 'somebody', 'old ' || n, '', ${now}::timestamptz - interval '2 days' from generate_series(1, ${many}) n
      union all select 'somebody', 'fresh', '', ${now}::timestamptz`,
    sweeps: [sweepIdempotencyKeys],
  },
  contact_messages: {
    fill: sql`insert into contact_messages (id, full_name, email, message, language, is_subscriber, created_at)
      select gen_random_uuid(), 'N', 'n@example.test', 'Hello', 'en', false,
        ${now}::timestamptz - case when n = 0 then interval '1 day' else interval '366 days' end
      from generate_series(0, ${many}) n`,
    sweeps: [sweepContactMessages],
  },
  pending_registrations: {
    fill: sql`insert into pending_registrations
        (browser, email, email_key, username, username_key, password_hash, language, created_at)
      select 'a browser', n || '@example.test', n || '@example.test', 'n' || n, 'n' || n, '', 'en',
        ${now}::timestamptz - case when n = 0 then interval '6 days' else interval '8 days' end
      from generate_series(0, ${many}) n`,
    sweeps: accountSweeps,
  },
  one_time_codes: {
    fill: sql`insert into one_time_codes (browser, purpose, email_key, code_hash, created_at, expires_at)
      select 'a browser', 'verify_email', n || '@example.test', '', ${now},
        ${now}::timestamptz - case when n = 0 then interval '1 hour' else interval '2 days' end
      from generate_series(0, ${many}) n`,
    sweeps: accountSweeps,
  },
} as const;

test.each(Object.entries(kinds))(
  '%s that are kept no longer are deleted in batches until none is left, and no other is',
  async (table, { fill, sweeps }) => {
    const { db, deletions } = watched(database.db);
    await fill.execute(database.db);
    for (const sweep of sweeps) await sweep({ db, clock });
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(Math.max(...deletions)).toBeLessThanOrEqual(sweepBatch);
    expect(deletions.reduce((sum, one) => sum + one, 0)).toBe(many);
  },
);
