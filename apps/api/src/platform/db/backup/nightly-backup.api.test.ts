import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTestClock, startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLogged } from '../../jobs/job-queue.ts';
import { createLog } from '../../log/log.ts';
import { backupName } from './backup-name.ts';
import { backupSource, nightlyBackup } from './nightly-backup.ts';
import { checkBackup } from './read-backup.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const root = temporaryFolder('nightly-backup');

function jobIn(folder: string) {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const clock = createTestClock();
  const stopping = new AbortController();
  const job = nightlyBackup({
    connection: database.connection,
    folder,
    clock,
    log,
    signal: stopping.signal,
  });
  return { run: () => runLogged(job, log), lines, clock, stopping };
}

test('each night a backup is made and an old one goes', async () => {
  const folder = path.join(root, 'nights');
  const { run, lines, clock } = jobIn(folder);
  await run();
  const first = backupName(clock.now());
  clock.advance(36 * 24 * 3600);
  await run();
  const newest = clock.now().getTime() / 1000;
  expect(await backupSource(folder).read()).toEqual({ backup_newest_timestamp_seconds: newest });
  const second = backupName(clock.now());
  expect(await readdir(folder)).toEqual([second]);
  expect(second).not.toBe(first);
  await checkBackup(path.join(folder, second), new AbortController().signal);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['backup.made', 'backup.made']);
});

test('a backup that fails is an error in the log, and old ones go all the same', async () => {
  const folder = path.join(root, 'failing');
  const { run, lines, clock } = jobIn(folder);
  await mkdir(folder);
  const old = backupName(new Date(clock.now().getTime() - 40 * 24 * 3600 * 1000));
  await writeFile(path.join(folder, old), '');
  // A folder in the place of the file that would be written.
  await mkdir(path.join(folder, `${backupName(clock.now())}.partial`));
  await run();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', event: 'job.failed', job: 'backup' }),
  ]);
  expect(await readdir(folder)).not.toContain(old);
  // A folder without a whole backup.
  expect(await backupSource(folder).read()).toEqual({ backup_newest_timestamp_seconds: 0 });
  await rm(folder, { recursive: true });
});

test('a stop of the app ends a backup without a fault', async () => {
  const folder = path.join(root, 'stopped');
  await mkdir(folder);
  const { run, lines, stopping } = jobIn(folder);
  stopping.abort();
  await run();
  expect([lines, await readdir(folder)]).toEqual([[], []]);
});
