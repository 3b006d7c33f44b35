import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { runLogged, startJobQueue } from './job-queue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const lines: string[] = [];
const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
beforeEach(() => void lines.splice(0));
const version = 1;
const nothing = async () => undefined;

async function scheduled(): Promise<{ name: string; cron: string }[]> {
  const found = await sql<{
    name: string;
    cron: string;
  }>`select name, cron from pgboss.schedule order by name`.execute(database.db);
  return found.rows;
}

describe('the job queue', () => {
  test('knows the times of its jobs, also when several processes start it at once', async () => {
    const jobs = [
      { name: 'a.minute', cron: '* * * * *', run: nothing },
      { name: 'a.night', cron: '23 3 * * *', run: nothing },
    ];
    const queues = await Promise.all(
      [1, 2, 3].map(() => startJobQueue({ connection: database.connection, log, jobs, version })),
    );
    expect(await scheduled()).toEqual(jobs.map(({ name, cron }) => ({ name, cron })));
    await Promise.all(queues.map((queue) => queue.stop()));
    expect(lines).toEqual([]);
  });

  test('forgets a job that a newer version does not have, and takes over a changed time', async () => {
    const jobs = [{ name: 'a.minute', cron: '*/5 * * * *', run: nothing }];
    const version = 2;
    const queue = await startJobQueue({ connection: database.connection, log, jobs, version });
    expect(await scheduled()).toEqual([{ name: 'a.minute', cron: '*/5 * * * *' }]);
    await queue.stop();
  });

  test('leaves the jobs of a newer version alone, which may run beside this one', async () => {
    const connect = { connection: database.connection, log };
    const newer = [{ name: 'a.newer', cron: '5 * * * *', run: nothing }];
    const queues = [
      await startJobQueue({ ...connect, jobs: newer, version: 3 }),
      await startJobQueue({ ...connect, jobs: [], version: 2 }),
    ];
    expect(await scheduled()).toEqual([{ name: 'a.newer', cron: '5 * * * *' }]);
    await Promise.all(queues.map((queue) => queue.stop()));
  });

  test('takes a job for lost after the time that the job asks for', async () => {
    const jobs = [
      { name: 'a.short', cron: '* * * * *', run: nothing },
      { name: 'a.long', cron: '* * * * *', expireInS: 7_200, run: nothing },
    ];
    const queue = await startJobQueue({ connection: database.connection, log, jobs, version });
    const { rows } = await sql<{ name: string; seconds: number }>`
      select name, expire_seconds as seconds from pgboss.queue where name in ('a.short', 'a.long') order by name`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { name: 'a.long', seconds: 7_200 },
      { name: 'a.short', seconds: 300 },
    ]);
    await queue.stop();
  });

  test('runs a job that is waiting when it starts', async () => {
    const ran = Promise.withResolvers<void>();
    const jobs = [{ name: 'a.year', cron: '0 0 1 1 *', run: async () => ran.resolve() }];
    const former = await startJobQueue({ connection: database.connection, log, jobs, version });
    await former.stop();
    await sql`insert into pgboss.job (name, policy) values ('a.year', 'stately')`.execute(database.db);
    const queue = await startJobQueue({ connection: database.connection, log, jobs, version });
    await ran.promise;
    await queue.stop();
  });
});

test('a job that fails is logged, and fails nothing else', async () => {
  await runLogged(
    {
      name: 'a.bad',
      cron: '* * * * *',
      run: async () => {
        throw new Error('no');
      },
    },
    log,
  );
  const told = lines.map((line) => JSON.parse(line) as { event: string });
  expect(told.filter(({ event }) => event === 'job.failed')).toEqual([
    expect.objectContaining({ event: 'job.failed', job: 'a.bad', level: 'error' }),
  ]);
});
