import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/**
 * Applies all pending migrations and resolves with their names. Several processes may call it at once: the first works
 * under a lock, the others wait. Throws the database's own error when a migration fails, and rolls all of it back.
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const { error, results } = await migratorFor(db).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of migrations that this version of the code needs and the database lacks. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const migrations = await migratorFor(db).getMigrations();
  return migrations.filter((migration) => migration.executedAt === undefined).map(({ name }) => name);
}

function migratorFor(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  const entries = files.map(async (name) => {
    const text = await readFile(new URL(name, folder), 'utf8');
    const migration: Migration = {
      up: (db) =>
        sql
          .raw(text)
          .execute(db)
          .then(() => undefined),
    };
    return [name.replace(/\.sql$/, ''), migration] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
