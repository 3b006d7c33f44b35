import { existsSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { startDatabaseWithoutTables, startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CommandEnd, runBackup, runRestore } from './backup.ts';
import { openDatabase } from './platform/db/database.ts';
import { type EmbeddedConnection, startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrateToLatest } from './platform/db/migrations.ts';

const folder = temporaryFolder('backup-command');
beforeAll(() => chmod(folder, 0o755));

function urlOf({ host, user, password, database }: TestDatabase['connection']): string {
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

type Env = Readonly<Record<string, string>>;

function run(command: typeof runBackup, env: Env, ...words: string[]): Promise<CommandEnd> {
  const now = new Date('2026-11-26T02:17:00Z');
  const { signal } = new AbortController();
  return command(words, { env, folder, now, say: () => undefined, signal });
}

async function languagesOf(connection: EmbeddedConnection): Promise<string[]> {
  const db = openDatabase(connection);
  try {
    const rows = await db.selectFrom('known_languages').select('code').orderBy('code').execute();
    return rows.map(({ code }) => code);
  } finally {
    await db.destroy();
  }
}

test('a PostgreSQL of the operator goes into a file and into another one', async () => {
  const [from, to] = [await startTestDatabase(), await startDatabaseWithoutTables()];
  const file = path.join(folder, 'own.tar.gz');
  const made = await run(runBackup, { DATABASE_URL: urlOf(from.connection) }, 'own.tar.gz');
  expect(made).toEqual({ isDone: true, text: expect.stringContaining(`tables are in ${file}.`) });
  const restored = await run(runRestore, { DATABASE_URL: urlOf(to.connection) }, 'own.tar.gz');
  expect(restored).toEqual({
    isDone: true,
    text: expect.stringMatching(/^\d+ rows of \d+ tables are as they were at 2026-11-26T02:17:00.000Z\.$/),
  });
  expect(await languagesOf(to.connection)).toEqual(['en', 'ta']);
  await Promise.all([from.stop(), to.stop()]);
});

test('the built-in database goes into a file while it runs and while it is stopped, and into a new folder', async () => {
  const env = { DATA_DIR: path.join(folder, 'data') };
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  const db = openDatabase(server.connection);
  await migrateToLatest(db);
  await db.destroy();
  expect(await run(runBackup, env, 'running.tar.gz')).toMatchObject({ isDone: true });
  expect(await run(runRestore, env, 'running.tar.gz')).toEqual({
    isDone: false,
    text: expect.stringContaining('The database is not empty'),
  });
  await server.stop();
  const named = path.join(env.DATA_DIR, 'backups', 'python-learning-2026-11-26T021700Z.tar.gz');
  expect(await run(runBackup, env)).toEqual({ isDone: true, text: expect.stringContaining(named) });

  const elsewhere = { DATA_DIR: path.join(folder, 'other-machine') };
  expect(await run(runRestore, elsewhere, named)).toMatchObject({ isDone: true });
  const moved = await startEmbeddedPostgres({ dataDir: elsewhere.DATA_DIR });
  expect(await languagesOf(moved.connection)).toEqual(['en', 'ta']);
  await moved.stop();
});

test('a folder that is made for backups is closed to others, and the folder of the data is not', async () => {
  const from = await startTestDatabase();
  const dataDir = path.join(folder, 'new', 'data');
  const env = { DATABASE_URL: urlOf(from.connection), DATA_DIR: dataDir };
  expect(await run(runBackup, env)).toMatchObject({ isDone: true });
  const modes = [dataDir, path.join(dataDir, 'backups')].map((made) => statSync(made).mode & 0o077);
  expect(modes).toEqual([0o077 & ~process.umask(), 0]);
  await from.stop();
});

describe('one sentence says why nothing was done', () => {
  const none = { DATA_DIR: path.join(folder, 'none') };
  test.each([
    ['where no database is', runBackup, none, ['a.tar.gz'], 'There is no database in'],
    ['for two files', runBackup, none, ['a', 'b'], 'A backup takes one file'],
    ['for a name that is taken', runBackup, none, ['.'], 'is there already'],
    ['for no file to restore', runRestore, none, [], 'A restore takes one file'],
    ['for a wrong setting', runBackup, { DATABASE_URL: 'x' }, [], 'DATABASE_URL must be an address'],
    [
      'where nothing answers',
      runBackup,
      { ...none, DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' },
      [],
      'cannot be reached',
    ],
  ])('%s', async (_, command, env, words, sentence) => {
    const end = await run(command, env, ...words);
    expect(end).toEqual({ isDone: false, text: expect.stringContaining(sentence) });
    expect(end.text).not.toContain('\n');
    expect(existsSync(none.DATA_DIR)).toBe(false);
  });
});
