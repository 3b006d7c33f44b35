import { createTestClock, startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Condition } from '../db/condition.ts';
import type { Handle } from '../db/database.ts';
import { createRateLimiter, type RateLimiter, sweepRateCounters } from './rate-limiter.ts';

const clock = createTestClock();
let database: TestDatabase;
let limiter: RateLimiter;
beforeEach(async () => {
  database = await startTestDatabase();
  limiter = createRateLimiter({ db: database.db, clock });
});
afterEach(() => database.stop());

test('as many uses as allowed pass, also when all come at the same moment', async () => {
  const uses = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.take('at once', 7, 60)));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});

test('counting does not wait for the disk, and leaves its connection as it was', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`set synchronous_commit = on`.execute(db);
    const uses = [
      (limiter: RateLimiter) => limiter.take('one', 7, 60),
      (limiter: RateLimiter) => limiter.takeInTurn([{ key: 'in turn', limit: 7, windowS: 60 }]),
      (limiter: RateLimiter) => limiter.reserve('some', 4, budget),
      (limiter: RateLimiter) => limiter.reserve('some', 4, budget, { key: 'a run', limit: 7, windowS: 60 }),
      (limiter: RateLimiter) => limiter.charge('more', 4, budget),
    ];
    for (const use of uses) {
      await db.transaction().execute(async (transaction) => {
        await use(createRateLimiter({ db: transaction, clock }));
        expect(await flushOf(transaction)).toBe('off');
      });
    }
    const reserved = await createRateLimiter({ db, clock }).reserve('used', 4, budget);
    if (reserved.isGranted) await reserved.settle(1);
    expect(await flushOf(db)).toBe('on');
  });
});

async function flushOf(db: Handle): Promise<string | undefined> {
  const { rows } = await sql<{
    value: string;
  }>`select current_setting('synchronous_commit') as value`.execute(db);
  return rows[0]?.value;
}

describe('uses that are counted in turn', () => {
  const use = (key: string, limit: number, windowS = 60) => ({ key, limit, windowS });

  test('end with the one that exceeds its limit, and its window says how long to wait', async () => {
    const uses = [use('browser', 9), use('network', 2, 30), use('account', 9)];
    for (let time = 0; time < 2; time++) await limiter.takeInTurn(uses);
    const refused = { code: 'too_many_requests', details: { retryAfterS: 30 } };
    for (let time = 0; time < 2; time++)
      await expect(limiter.takeInTurn(uses)).rejects.toMatchObject(refused);
    const counts = database.db.selectFrom('rate_counters').select(['key', 'count']).orderBy('key');
    expect(await counts.execute()).toEqual([
      { key: 'account', count: 2 },
      { key: 'browser', count: 4 },
      { key: 'network', count: 3 },
    ]);
  });

  test('count as those that are taken one by one, also when many come at the same moment', async () => {
    const uses = [use('one of many', 20), use('all of them', 7)];
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.takeInTurn(uses)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    await expect(limiter.take('all of them', 7, 60)).rejects.toMatchObject({ code: 'too_many_requests' });
    clock.advance(61);
    await limiter.takeInTurn(uses);
    expect(await limiter.take('all of them', 7, 60)).toBe(2);
  });
});

test('a refusal says how long to wait, and waiting is not made longer by trying', async () => {
  await limiter.take('patience', 1, 60);
  clock.advance(20);
  const refused = { code: 'too_many_requests', details: { retryAfterS: 40 } };
  await expect(limiter.take('patience', 1, 60)).rejects.toMatchObject(refused);
  await expect(limiter.take('patience', 1, 60)).rejects.toMatchObject(refused);
  clock.advance(40);
  await limiter.take('patience', 1, 60);
});

test('keys do not count for each other, and a cleared one begins again', async () => {
  await limiter.take('one', 1, 60);
  await limiter.take('other', 1, 60);
  await limiter.clear('one');
  await limiter.take('one', 1, 60);
  await expect(limiter.take('other', 1, 60)).rejects.toMatchObject({ code: 'too_many_requests' });
});

const budget = { limit: 10, windowS: 60 };

test('a budget is used by what was needed, not by what was set aside', async () => {
  for (let use = 0; use < 9; use += 1) {
    const reserved = await limiter.reserve('needs little', 8, budget);
    expect(reserved).toMatchObject({ isGranted: true });
    if (reserved.isGranted) await reserved.settle(1);
  }
  expect(await limiter.reserve('needs little', 8, budget)).toMatchObject({ isGranted: true });
});

