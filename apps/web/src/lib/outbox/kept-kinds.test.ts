import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/api-error.ts';
import { retries } from '../api/retries.ts';
import { clearLearnerStorage } from '../storage/learner-storage.ts';
import { claimStorage, leaveStorage } from '../storage/storage-owner.ts';
import { type KeptKind, keptKinds } from './kept-kinds.ts';
import { Outbox } from './outbox.ts';

/** A kind that the app does not have. One entry is all that a new one needs. */
const bookmark: KeptKind = {
  keys: 'bookmark_',
  retry: retries.kept,
  pauseMs: 200,
  patienceMs: 2000,
  isSentAtEnd: true,
};
const opened: Outbox<string, string>[] = [];
const table: Record<string, KeptKind> = keptKinds;
beforeEach(() => {
  table['bookmark'] = bookmark;
});
afterEach(() => {
  delete table['bookmark'];
  for (const outbox of opened.splice(0)) outbox.stop();
});

const kinds: [string, KeptKind][] = [...Object.entries(keptKinds), ['bookmark', bookmark]];

/** An outbox whose server gives these outcomes in turn, then accepts everything. */
function open(kind: KeptKind, ...failures: Error[]) {
  const onRefused = vi.fn();
  const send = vi.fn(async (item: string) => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return item;
  });
  const outbox = new Outbox<string, string>(kind, { send, onSent: () => undefined, onRefused });
  opened.push(outbox);
  return { outbox, send, onRefused };
}

describe.each(kinds)('a %s', (_name, kind) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is sent after its pause', async () => {
    const { outbox, send } = open(kind);
    outbox.put('one');
    await vi.advanceTimersByTimeAsync(kind.pauseMs ?? 0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent again without end while no answer comes, and at once when the connection is back', async () => {
    const down = () => new NetworkError('down');
    const { outbox, send } = open(kind, down(), down(), down(), down());
    outbox.put('one');
    outbox.hurry();
    for (const waitMs of [5_000, 15_000, 60_000]) await vi.advanceTimersByTimeAsync(waitMs);
    expect(send).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new Event('online'));
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('ends when the server refuses it, and the next one goes on', async () => {
    const { outbox, send, onRefused } = open(kind, new ApiError(400, {}));
    outbox.put('one');
    outbox.hurry();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(onRefused).toHaveBeenCalledTimes(1);
    outbox.put('two');
    await vi.advanceTimersByTimeAsync(kind.pauseMs ?? 0);
    expect(send.mock.calls).toEqual([['one'], ['two']]);
  });

  it('is sent when the page is left, or stays for the next visit', () => {
    const { outbox, send } = open(kind);
    outbox.put('one');
    window.dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledTimes(kind.isSentAtEnd === true ? 1 : 0);
    outbox.stop();
  });

  it('is not sent after the learner has left', async () => {
    const { outbox, send } = open(kind);
    outbox.put('one');
    clearLearnerStorage();
    window.dispatchEvent(new Event('online'));
    outbox.stop();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(send).not.toHaveBeenCalled();
  });
});

it.each(kinds)(
  'a %s that the server may lack comes back to its learner at the next login',
  async (_name, kind) => {
    const key = `${kind.keys}1`;
    await claimStorage('asha');
    localStorage.setItem(key, 'typed');
    await leaveStorage();
    await claimStorage('bala');
    expect(localStorage.getItem(key)).toBeNull();
    await leaveStorage();
    await claimStorage('asha');
    expect(localStorage.getItem(key)).toBe('typed');
  },
);
