import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { sweepsJob } from './sweep.ts';

/** No sweep of these tests touches the database. */
const parts = { db: {} as Database, clock: { now: () => new Date() } };

test('one sweep that fails stops no other, and the job tells of it', async () => {
  const done: string[] = [];
  const broken = () => Promise.reject(new Error('too slow'));
  const { run } = sweepsJob(
    [async () => void done.push('first'), broken, async () => void done.push('last')],
    parts,
  );
  await expect(run()).rejects.toThrow('1 sweeps failed');
  expect(done).toEqual(['first', 'last']);
});

test('sweeps are done one after another, each hour', async () => {
  const order: string[] = [];
  const slow = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${name} ends`);
  };
  const { run, cron } = sweepsJob([slow('one'), slow('two')], parts);
  await run();
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(cron).toMatch(/^\d+ \* \* \* \*$/);
});