test('reservations at the same moment count for each other', async () => {
  const reserved = await Promise.all(
    Array.from({ length: 20 }, () => limiter.reserve('all at once', 4, budget)),
  );
  expect(reserved.filter(({ isGranted }) => isGranted).length).toBeLessThanOrEqual(3);
});

test('a use is counted with its reservation, and one too many reserves nothing', async () => {
  const use = { key: 'with a use', limit: 2, windowS: 30 };
  const reserve = () => limiter.reserve('of uses', 3, budget, use);
  expect(await reserve()).toMatchObject({ isGranted: true });
  clock.advance(10);
  const second = await reserve();
  expect(second).toMatchObject({ isGranted: true });
  const refused = { code: 'too_many_requests', details: { retryAfterS: 20 } };
  await expect(reserve()).rejects.toMatchObject(refused);
  const reserved = database.db.selectFrom('rate_counters').select('count').where('key', '=', 'of uses');
  expect(await reserved.executeTakeFirst()).toEqual({ count: 6 });
  if (second.isGranted) await second.settle(1);
  expect(await reserved.executeTakeFirst()).toEqual({ count: 4 });
  await expect(limiter.take('with a use', 2, 30)).rejects.toMatchObject(refused);
  clock.advance(20);
  expect(await reserve()).toMatchObject({ isGranted: true });
});

test('a use whose condition does not hold is neither counted nor reserved for', async () => {
  const condition: Condition = {
    tables: sql`go as (select where false)`,
    columns: sql`'closed' as why`,
    check: ({ why }) => {
      throw new Error(String(why));
    },
  };
  const use = { key: 'conditional', limit: 2, windowS: 60, condition };
  await expect(limiter.reserve('for nothing', 3, budget, use)).rejects.toThrow('closed');
  const keys = database.db.selectFrom('rate_counters').select('key');
  expect(await keys.where('key', 'in', ['conditional', 'for nothing']).execute()).toEqual([]);
});

test('a use that is counted when the budget is used up is refused for the budget', async () => {
  await limiter.charge('nothing left', 10, budget);
  const use = { key: 'counted in vain', limit: 1, windowS: 60 };
  expect(await limiter.reserve('nothing left', 3, budget, use)).toEqual({
    isGranted: false,
    retryAfterS: 60,
  });
  await expect(limiter.reserve('nothing left', 3, budget, use)).rejects.toMatchObject({
    code: 'too_many_requests',
  });
});

test('a budget that is used up says when it is there again, and is then whole', async () => {
  const reserved = await limiter.reserve('used up', 10, budget);
  if (reserved.isGranted) await reserved.settle(10);
  clock.advance(20);
  expect(await limiter.reserve('used up', 1, budget)).toEqual({ isGranted: false, retryAfterS: 40 });
  clock.advance(40);
  expect(await limiter.reserve('used up', 10, budget)).toMatchObject({ isGranted: true });
});

test('what was used without a reservation counts, also beyond the budget', async () => {
  await limiter.charge('used later', 9.2, budget);
  expect(await limiter.reserve('used later', 1, budget)).toMatchObject({ isGranted: false });
  await limiter.charge('used later', 30, budget);
  clock.advance(60);
  expect(await limiter.reserve('used later', 10, budget)).toMatchObject({ isGranted: true });
});

test('what is given back after the window ended is not taken from the next one', async () => {
  const late = await limiter.reserve('late', 10, budget);
  clock.advance(60);
  const next = await limiter.reserve('late', 10, budget);
  if (next.isGranted) await next.settle(10);
  if (late.isGranted) await late.settle(0);
  expect(await limiter.reserve('late', 1, budget)).toMatchObject({ isGranted: false });
});

test('windows that are over are swept away, others stay', async () => {
  await limiter.take('short', 1, 10);
  await limiter.take('long', 1, 1000);
  clock.advance(11);
  await sweepRateCounters({ db: database.db, clock });
  const keys = await database.db.selectFrom('rate_counters').select('key').execute();
  expect(keys.map(({ key }) => key)).toContain('long');
  expect(keys.map(({ key }) => key)).not.toContain('short');
});
