import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { createBackground } from './background.ts';
import { startSweeping } from './sweep.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

test('is done soon after the start and then every hour, and one sweep that fails stops no other', async () => {
  const background = createBackground(createLog({ logLevel: 'silent' }), []);
  let swept = 0;
  const broken = () => Promise.reject(new Error('too slow'));
  const stop = startSweeping({ background, sweeps: [broken, async () => void swept++] });

  vi.advanceTimersByTime(60_000);
  await background.settled();
  expect(swept).toBe(1);
  vi.advanceTimersByTime(3600_000);
  await background.settled();
  expect(swept).toBe(2);

  stop();
  vi.advanceTimersByTime(2 * 3600_000);
  await background.settled();
  expect(swept).toBe(2);
});
