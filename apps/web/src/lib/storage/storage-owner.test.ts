import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstProgram } from './first-program.ts';
import { clearLearnerStorage, learnerStorage } from './learner-storage.ts';
import { putBackSetAside } from './set-aside-work.ts';
import { claimStorage, keepSetAside, leaveStorage } from './storage-owner.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearLearnerStorage();
  for (const child of ['asha', 'bala']) await claimStorage(child);
  clearLearnerStorage();
});

const typed = { code: 'print("mine")', writtenAt: 1, isSent: false };

/** Stores a draft as the workbench does. */
function storeDraft(taskId: string, draft: typeof typed): void {
  learnerStorage.rememberCodeDraft(taskId, JSON.stringify(draft));
}

/** A child logs in and types a program that does not reach the server. */
async function typesAs(child: string): Promise<void> {
  await claimStorage(child);
  storeDraft('q', typed);
}

function programIn(): string | null {
  return learnerStorage.readCodeDraft('q');
}

describe('what the browser remembers of a learner', () => {
  it('stays when the same learner comes back', async () => {
    await typesAs('asha');
    await claimStorage('asha');
    expect(programIn()).toBe(JSON.stringify(typed));
  });

  it('is gone when another learner comes, and unsent work is there again for its own', async () => {
    await typesAs('asha');
    learnerStorage.rememberCodeSuccess('q');
    await claimStorage('bala');
    expect(Object.entries(localStorage)).toEqual([['storage_owner', 'bala']]);
    await claimStorage('asha');
    expect(programIn()).toBe(JSON.stringify(typed));
    expect(localStorage.getItem('code_success_q')).toBeNull();
  });
});

describe('the storage of a learner', () => {
  it('opens although the database of the browser never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = { objectStore: () => ({ get: () => ({}) }) };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(silent as unknown as IDBTransaction);
    const claimed = claimStorage('asha');
    await vi.advanceTimersByTimeAsync(60_000);
    await claimed;
    expect(Object.entries(localStorage)).toEqual([['storage_owner', 'asha']]);
  });

  it('is not cleared by the end of a session before, if the learner logs in again meanwhile', async () => {
    await typesAs('asha');
    const left = leaveStorage();
    await claimStorage('asha');
    await left;
    expect(localStorage.getItem('storage_owner')).toBe('asha');
    expect(programIn()).toBe(JSON.stringify(typed));
  });
});

describe('the first program of a visitor', () => {
  it('stays until there is an account, and goes with the learner who has it', async () => {
    const progress = { step: 'free', name: 'Asha', wantedLines: 2, output: 'Asha' } as const;
    firstProgram.keep('print("Asha")');
    firstProgram.keepProgress(progress);
    await leaveStorage();
    await claimStorage('asha');
    expect(firstProgram.read()).toBe('print("Asha")');
    expect(firstProgram.readProgress()).toEqual(progress);
    await leaveStorage();
    expect(firstProgram.read()).toBeNull();
    expect(firstProgram.readProgress()).toBeNull();
    expect(firstProgram.isFirmOfferDue()).toBe(false);
  });
});

describe('a session that ended by itself', () => {
  it('leaves an empty storage, and another child sees no work of the one before', async () => {
    await typesAs('asha');
    await leaveStorage();
    expect(Object.keys(localStorage)).toEqual([]);
    await claimStorage('bala');
    expect(programIn()).toBeNull();
  });

  it.each([
    ['program', () => storeDraft('q', typed)],
    ['answers of an exercise', () => learnerStorage.rememberExerciseAnswers('m', '{"answers":{}}')],
    ['lesson that was watched', () => learnerStorage.rememberVideoWatched('v')],
    ['question of their own', () => learnerStorage.rememberCustomQuestion('How do I count?')],
    ['choice for the account', () => learnerStorage.rememberAccountSettings('{"unsent":["week_goal"]}')],
  ])('gives its learner the unsent work again at the next login: a %s', async (_what, work) => {
    await claimStorage('asha');
    work();
    const before = { ...localStorage };
    await leaveStorage();
    await claimStorage('bala');
    await leaveStorage();
    await claimStorage('asha');
    expect({ ...localStorage }).toEqual(before);
  });

  it('sets nothing aside that the server has', async () => {
    await claimStorage('asha');
    storeDraft('q', { ...typed, isSent: true });
    await leaveStorage();
    await claimStorage('asha');
    expect(programIn()).toBeNull();
  });

  it('sets aside what was typed in a second tab after the first one has cleared the storage', async () => {
    await typesAs('asha');
    await leaveStorage();
    await claimStorage('asha');
    localStorage.clear();
    learnerStorage.rememberCustomQuestion('typed in the second tab');
    await leaveStorage();
    await claimStorage('asha');
    expect(learnerStorage.readCustomQuestion()).toBe('typed in the second tab');
  });

  it('clears nothing where nothing can be set aside, until another child comes', async () => {
    await typesAs('asha');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await leaveStorage();
    expect(programIn()).toBe(JSON.stringify(typed));
    await claimStorage('bala');
    expect(programIn()).toBeNull();
  });
});

describe('work that waits for its learner', () => {
  it('outlives the logout of another child, which clears the whole browser', async () => {
    await typesAs('asha');
    await leaveStorage();
    await claimStorage('bala');
    await keepSetAside(() => putBackSetAside([['asha', { entries: {}, at: Date.now() }]]));
    clearLearnerStorage();
    await claimStorage('asha');
    expect(programIn()).toBe(JSON.stringify(typed));
  });

  it('is forgotten half a year later', async () => {
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start - 181 * 24 * 60 * 60 * 1000);
    await typesAs('asha');
    await leaveStorage();
    now.mockReturnValue(start);
    await typesAs('bala');
    await leaveStorage();
    await claimStorage('asha');
    expect(programIn()).toBeNull();
  });
});
