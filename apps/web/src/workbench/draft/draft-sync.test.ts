import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLearnerStorage } from '../../lib/storage/learner-storage.ts';
import { DraftSync } from './draft-sync.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';
import type { SaveDraft } from './send-draft.ts';

const task = { id: 'q1', draft_code: null, draft_written_at: null, example_code: 'starter' };

function open() {
  const save = vi.fn<SaveDraft>(async (_id, { code, written_at }) => ({ code, written_at }));
  const sync = new DraftSync(task, 'starter');
  const close = sync.open({ save, onState: () => undefined, onNewer: () => undefined });
  return { save, sync, close };
}

describe('the draft of a task', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is stored here at a pause, sent later, and both at once when the task is left', async () => {
    const { save, sync, close } = open();
    sync.type('print(1)');
    await vi.advanceTimersByTimeAsync(300);
    expect(readLocalDraft('q1')).toMatchObject({ code: 'print(1)', isSent: false });
    await vi.advanceTimersByTimeAsync(1500);
    expect(readLocalDraft('q1')).toMatchObject({ code: 'print(1)', isSent: true });
    sync.type('print(2)');
    close();
    expect(save.mock.calls.map(([, { code }]) => code)).toEqual(['print(1)', 'print(2)']);
    await vi.advanceTimersByTimeAsync(0);
    expect(readLocalDraft('q1')).toMatchObject({ code: 'print(2)', isSent: true });
  });

  it('is not sent again where another tab has sent it', async () => {
    const { save, sync } = open();
    sync.type('print(1)');
    sync.keepNow();
    writeLocalDraft('q1', { code: 'print(1)', writtenAt: Date.now(), isSent: true });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(save).not.toHaveBeenCalled();
  });

  it('is not stored for the next learner when a task is left by a logout', async () => {
    const { save, sync, close } = open();
    sync.type('print("mine")');
    clearLearnerStorage();
    close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(readLocalDraft('q1')).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });
});
