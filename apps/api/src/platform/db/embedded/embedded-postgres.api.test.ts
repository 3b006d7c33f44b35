import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newName } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { type EmbeddedConnection, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive, waitForEnd } from './processes.ts';

let dataDir: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-'));
  await chmod(dataDir, 0o755);
  // Left by a first start that was killed half-way.
  await mkdir(path.join(dataDir, 'database', 'unfinished-1', 'base'), { recursive: true });
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
});
afterAll(async () => {
  const server = await startEmbeddedPostgres({ dataDir });
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

const program = `
  import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)};
  const { connection } = await startEmbeddedPostgres({ dataDir: process.argv[1] });
  console.log(JSON.stringify(connection));
  process.stdin.once('data', () => process.exit(1));
`;

/** Starts another app process on the same folder. Resolves when its database is ready. */
async function startElsewhere(): Promise<{ child: ChildProcess; connection: EmbeddedConnection }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data)));
    child.once('exit', () => reject(new Error('it ended before it was ready')));
  });
  return { child, connection: JSON.parse(line) };
}

async function serverPid(): Promise<number> {
  const file = path.join(dataDir, 'database', 'data', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

async function on<T>(
  connection: EmbeddedConnection,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
) {
  const db = openDatabase(connection);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

describe('the built-in PostgreSQL', () => {
  test('throws away what a first start that was killed half-way has left', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const left = await readdir(path.join(dataDir, 'database'));
    expect(left).toContain('data');
    expect(left).not.toContain('unfinished-1');
    await server.stop();
  });

  test('keeps what was acknowledged when app and all are killed, and gets rid of the server left over', async () => {
    const { child, connection } = await startElsewhere();
    const kept = sql.table(newName('kept_'));
    await on(connection, (db) => sql`create table ${kept} as select 7 as n`.execute(db));
    const orphan = await serverPid();
    await kill(child);
    expect(isAlive(orphan)).toBe(true);

    const server = await startEmbeddedPostgres({ dataDir });
    expect(await waitForEnd(orphan, 1)).toBe(true);
    const { rows } = await on(server.connection, (db) =>
      sql<{ n: number }>`select n from ${kept}`.execute(db),
    );
    expect(rows).toEqual([{ n: 7 }]);
    await server.stop();
  });

  test('ends with an app that exits without stopping it', async () => {
    const { child } = await startElsewhere();
    const server = await serverPid();
    child.stdin?.write('exit');
    expect(await waitForEnd(server, 60_000)).toBe(true);
    // The server may be gone before the end of the app is told here.
    await expect.poll(() => child.exitCode, { timeout: 60_000 }).toBe(1);
  });

  test('leaves nothing behind when its first start is aborted', async () => {
    const fresh = path.join(dataDir, 'aborted');
    await mkdir(fresh);
    const stop = new AbortController();
    const start = startEmbeddedPostgres({ dataDir: fresh, signal: stop.signal });
    await expect.poll(() => readdir(path.join(fresh, 'database'))).toContain(`unfinished-${process.pid}`);
    stop.abort();
    await expect(start).rejects.toThrow('aborted');
    // initdb removes what it has written when it ends.
    const left = await readdir(path.join(fresh, 'database'));
    expect(left.filter((name) => name === 'data' || name.startsWith('unfinished-'))).toEqual([]);
  });

  test('is refused to a second app while the first lives', async () => {
    const { child } = await startElsewhere();
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `Python Learning already runs here as process ${child.pid}: stop it first, or give this one a DATA_DIR of its own.`,
    );
  });

  test('says how files of another PostgreSQL get here, and leaves them as they are', async () => {
    const file = path.join(dataDir, 'database', 'data', 'PG_VERSION');
    const own = await readFile(file, 'utf8');
    for (const other of ['17\n', '99\n']) {
      await writeFile(file, other);
      await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
        new RegExp(
          `is of PostgreSQL ${other.trim()}, and this Python Learning has PostgreSQL .*npm run backup`,
        ),
      );
    }
    await writeFile(file, own);
    const server = await startEmbeddedPostgres({ dataDir });
    await server.stop();
  });

  test('keeps to the disk and to itself', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const settings = await on(server.connection, (db) =>
      sql<{ name: string; setting: string }>`select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses')`.execute(db),
    );
    expect(Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      listen_addresses: '',
    });
    const wrong = { ...server.connection, password: 'guessed' };
    await expect(on(wrong, (db) => sql`select 1`.execute(db))).rejects.toThrow(
      'password authentication failed',
    );
    await server.stop();
  });

  test('tells when it ends by itself, with its reason', async () => {
    const ended = Promise.withResolvers<string>();
    await startEmbeddedPostgres({ dataDir, onUnexpectedEnd: ended.resolve });
    process.kill(await serverPid(), 'SIGTERM');
    expect(await ended.promise).toMatch(/^PostgreSQL ended by itself: /);
  });
});
