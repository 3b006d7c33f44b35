import { describe, expect, it, vi } from 'vitest';
import { sendWithRetries } from './send-with-retries.ts';

const noWait = () => Promise.resolve();

describe('sending an answer', () => {
  it('tries three times, then gives up with the last failure', async () => {
    const send = vi.fn(() => Promise.reject(new Error('down')));
    await expect(sendWithRetries(send, () => true, noWait)).rejects.toThrow('down');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('stops at the first success', async () => {
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('ok');
    await expect(sendWithRetries(send, () => true, noWait)).resolves.toBe('ok');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not repeat what can not pass', async () => {
    const send = vi.fn(() => Promise.reject(new Error('forbidden')));
    await expect(sendWithRetries(send, () => false, noWait)).rejects.toThrow('forbidden');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
