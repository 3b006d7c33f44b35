import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/api-error.ts';
import { retries } from '../api/retries.ts';
import { clearLearnerStorage, saveTyped } from '../storage/learner-storage.ts';
import type { KeptKind } from './kept-kinds.ts';
import { Outbox, type OutboxState } from './outbox.ts';

const note: KeptKind = {
  keys: 'note_',
  retry: retries.kept,
  pauseMs: 1500,
  patienceMs: 10_000,
};

/** A server that answers when the test says so. */
function start(kind: KeptKind = note, collect?: (outbox: Outbox<string, string>) => void) {
  const sent: string[] = [];
  const answers: { resolve: (answer: string) => void; reject: (failure: Error) => void }[] = [];
  const onSent = vi.fn();
  const states: OutboxState[] = [];
  const due = { is: true };
  const outbox: Outbox<string, string> = new Outbox(kind, {
    send: (item) => {
      sent.push(item);
      return new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      });
    },
    onSent,
    onState: (state) => states.push(state),
    isDue: () => due.is,
    collect: () => collect?.(outbox),
  });
  const settle = async (act: (answer: (typeof answers)[number]) => void) => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('Nothing was sent');
    act(answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    outbox,
    sent,
    onSent,
    states,
    due,
    accept: () => settle(({ resolve }) => resolve('answer')),
    fail: (failure: Error) => settle(({ reject }) => reject(failure)),
  };
}

describe('what is on its way to the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is sent although the item before it failed and then needed no sending any more', async () => {
    const { outbox, sent, due, fail } = start();
    outbox.put('p');
    await vi.advanceTimersByTimeAsync(1500);
    await fail(new NetworkError());
    due.is = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['p']);
    due.is = true;
    outbox.put('pr');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toEqual(['p', 'pr']);
  });

  it('is sent after a pause, the last one alone', async () => {
    const { outbox, sent } = start();
    outbox.put('p');
    await vi.advanceTimersByTimeAsync(1000);
    outbox.put('pr');
    await vi.advanceTimersByTimeAsync(1400);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(['pr']);
  });

  it('is sent now and then without a pause', async () => {
    const { outbox, sent } = start();
    for (let key = 0; key < 12; key += 1) {
      outbox.put(`key ${key}`);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(sent).toHaveLength(1);
  });

  it('is sent one at a time, the newest next', async () => {
    const { outbox, sent, accept } = start();
    outbox.put('one');
    outbox.hurry();
    outbox.put('two');
    outbox.put('three');
    outbox.hurry();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(['one']);
    await accept();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual(['one', 'three']);
  });

  it('waits for the connection, longer each time, and goes at once when hurried', async () => {
    const { outbox, sent, fail } = start();
    outbox.put('one');
    outbox.hurry();
    await fail(new NetworkError('down'));
    await vi.advanceTimersByTimeAsync(4900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await fail(new ApiError(503, {}));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(sent).toHaveLength(2);
    outbox.hurry();
    expect(sent).toEqual(['one', 'one', 'one']);
  });

  it('is not sent again after a refusal', async () => {
    const { outbox, sent, fail, onSent } = start();
    outbox.put('too long');
    outbox.hurry();
    await fail(new ApiError(400, { code: ['Too long.'] }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('ends with the last one under way when it is stopped', async () => {
    const { outbox, sent, fail } = start();
    outbox.put('last');
    outbox.hurry();
    outbox.stop();
    expect(sent).toEqual(['last']);
    await fail(new NetworkError('down'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the connection is back', () => window.dispatchEvent(new Event('online'))],
    ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('goes at once when %s', async (_when, wake) => {
    const { outbox, sent, fail, accept, states } = start();
    outbox.put('one');
    outbox.hurry();
    await fail(new NetworkError('down'));
    wake();
    expect(sent).toEqual(['one', 'one']);
    await accept();
    wake();
    expect(sent).toHaveLength(2);
    expect(states).toEqual(['kept', 'sending', 'waiting', 'sending', 'empty']);
  });

  it('waits as long as the server asks', async () => {
    const { outbox, sent, fail } = start();
    outbox.put('one');
    outbox.hurry();
    await fail(new ApiError(429, {}, 40_000));
    await vi.advanceTimersByTimeAsync(39_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(2);
  });

  it('is not sent where another tab sent it meanwhile', async () => {
    const { outbox, sent, fail, due, states } = start();
    outbox.put('one');
    outbox.hurry();
    await fail(new NetworkError('down'));
    due.is = false;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('empty');
  });

  it('is neither sent nor reconciled after the learner has left', async () => {
    const { outbox, sent, accept, onSent } = start();
    outbox.put('under way');
    outbox.hurry();
    outbox.put('kept');
    clearLearnerStorage();
    await accept();
    outbox.put('typed at last');
    outbox.hurry();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual(['under way']);
    expect(onSent).not.toHaveBeenCalled();
  });

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['its screen is closed', (outbox: Outbox<string, string>) => outbox.stop()],
  ])('is collected and sent at once when %s, if its kind asks for it', (_when, leave) => {
    const { outbox, sent } = start({ ...note, isSentAtEnd: true }, (one) => one.put('typed at last'));
    leave(outbox);
    expect(sent).toEqual(['typed at last']);
  });

  it('stays for the next visit when the page is left, if its kind is kept', () => {
    const { outbox, sent } = start(note, (one) => one.put('typed at last'));
    outbox.put('one');
    window.dispatchEvent(new Event('pagehide'));
    outbox.stop();
    expect(sent).toEqual([]);
  });

  it('is collected, and not sent, before the storage is left', () => {
    const collect = vi.fn();
    const { outbox, sent } = start({ ...note, isSentAtEnd: true }, collect);
    saveTyped();
    expect(collect).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
    outbox.stop();
    saveTyped();
    window.dispatchEvent(new Event('pagehide'));
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('is collected before the storage is left, too, where its kind is not sent at the end', () => {
    const collect = vi.fn();
    const { outbox } = start(note, collect);
    saveTyped();
    expect(collect).toHaveBeenCalledTimes(1);
    outbox.stop();
    saveTyped();
    expect(collect).toHaveBeenCalledTimes(1);
  });
});
