import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0016_mail_outbox.sql', import.meta.url);
const learner = '00000000-0000-4000-8000-000000000001';

test('mails about money that wait are still sent, and none twice, when a deployed database is migrated', async () => {
  await withTransaction(database.db, async (handle) => {
    await sql`create schema before`.execute(handle);
    await sql`set local search_path to before, public`.execute(handle);
    await sql`create table billing_mails (id uuid, kind text, about text, learner_id uuid, created_at timestamptz,
      claimed_at timestamptz, sent_at timestamptz)`.execute(handle);
    await sql`insert into learners
        (id, username, username_key, email, email_key, password_hash, language, email_verified_at, created_at)
      values (${learner}, 'nila', 'nila', 'nila@x.test', 'nila@x.test', '', 'en', now(), now())`.execute(
      handle,
    );
    await sql`insert into billing_mails (kind, about, learner_id, created_at, claimed_at, sent_at) values
      ('receipt', 'PL-1', ${learner}, '2026-11-01T10:00:00Z', '2026-11-01T10:00:01Z', '2026-11-01T10:00:02Z'),
      ('receipt', 'PL-2', ${learner}, '2026-11-02T10:00:00Z', '2026-11-02T10:01:00Z', null),
      ('reminder', '2026-12-01T00:00:00.000Z', ${learner}, '2026-11-03T10:00:00Z', null, null)`.execute(
      handle,
    );

    await sql.raw(await readFile(migration, 'utf8')).execute(handle);

    const { rows } = await sql`select kind, about, learner_id, email, tries, try_at, sent_at
      from before.mail_outbox order by id`.execute(handle);
    const same = { learner_id: learner, email: null, tries: 0 };
    expect(rows).toEqual([
      { ...same, kind: 'receipt', about: 'PL-1', try_at: null, sent_at: new Date('2026-11-01T10:00:02Z') },
      { ...same, kind: 'receipt', about: 'PL-2', try_at: new Date('2026-11-02T10:11:00Z'), sent_at: null },
      {
        ...same,
        kind: 'reminder',
        about: '2026-12-01T00:00:00.000Z',
        try_at: new Date('2026-11-03T10:00:00Z'),
        sent_at: null,
      },
    ]);
  });
});
