import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0034_kolam_seed.sql', import.meta.url);

test('every learner of before has a seed of their own for the kolam', async () => {
  const { db } = database;
  await sql`insert into learners
      (id, username, username_key, email, email_key, password_hash, language, email_verified_at, created_at)
    select gen_random_uuid(), 'n' || n, 'n' || n, 'n' || n, 'n' || n, '', 'ta', now(), now()
    from generate_series(1, 50) n`.execute(db);
  await sql`alter table learners drop column kolam_seed`.execute(db);

  await sql.raw(await readFile(migration, 'utf8')).execute(db);

  const rows = await db.selectFrom('learners').select('kolam_seed').execute();
  expect(new Set(rows.map(({ kolam_seed: seed }) => seed)).size).toBe(50);
});
