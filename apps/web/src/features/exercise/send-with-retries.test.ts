import { describe, expect, it, vi } from 'vitest';
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

  it('waits as long as the server asks, within reason', async () => {
    const send = vi.fn(() => Promise.reject(new Error('busy')));
    const waits: number[] = [];
    const wait = (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    };
    const asked = [4000, 60_000];
    const askedWaitMs = () => asked.shift() ?? 0;
    await expect(sendWithRetries(send, { mayPass: () => true, askedWaitMs, wait })).rejects.toThrow('busy');
    expect(waits).toEqual([4000, 10_000]);
  });

  it('does not repeat what cannot pass', async () => {
    const send = vi.fn(() => Promise.reject(new Error('forbidden')));
    await expect(sendWithRetries(send, { mayPass: () => false, wait: noWait })).rejects.toThrow('forbidden');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
