import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  initiateForm,
  localPayer,
  newName,
  startDatabaseWithoutTables,
  startTestApp,
  startTestDatabase,
  type TestApp,
  type TestDatabase,
} from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createScriptedEngine, prints, sampleCourse } from '../../../../testing/index.ts';
import type { Database } from '../database.ts';
import { appliedMigrations, knownMigrations, migrateTo } from '../migrations.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const folder = temporaryFolder('backup');
const newFile = (): string => path.join(folder, `${newName('backup-')}.tar.gz`);
const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.stop();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await startDatabaseWithoutTables();
  databases.push(database);
  return database;
}

/** The rows of every table as JSON, in an order that depends on the rows alone. */
async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const tables = await listTables(db);
  const entries = tables.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Rows that name the person, in any column. */
function rowsAbout(id: string, rows: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [table, all.filter((row) => row.includes(id))]),
  );
}

describe('the database of a product that is used', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    const engine = createScriptedEngine({
      hello: prints('Hello'),
      greet: ([name]) => prints(`Hello ${name}`)([]),
    });
    testApp = await startTestApp({ curriculum: sampleCourse(), engine });
  });
  afterAll(() => testApp.stop());

  /** A new learner registers, does something of everything, and pays. Resolves with the id. */
  async function play(): Promise<string> {
    const browser = testApp.newClient();
    const username = newName('learner');
    const account = { username, email: `${username}@example.test`, password: 'thumbi-paradhu-9' };
    await browser.call('auth.register', account);
    const [mail] = await testApp.mailTo(account.email);
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
    await browser.call('auth.verifyEmail', { email: account.email, otp });
    const { body } = await browser.call('auth.login', account);
    const learner = Object.assign(browser, account, { id: String(body.user.id) });
    const done = [
      await browser.call(
        'practice.submitCode',
        { id: 'first-predict' },
        { code: '# prediction: Hello\nhello' },
      ),
      await browser.call('practice.submitCode', { id: 'first-input' }, { code: '# a\\b\tநிலா\r\nunknown' }),
      await browser.call('practice.submitCode', { id: 'first-input' }, { code: 'greet' }),
      await browser.call('exercise.submitMcq', { id: 'first-c1' }, { selected_option: 'A' }),
      await browser.call('exercise.submitMcq', { id: 'first-c1' }, { selected_option: 'B' }),
      await browser.call('exercise.submitMcq', { id: 'first-c2' }, { selected_option: 'B' }),
      await browser.call('progress.markVideoWatched', { id: 'first' }),
      await browser.call('progress.markCodeCompleted', { id: 'first' }),
      await browser.call('progress.markExerciseCompleted', { id: 'first' }),
      await browser.call('contact.submit', {
        full_name: 'A\tB\\N',
        email: account.email,
        message: 'line\nline',
      }),
    ];
    expect(done.map(({ status }) => status)).toEqual([...Array<number>(9).fill(200), 201]);
    await localPayer(testApp).pay(await initiateForm(learner));
    return learner.id;
  }

  test('comes back row by row, and numbers its next rows as it would have', async () => {
    await play();
    const [file, fresh] = [newFile(), await emptyDatabase()];
    const manifest = await writeBackup({ connection: testApp.connection, file, now: new Date() });
    const { applied } = await restoreBackup({ connection: fresh.connection, file });

    const rows = await rowsOf(testApp.db);
    expect(await rowsOf(fresh.db)).toEqual(rows);
    expect(Object.values(rows).filter((of) => of.length > 0).length).toBeGreaterThan(20);
    expect(manifest.tables.map(({ name, rows: count }) => [name, count])).toEqual(
      expect.arrayContaining(Object.entries(rows).map(([table, of]) => [table, of.length])),
    );
    expect(await appliedMigrations(fresh.db)).toEqual(await knownMigrations());
    expect(applied).toEqual([]);
    const next = (db: Database) =>
      sql<{ next: string }>`select nextval(pg_get_serial_sequence('submissions', 'id')) as next`.execute(db);
    expect((await next(fresh.db)).rows).toEqual((await next(testApp.db)).rows);
  });

  test('is one moment of it while learners register, send programs and pay', async () => {
    const quiet = [await play(), await play()];
    let isOver = false;
    const busy: string[] = [];
    const before = await rowsOf(testApp.db);
    const players = [1, 2, 3].map(async () => {
      while (!isOver) busy.push(await play());
    });
    const file = newFile();
    // Several backups, until some learner played from the first to the last call beside one of them.
    try {
      while (busy.length < 3) await writeBackup({ connection: testApp.connection, file, now: new Date() });
    } finally {
      isOver = true;
      await Promise.all(players);
    }

    const fresh = await emptyDatabase();
    await restoreBackup({ connection: fresh.connection, file });
    const restored = await rowsOf(fresh.db);
    for (const learner of quiet) expect(rowsAbout(learner, restored)).toEqual(rowsAbout(learner, before));
    // What one transaction writes to several tables is in all of them, or in none.
    const torn = await sql`
      select orders.id from orders
      left join money_ledger on money_ledger.order_id = orders.id
      left join entitlements on entitlements.order_id = orders.id
      where (orders.state = 'paid') <> (money_ledger.id is not null)
        or (orders.state = 'paid') <> (entitlements.id is not null)`.execute(fresh.db);
    expect(torn.rows).toEqual([]);
  });

  test('is a file for its owner alone, which holds no setting and no secret of the app', async () => {
    const file = newFile();
    await writeBackup({ connection: testApp.connection, file, now: new Date() });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const content = gunzipSync(await readFile(file)).toString();
    expect(content).toContain('"SESSION_SECRET, the file session-secret, and every other setting"');
    expect(content).not.toContain('a secret of the tests');
  });

  test('leaves no file when it is stopped or fails half-way', async () => {
    for (const fault of ['stop', 'failure']) {
      const stopping = new AbortController();
      const say = (line: string): void => {
        if (!line.includes('rows')) return;
        if (fault === 'failure') throw new Error('no');
        stopping.abort();
      };
      const file = newFile();
      const attempt = writeBackup({
        connection: testApp.connection,
        file,
        now: new Date(),
        say,
        signal: stopping.signal,
      });
      await expect(attempt).rejects.toThrow(fault === 'stop' ? 'aborted' : 'no');
      expect((await readdir(folder)).filter((name) => name.startsWith(path.basename(file)))).toEqual([]);
    }
  });
});

