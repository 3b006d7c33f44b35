import { readdir, readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from './database.ts';
import { migrateToLatest, pendingMigrations } from './migrations.ts';

describe('a migrated database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  afterAll(() => database.stop());

  test('has every migration, so that migrating again does nothing', async () => {
    expect(await pendingMigrations(database.db)).toEqual([]);
    expect(await migrateToLatest(database.db)).toEqual([]);
  });

  test('says what is pending when a migration is missing', async () => {
    const older = await startTestDatabase();
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
      older.db,
    );
    expect(await pendingMigrations(older.db)).toHaveLength(1);
    await older.stop();
  });

  test('keeps nothing of a transaction that throws', async () => {
    const { db } = database;
    const attempt = withTransaction(db, async (handle) => {
      const row = { key: 'a', count: 1, window_ends_at: new Date() };
      await handle.insertInto('rate_counters').values(row).execute();
      throw new Error('half-way');
    });
    await expect(attempt).rejects.toThrow('half-way');
    expect(await db.selectFrom('rate_counters').selectAll().execute()).toEqual([]);
  });

  test('what is deleted with another row is found by an index', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select reference.conrelid::regclass::text as "table", attribute.attname as "column"
      from pg_constraint reference
      join pg_attribute attribute
        on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
      where reference.contype = 'f' and reference.confdeltype in ('c', 'n') and not exists (
        select from pg_index index
        where index.indrelid = reference.conrelid and index.indkey[0] = reference.conkey[1]
          and index.indpred is null
      )`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

describe('accounts of unproven addresses', () => {
  const folder = new URL('../../../migrations/', import.meta.url);
  const names = async (): Promise<string[]> => (await readdir(folder)).sort();

  test('become registrations that wait for any browser, proven ones stay as they are', async () => {
    const older = await startTestDatabase();
    const { db } = older;
    const run = async (name: string): Promise<void> => {
      await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(db);
    };
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    for (const name of (await names()).filter((one) => one < '0011')) await run(name);
    await sql`insert into learners
      (id, username, username_key, email, email_key, password_hash, language, created_at, email_verified_at)
      values (gen_random_uuid(), 'Nila', 'nila', 'Nila@a.test', 'nila@a.test', 'a hash', 'ta', now(), null),
        (gen_random_uuid(), 'kavin', 'kavin', 'kavin@a.test', 'kavin@a.test', 'a hash', 'ta', now(), now())`.execute(
      db,
    );
    for (const name of (await names()).filter((one) => one.startsWith('0011'))) await run(name);

    expect(await db.selectFrom('learners').select('username').execute()).toEqual([{ username: 'kavin' }]);
    expect(await db.selectFrom('pending_registrations').selectAll().execute()).toEqual([
      expect.objectContaining({ browser: 'any', username: 'Nila', email_key: 'nila@a.test', language: 'ta' }),
    ]);
    await older.stop();
  });
});
