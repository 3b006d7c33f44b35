import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, UnexpectedAnswerError } from './api-error.ts';
import { nextTryMs, retries, sendWithRetries } from './retries.ts';

const noWait = () => Promise.resolve();
const down = new NetworkError('down');

describe('sending an answer', () => {
  it('tries three times, then gives up with the last failure', async () => {
    const send = vi.fn(() => Promise.reject(down));
    await expect(sendWithRetries(send, retries.answer, noWait)).rejects.toThrow('down');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('stops at the first success', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(down).mockResolvedValue('ok');
    await expect(sendWithRetries(send, retries.answer, noWait)).resolves.toBe('ok');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the server asks, but not for long', async () => {
    const asked = [4000, 60_000];
    const send = vi.fn(() => Promise.reject(new ApiError(503, { detail: 'busy' }, asked.shift())));
    const waits: number[] = [];
    const wait = (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    };
    await expect(sendWithRetries(send, retries.answer, wait)).rejects.toThrow('busy');
    expect(waits).toEqual([4000]);
  });

  it('does not repeat what cannot pass', async () => {
    const send = vi.fn(() => Promise.reject(new Error('forbidden')));
    await expect(sendWithRetries(send, retries.answer, noWait)).rejects.toThrow('forbidden');
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the table of retries', () => {
  const failures = {
    nothing: down,
    strange: new UnexpectedAnswerError('of a newer server'),
    ...Object.fromEntries(
      [400, 401, 403, 404, 409, 413, 429, 500, 502, 503].map((status) => [status, new ApiError(status, {})]),
    ),
  };

  it.each([
    ['read', 'nothing strange 429 502 503'],
    ['answer', 'nothing strange 429 500 502 503'],
    ['run', 'nothing strange 429 502 503'],
    ['kept', 'nothing strange 429 500 502 503'],
    ['choices', 'nothing strange 401 403 409 429 500 502 503'],
  ] as const)('sends a %s again after: %s', (name, expected) => {
    const passing = Object.entries(failures).filter(([, one]) => retries[name].mayPass(one));
    expect(passing.map(([key]) => key).sort()).toEqual(expected.split(' ').sort());
  });

  it.each([
    ['read', 'sends twice', [500, 1500, null]],
    ['answer', 'sends twice', [500, 1500, null]],
    ['run', 'repeats once', [5000, null]],
    ['kept', 'never ends', [5000, 15_000, 60_000, 60_000]],
    ['choices', 'never ends', [5000, 15_000, 60_000, 60_000]],
  ] as const)('waits before each try of a %s, which %s', (name, _how, waits) => {
    expect(waits.map((_wait, index) => nextTryMs(retries[name], index + 1, down))).toEqual(waits);
  });

  it.each([
    ['read', 20_000],
    ['answer', 20_000],
    ['run', 60_000],
  ] as const)('ends a %s for which the server asks for more than %i ms', (name, longestMs) => {
    const asked = (ms: number) => nextTryMs(retries[name], 1, new ApiError(429, {}, ms));
    expect([asked(longestMs), asked(longestMs + 1)]).toEqual([longestMs, null]);
  });
});
