import { ownData, progress } from '@python-learning/contract';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseAny } from '../../platform/errors/app-error.ts';
import { createRateLimiter } from '../../platform/limits/rate-limiter.ts';
import { rowsAtOnce } from './own-data.repository.ts';
import { createOwnDataService, downloadsAnHour } from './own-data.service.ts';

let testApp: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  learner = await testApp.newLearner();
});

const take = () => learner.call('settings.ownData');

/** Inserts thousands of rows into tables that are ordered by one, two and three columns. */
async function learnMuch() {
  const { id } = learner;
  await sql`
    insert into submissions (learner_id, task_kind, task_id, code, verdict, outcome_kind, submitted_at)
    select ${id}, 'question', 'q' || n % 7, repeat('நிலா', n % 50) || n, 'wrong', 'finished', now()
    from generate_series(1, 3000) n`.execute(testApp.db);
  await sql`
    insert into points_ledger (learner_id, kind, subject, points, earned_at)
      select ${id}, 'question', 'subject "' || n, 5, now() from generate_series(1, 250) n`.execute(
    testApp.db,
  );
  await sql`
    insert into card_answers (learner_id, card_id, construct, place, answer, is_correct, answered_at)
    select ${id}, 'c' || n % 5, 'for', 'today', '{"line": 2}', true, now()
    from generate_series(1, ${rowsAtOnce}) n`.execute(testApp.db);
}

async function plainRows(table: string, order: string): Promise<unknown[]> {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(one) - 'learner_id' as row from ${sql.table(table)} as one
    where learner_id = ${learner.id} order by ${sql.raw(order)}`.execute(testApp.db);
  return rows.map(({ row }) => row);
}

/** A service on the app's database; `batches` gets the number of rows that each statement read. */
function watchedService() {
  const batches: number[] = [];
  const db = testApp.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      batches.push(result.rows.length);
      return result;
    },
  });
  const limiter = createRateLimiter({ db: testApp.db, clock: testApp.clock });
  return { service: createOwnDataService({ db, clock: testApp.clock, limiter }), batches };
}

describe('the file of everything that is stored about a learner', () => {
  test('is whole, and the same as a plain read, when there are thousands of rows (privacy 9)', async () => {
    await learnMuch();
    const { body, headers } = await take();
    const { records } = ownData.parse(body);
    expect(records['submissions']).toEqual(await plainRows('submissions', 'task_kind, task_id, id'));
    expect(records['submissions']).toHaveLength(3000);
    expect(records['points_ledger']).toEqual(await plainRows('points_ledger', 'subject'));
    expect(records['card_answers']).toEqual(await plainRows('card_answers', 'card_id, id'));
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="python-learning-my-data.json"',
      'cache-control': 'no-store',
    });
  });

  test("has the seed of the learner's own kolam", async () => {
    const { kolam } = progress.parse((await learner.call('progress.progress')).body);
    expect(ownData.parse((await take()).body).account).toMatchObject({ kolam_seed: kolam.seed });
  });

  test('is read in batches of a fixed size, each when the one before was taken', async () => {
    await learnMuch();
    const { service, batches } = watchedService();
    let takenBatches = 0;
    for await (const piece of await service.write(refuseAny, learner.id)) {
      const full = batches.filter((rows) => rows === rowsAtOnce).length;
      const unwritten = full - takenBatches;
      expect(unwritten).toBeLessThanOrEqual(1);
      if (unwritten === 1) takenBatches += 1;
      expect(piece).not.toBe('');
    }
    expect(Math.max(...batches)).toBe(rowsAtOnce);
  });

  test('is read no further when nobody takes it any more', async () => {
    await learnMuch();
    const { service, batches } = watchedService();
    for await (const piece of await service.write(refuseAny, learner.id)) {
      if (piece.includes('"code"')) break;
    }
    const batchesOfAll = 3000 / rowsAtOnce;
    expect(batches.filter((rows) => rows === rowsAtOnce).length).toBeLessThan(batchesOfAll / 2);
  });

  test('can be taken a few times an hour by each learner (security 49)', async () => {
    for (let time = 0; time < downloadsAnHour; time += 1) expect((await take()).status).toBe(200);
    expect(await take()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await (await testApp.newLearner()).call('settings.ownData')).status).toBe(200);
    testApp.clock.advance(600);
    expect((await take()).status).toBe(429);
  });
});
