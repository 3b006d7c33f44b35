import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPasswordHasher, failedCheckMs } from './password-hasher.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A hasher whose hashes cost nothing; the stored text is the password. */
const hasher = createPasswordHasher(undefined, {
  hash: async () => 'nobody',
  verify: async (stored, password) => String(stored) === String(password),
});

test.each([
  ['for an account', 'right'],
  ['for nobody', null],
])('a wrong password is told after the same time, however long its hash took: %s', async (_, stored) => {
  const said = vi.fn<(isRight: boolean) => void>();
  const checked = hasher.isRight(stored, 'wrong').then(said);
  await vi.advanceTimersByTimeAsync(failedCheckMs - 1);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await checked;
  expect(said).toHaveBeenCalledWith(false);
});

test('the right password is told at once', async () => {
  expect(await hasher.isRight('right', 'right')).toBe(true);
});
