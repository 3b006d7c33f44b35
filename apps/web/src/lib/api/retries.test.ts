import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, UnexpectedAnswerError } from './api-error.ts';
import { nextTryMs, retries, sendWithRetries } from './retries.ts';

const down = new NetworkError('down');

describe('sending an answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** How it ended, after every wait. */
  async function outcomeOf(send: () => Promise<string>, signal?: AbortSignal): Promise<unknown> {
    const sent = sendWithRetries(send, retries.answer, signal).catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(120_000);
    return sent;
  }

  it('tries three times, then gives up with the last failure', async () => {
    const send = vi.fn(() => Promise.reject(down));
    expect(await outcomeOf(send)).toBe(down);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('stops at the first success', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(down).mockResolvedValue('ok');
    expect(await outcomeOf(send)).toBe('ok');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the server asks, but not for long', async () => {
    const asked = [4000, 60_000];
    const busy: number[] = [];
    const send = vi.fn(() => {
      busy.push(Date.now());
      return Promise.reject(new ApiError(503, { detail: 'busy' }, asked.shift()));
    });
    expect(await outcomeOf(send)).toMatchObject({ detail: 'busy' });
    expect(busy.map((at) => at - (busy[0] ?? 0))).toEqual([0, 4000]);
  });

  it('does not repeat what cannot pass, or what was stopped meanwhile', async () => {
    const refusal = new ApiError(403, {});
    const send = vi.fn(() => Promise.reject(refusal));
    expect(await outcomeOf(send)).toBe(refusal);
    const stopped = vi.fn(() => Promise.reject(down));
    expect(await outcomeOf(stopped, AbortSignal.abort())).toMatchObject({ name: 'AbortError' });
    expect([send, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
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
