import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { sendWithRetries } from './send-with-retries.ts';

const noWait = () => Promise.resolve();

describe('sending an answer', () => {
  it('tries three times, then gives up with the last failure', async () => {
    const send = vi.fn(() => Promise.reject(new Error('down')));
    await expect(sendWithRetries(send, { mayPass: () => true, wait: noWait })).rejects.toThrow('down');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('stops at the first success', async () => {
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('ok');
    await expect(sendWithRetries(send, { mayPass: () => true, wait: noWait })).resolves.toBe('ok');
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
    await expect(sendWithRetries(send, { wait })).rejects.toThrow('busy');
    expect(waits).toEqual([4000]);
  });

  it('does not repeat what cannot pass', async () => {
    const send = vi.fn(() => Promise.reject(new Error('forbidden')));
    await expect(sendWithRetries(send, { mayPass: () => false, wait: noWait })).rejects.toThrow('forbidden');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
