import { createTestClock, startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeShare } from './fair-share.ts';
import { createRateLimiter } from './rate-limiter.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.stop());

test('a browser that has taken its share takes nothing more from the others of its network', async () => {
  const limiter = createRateLimiter({ db: database.db, clock: createTestClock() });
  const share = { perNetwork: 5, perBrowser: 2, windowS: 60 };
  const take = (browser: string) => takeShare(limiter, 'use', { network: 'town', browser }, share);
  const refused = { code: 'too_many_requests', details: { retryAfterS: 60 } };
  for (let use = 0; use < 2; use++) await take('greedy');
  for (let use = 0; use < 9; use++) await expect(take('greedy')).rejects.toMatchObject(refused);
  for (const other of ['one', 'two', 'three']) await take(other);
  await expect(take('four')).rejects.toMatchObject(refused);
});
