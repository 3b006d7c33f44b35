import { readdir, readFile } from 'node:fs/promises';
import { languages } from '@python-learning/domain';
import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { InvariantError } from '../errors/invariant-error.ts';
import type { Database, Handle } from './database.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/**
 * Applies all pending migrations, stores the languages of the product, and resolves with the names of the migrations.
 * Several processes may call it at once: the first works under a lock, the others wait. Throws the database's own error
 * when a migration fails, and rolls all of it back.
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const applied = appliedBy(await migratorFor(db).migrateToLatest());
  await storeLanguages(db, languages);
  return applied;
}

/**
 * Applies the migrations up to the given one, and resolves with their names. Throws the database's own error when a
 * migration fails, and rolls all of it back.
 */
export async function migrateTo(db: Database, name: string): Promise<string[]> {
  return appliedBy(await migratorFor(db).migrateTo(name));
}

function appliedBy({ error, results }: MigrationResultSet): string[] {
  if (error !== undefined)
    throw error instanceof Error ? error : new InvariantError('A migration failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of the migrations that this version of the code has, the oldest first. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations());
}

/** Names of the migrations that the database has, the oldest first; empty where no version of the code ran. */
export async function appliedMigrations(handle: Handle): Promise<string[]> {
  const { rows: tables } = await sql`
    select from pg_class where relname = 'kysely_migration' and relnamespace = current_schema()::regnamespace`.execute(
    handle,
  );
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    handle,
  );
  return rows.map(({ name }) => name);
}

/** Number of the newest migration that this version of the code has. */
export async function newestMigration(): Promise<number> {
  return Math.max(...(await knownMigrations()).map((name) => Number.parseInt(name, 10)));
}

/** Adds the languages in which rows may be stored. One that is no longer listed stays, because rows may be in it. */
export async function storeLanguages(db: Database, codes: readonly string[]): Promise<void> {
  await db
    .insertInto('known_languages')
    .values(codes.map((code) => ({ code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
