import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { clearLearnerStorage } from '../../lib/storage/learner-storage.ts';
import { DraftSync } from './draft-sync.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';
import type { SaveDraft, VersionedDraft } from './send-draft.ts';

const task = { id: 'q1', draft_code: null, draft_written_at: null, example_code: 'starter' };

function open() {
  const save = vi.fn<SaveDraft>(async (_id, { code, written_at }) => ({ code, written_at }));
  const sync = new DraftSync(task, 'starter');
  const close = sync.open({
    save,
    onState: () => undefined,
    onRefused: () => undefined,
    onNewer: () => undefined,
  });
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

describe('the draft of an own program', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const written_at = '2026-03-01T10:00:00.000Z';
  const opened = {
    id: 'p1',
    draft_code: 'first',
    draft_written_at: written_at,
    example_code: '',
    version: 1,
  };

  /** A server that has one own program, as the module `programs` saves it. */
  function openProgram(stored: { code: string; version: number }) {
    const save = vi.fn<SaveDraft>(async (_id, { code, version }): Promise<VersionedDraft> => {
      if (version === stored.version && code !== stored.code) {
        stored.code = code;
        stored.version += 1;
      }
      return { ...stored, written_at };
    });
    const onNewer = vi.fn();
    const onRefused = vi.fn();
    const states: string[] = [];
    const sync = new DraftSync(opened, 'first');
    sync.open({ save, onState: (state) => states.push(state), onRefused, onNewer });
    return { save, sync, onRefused, onNewer, states, stored };
  }

  async function typeAndSend(sync: DraftSync, code: string) {
    sync.type(code);
    await vi.advanceTimersByTimeAsync(2000);
  }

  it('is saved with the version that it was changed from, one after the other', async () => {
    const { save, sync, stored, onNewer } = openProgram({ code: 'first', version: 1 });
    await typeAndSend(sync, 'second');
    await typeAndSend(sync, 'third');
    expect(save.mock.calls.map(([, { version }]) => version)).toEqual([1, 2]);
    expect(stored).toEqual({ code: 'third', version: 3 });
    expect(readLocalDraft('p1')).toMatchObject({ code: 'third', isSent: true, version: 3 });
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('replaces nothing that another device has saved: both stay until the learner chooses', async () => {
    const { sync, stored, onNewer, states } = openProgram({ code: 'of the other', version: 2 });
    await typeAndSend(sync, 'mine');
    expect(onNewer).toHaveBeenLastCalledWith({ code: 'of the other', from: 'device' });
    expect(stored.code).toBe('of the other');
    expect(readLocalDraft('p1')).toMatchObject({ code: 'mine', isSent: false, version: 1 });
    expect(states.at(-1)).toBe('saved_here');
  });

  it('stays here with the reason where the server will never accept it', async () => {
    const { save, sync, onRefused, states } = openProgram({ code: 'first', version: 1 });
    const gone = new ApiError(404, { code: 'not_found' });
    save.mockRejectedValue(gone);
    await typeAndSend(sync, 'mine');
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(gone);
    expect(states.at(-1)).toBe('saved_here');
    expect(readLocalDraft('p1')).toMatchObject({ code: 'mine', isSent: false });
  });

  it('is saved over the other one once the learner keeps it', async () => {
    const { sync, stored } = openProgram({ code: 'of the other', version: 2 });
    await typeAndSend(sync, 'mine');
    sync.readReloaded(opened);
    sync.insist('mine');
    await vi.advanceTimersByTimeAsync(2000);
    expect(stored).toEqual({ code: 'mine', version: 3 });
    expect(readLocalDraft('p1')).toMatchObject({ code: 'mine', isSent: true, version: 3 });
  });

  it('goes on from the other one once the learner takes it', async () => {
    const { sync, stored, onNewer } = openProgram({ code: 'of the other', version: 2 });
    await typeAndSend(sync, 'mine');
    onNewer.mockClear();
    await typeAndSend(sync, 'of the other');
    await typeAndSend(sync, 'of the other, changed');
    expect(stored).toEqual({ code: 'of the other, changed', version: 3 });
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('goes on after a save whose answer was lost', async () => {
    const { save, sync, stored, onNewer } = openProgram({ code: 'first', version: 1 });
    const arrive = save.getMockImplementation();
    save.mockImplementationOnce(async (...sent) => {
      await arrive?.(...sent);
      throw new NetworkError('down');
    });
    await typeAndSend(sync, 'second');
    await typeAndSend(sync, 'third');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stored).toEqual({ code: 'third', version: 3 });
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('keeps what is typed during a save as a change of what is saved then', async () => {
    const { save, sync, stored } = openProgram({ code: 'first', version: 1 });
    const arrive = save.getMockImplementation();
    save.mockImplementationOnce(async (...sent) => {
      sync.type('third');
      sync.keepNow();
      if (arrive === undefined) throw new Error('no server');
      return arrive(...sent);
    });
    sync.type('second');
    await vi.advanceTimersByTimeAsync(1800);
    expect(stored.version).toBe(2);
    expect(readLocalDraft('p1')).toMatchObject({ code: 'third', isSent: false, version: 2 });
  });
});
