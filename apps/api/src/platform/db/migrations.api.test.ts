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
