import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createBackground } from './background.ts';

const log = createLog({ logLevel: 'silent' });

test('a job runs after the caller has gone on', async () => {
  const background = createBackground(log);
  const order: string[] = [];
  background.add({ name: 'job', run: async () => void order.push('job') });
  order.push('caller');
  await background.settled();
  expect(order).toEqual(['caller', 'job']);
});

test('a job that goes on failing is given up and does not stop the next', async () => {
  const background = createBackground(log, [1, 1]);
  let attempts = 0;
  background.add({
    name: 'hopeless',
    run: async () => {
      attempts++;
      throw new Error('no');
    },
  });
  let isDone = false;
  background.add({
    name: 'fine',
    run: async () => {
      isDone = true;
    },
  });
  await background.settled();
  expect({ attempts, isDone }).toEqual({ attempts: 3, isDone: true });
});

test('a stop waits for a job that does not end only as long as it has patience', async () => {
  const background = createBackground(log, [], 1);
  background.add({ name: 'endless', run: () => new Promise(() => undefined) });
  await expect(background.stop()).resolves.toBeUndefined();
});

test('a stop does not wait for the pause before another attempt', async () => {
  const background = createBackground(log, [3_600_000]);
  const failed = Promise.withResolvers<void>();
  let attempts = 0;
  background.add({
    name: 'unlucky',
    run: async () => {
      attempts++;
      failed.resolve();
      throw new Error('no');
    },
  });
  await failed.promise;
  await background.stop();
  expect(attempts).toBeLessThanOrEqual(2);
});