describe('a restore', () => {
  let database: TestDatabase;
  let file: string;
  beforeAll(async () => {
    database = await startTestDatabase();
    await addLearnerByHand(database.db);
    file = newFile();
    await writeBackup({ connection: database.connection, file, now: new Date() });
  });
  afterAll(() => database.stop());

  test('refuses a database that has tables, and changes nothing there', async () => {
    const used = await startTestDatabase();
    databases.push(used);
    const before = await rowsOf(used.db);
    await expect(restoreBackup({ connection: used.connection, file })).rejects.toThrow(
      'The database is not empty',
    );
    expect(await rowsOf(used.db)).toEqual(before);
  });

  test('refuses a database that has only a table of somebody else', async () => {
    const others = await emptyDatabase();
    await sql`create table of_somebody_else (n integer)`.execute(others.db);
    await expect(restoreBackup({ connection: others.connection, file })).rejects.toThrow(
      'The database is not empty',
    );
    expect((await listTables(others.db)).map(({ name }) => name)).toEqual(['of_somebody_else']);
  });

  /** Changes the archive, compressed again so that gzip's own sum fits. */
  const changed = async (change: (archive: Buffer) => Buffer): Promise<string> => {
    const copy = newFile();
    await writeFile(copy, gzipSync(change(gunzipSync(await readFile(file)))));
    return copy;
  };
  const cutOff = async (): Promise<string> => {
    const copy = newFile();
    await writeFile(copy, (await readFile(file)).subarray(0, -100));
    return copy;
  };
  const replaced = (from: string, to: string) => (archive: Buffer) =>
    Buffer.from(archive.toString('latin1').replace(from, to), 'latin1');

  const noBackup = async (): Promise<string> => {
    const other = newFile();
    await writeFile(other, 'no backup');
    return other;
  };

  test.each([
    ['that was cut off', cutOff, 'is damaged'],
    ['with another value in a row', () => changed(replaced('kavin@', 'ravin@')), 'is damaged'],
    ['without its last table', () => changed((archive) => withoutLastEntry(archive)), 'is damaged'],
    ['that is none', noBackup, 'is damaged, or no backup'],
    ['that is not there', async () => newFile(), 'cannot be read'],
    [
      'of a newer format',
      () => changed(replaced('"format": 1', '"format": 2')),
      'was made by a newer version of Python Learning',
    ],
    [
      'with migrations of a newer version',
      () =>
        changed((archive) =>
          Buffer.from(
            archive.toString('latin1').replace(/"schemaVersion": "\d{4}/, '"schemaVersion": "9999'),
            'latin1',
          ),
        ),
      'was made by a newer version of Python Learning',
    ],
  ])('refuses a backup %s, and leaves the database empty', async (_, made, sentence) => {
    const fresh = await emptyDatabase();
    await expect(restoreBackup({ connection: fresh.connection, file: await made() })).rejects.toThrow(
      sentence,
    );
    expect(await listTables(fresh.db)).toEqual([]);
  });

  test('that is stopped or fails half-way leaves the database empty', async () => {
    for (const fault of ['stop', 'failure']) {
      const fresh = await emptyDatabase();
      const stopping = new AbortController();
      const say = (): void => {
        if (fault === 'failure') throw new Error('no');
        stopping.abort();
      };
      const attempt = restoreBackup({ connection: fresh.connection, file, say, signal: stopping.signal });
      await expect(attempt).rejects.toThrow(fault === 'stop' ? 'aborted' : 'no');
      expect(await listTables(fresh.db)).toEqual([]);
    }
  });

  test('brings a backup of an earlier version to this one', async () => {
    const older = await emptyDatabase();
    await migrateTo(older.db, '0015_points_by_kind');
    const learner = await addLearnerByHand(older.db);
    await sql`insert into submissions (learner_id, question_id, code, verdict, outcome_kind, submitted_at)
      values (${learner}, 'first-input', 'print("நிலா")', 'correct', 'finished', now())`.execute(older.db);
    const backup = newFile();
    const manifest = await writeBackup({ connection: older.connection, file: backup, now: new Date() });
    expect(manifest.schemaVersion).toBe('0015_points_by_kind');

    const fresh = await emptyDatabase();
    const { applied } = await restoreBackup({ connection: fresh.connection, file: backup });
    expect(applied).toEqual((await knownMigrations()).filter((name) => name > manifest.schemaVersion));
    expect(
      await fresh.db.selectFrom('submissions').select(['learner_id', 'task_id', 'code']).execute(),
    ).toEqual([{ learner_id: learner, task_id: 'first-input', code: 'print("நிலா")' }]);
    expect(await fresh.db.selectFrom('known_languages').selectAll().execute()).toHaveLength(2);
  });
});

async function addLearnerByHand(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into learners (id, username, username_key, email, email_key, password_hash, language, created_at, email_verified_at)
    values (gen_random_uuid(), 'kavin', 'kavin', 'kavin@a.test', 'kavin@a.test', 'a hash', 'ta', now(), now())
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

const block = 512;

/** The archive without its last entry. An entry begins at the start of a block with its name. */
function withoutLastEntry(archive: Buffer): Buffer {
  const start = archive.lastIndexOf('tables/');
  return Buffer.concat([archive.subarray(0, start), Buffer.alloc(2 * block)]);
}
