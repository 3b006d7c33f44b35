import { startTestApp, type TestApp } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepVisitCounts } from './index.ts';
import { visitRules } from './visits.service.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.db.deleteFrom('visit_counts').execute();
  testApp.clock.advance(3600);
});

const counts = () =>
  testApp.db
    .selectFrom('visit_counts')
    .select([sql<string>`day::text`.as('day'), 'step', 'count'])
    .orderBy('day')
    .orderBy('step')
    .execute();

const today = () => testApp.clock.now().toISOString().slice(0, 10);

describe('a step that a browser reached', () => {
  test('is counted under its day, of a visitor and of a learner', async () => {
    const visitor = testApp.newClient();
    expect(await visitor.call('visits.countStep', { step: 'visit' })).toMatchObject({
      status: 200,
      body: {},
    });
    const learner = await testApp.newLearner();
    expect((await learner.call('visits.countStep', { step: 'lesson_end' })).status).toBe(200);
    expect((await testApp.newClient().call('visits.countStep', { step: 'visit' })).status).toBe(200);
    expect(await counts()).toEqual([
      { day: today(), step: 'lesson_end', count: 1 },
      { day: today(), step: 'visit', count: 2 },
    ]);
  });

  test('is counted for each of many browsers that reach it at the same moment', async () => {
    const browsers = Array.from({ length: 20 }, () => testApp.newClient());
    await Promise.all(browsers.map((browser) => browser.call('visits.countStep', { step: 'own_output' })));
    expect(await counts()).toEqual([{ day: today(), step: 'own_output', count: 20 }]);
  });

  test('leaves nothing about the browser or the learner, also where the call has a key', async () => {
    const learner = await testApp.newLearner();
    const rows = async () => {
      const { rows: found } = await sql<{ count: number }>`
        select (select count(*) from idempotency_keys)::integer + (select count(*) from learner_events)::integer as count
      `.execute(testApp.db);
      return found[0]?.count;
    };
    const before = await rows();
    await learner.call(
      'visits.countStep',
      { step: 'second_day' },
      { headers: { 'idempotency-key': 'once' } },
    );
    expect(await rows()).toBe(before);
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'visit_counts' order by 1
    `.execute(testApp.db);
    expect(columns.map(({ name }) => name)).toEqual(['count', 'day', 'step']);
  });

  test('that there is not is refused', async () => {
    expect((await testApp.newClient().call('visits.countStep', { step: 'paid' })).status).toBe(400);
    expect(await counts()).toEqual([]);
  });
});

test('a browser cannot count without end', async () => {
  const browser = testApp.newClient();
  for (let time = 0; time < visitRules.perBrowserAndHour; time += 1)
    expect((await browser.call('visits.countStep', { step: 'visit' })).status).toBe(200);
  expect((await browser.call('visits.countStep', { step: 'visit' })).status).toBe(429);
  expect(await counts()).toMatchObject([{ count: visitRules.perBrowserAndHour }]);
});

test('counts are kept for 400 days and no longer', async () => {
  await testApp.newClient().call('visits.countStep', { step: 'visit' });
  testApp.clock.advance(400 * 24 * 3600);
  await sweepVisitCounts({ db: testApp.db, clock: testApp.clock });
  expect(await counts()).toHaveLength(1);
  testApp.clock.advance(24 * 3600);
  await sweepVisitCounts({ db: testApp.db, clock: testApp.clock });
  expect(await counts()).toEqual([]);
});
