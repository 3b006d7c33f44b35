import { randomBytes } from 'node:crypto';
import { type Database, type EmbeddedConnection, openDatabase } from '@python-learning/api';
import { sql } from 'kysely';
import { inject } from 'vitest';

export type TestDatabase = {
  db: Database;
  connection: EmbeddedConnection;
  /** Drops the database. */
  stop(): Promise<void>;
};

/**
 * A migrated, empty PostgreSQL database for one test file, copied from the template of the run. Needs the global
 * setup of this package.
 */
export function startTestDatabase(): Promise<TestDatabase> {
  return startCopyOf(inject('templateDatabase').database);
}

/** A PostgreSQL database without any table, as `startTestDatabase` otherwise. */
export function startDatabaseWithoutTables(): Promise<TestDatabase> {
  return startCopyOf('template0');
}

async function startCopyOf(original: string): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  const database = `test_${process.env['VITEST_POOL_ID'] ?? '0'}_${randomBytes(6).toString('hex')}`;
  await onServer(template, `create database ${database} template ${original}`);
  const connection = { ...template, database };
  // A machine that runs checks may be slow. Other tests cover a database that cannot be reached.
  const db = openDatabase(connection, { maxConnections: 25, connectTimeoutMs: 60_000 });
  const stop = async (): Promise<void> => {
    await db.destroy();
    await onServer(template, `drop database if exists ${database} with (force)`);
  };
  return { db, connection, stop };
}

async function onServer(template: EmbeddedConnection, statement: string): Promise<void> {
  const server = openDatabase({ ...template, database: 'postgres' }, { maxConnections: 1 });
  try {
    await sql.raw(statement).execute(server);
  } finally {
    await server.destroy();
  }
}
