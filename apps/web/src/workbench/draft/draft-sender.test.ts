import type { Draft } from '@python-learning/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { createDraftSender, type TypedCode } from './draft-sender.ts';

const typed = (code: string): TypedCode => ({ code, writtenAt: Date.now() });

/** A server that answers when the test says so. */
function start() {
  const sent: string[] = [];
  const answers: { resolve: (draft: Draft) => void; reject: (failure: Error) => void }[] = [];
  const onSent = vi.fn();
  const sender = createDraftSender({
    send: ({ code }) => {
      sent.push(code);
      return new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      });
    },
    onSent,
  });
  const settle = async (act: (answer: (typeof answers)[number]) => void) => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('Nothing was sent');
    act(answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    sender,
    sent,
    onSent,
    accept: () => settle(({ resolve }) => resolve({ code: 'x', written_at: '2026-03-01T10:00:00Z' })),
    fail: (failure: Error) => settle(({ reject }) => reject(failure)),
  };
}

describe('drafts on their way to the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are sent after a pause in typing, the last one alone', async () => {
    const { sender, sent } = start();
    sender.put(typed('p'));
    await vi.advanceTimersByTimeAsync(1000);
    sender.put(typed('pr'));
    await vi.advanceTimersByTimeAsync(1400);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(['pr']);
  });

  it('are sent now and then to who never pauses', async () => {
    const { sender, sent } = start();
    for (let key = 0; key < 12; key += 1) {
      sender.put(typed(`key ${key}`));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(sent).toHaveLength(1);
  });

  it('are sent one at a time, the newest next', async () => {
    const { sender, sent, accept } = start();
    sender.put(typed('one'));
    sender.hurry();
    sender.put(typed('two'));
    sender.put(typed('three'));
    sender.hurry();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(['one']);
    await accept();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual(['one', 'three']);
  });

  it('wait for the connection, longer each time, and go at once when it is back', async () => {
    const { sender, sent, fail } = start();
    sender.put(typed('one'));
    sender.hurry();
    await fail(new NetworkError('down'));
    await vi.advanceTimersByTimeAsync(4900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await fail(new ApiError(503, {}));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(sent).toHaveLength(2);
    sender.hurry();
    expect(sent).toEqual(['one', 'one', 'one']);
  });

  it('are not sent again after a refusal', async () => {
    const { sender, sent, fail, onSent } = start();
    sender.put(typed('too long'));
    sender.hurry();
    await fail(new ApiError(400, { code: ['Too long.'] }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('end with the last one under way when the question is left', async () => {
    const { sender, sent, fail } = start();
    sender.put(typed('last'));
    sender.hurry();
    sender.stop();
    expect(sent).toEqual(['last']);
    await fail(new NetworkError('down'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
  });
});
