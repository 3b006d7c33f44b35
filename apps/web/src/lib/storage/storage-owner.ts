import { inTime } from '../waiting/in-time.ts';
import {
  clearLearnerStorage,
  isStorageOf,
  markStorageOwner,
  saveTyped,
  storageOwner,
} from './learner-storage.ts';
import type { AllSetAside } from './set-aside-work.ts';

/** How long the database of the browser may take, in milliseconds. In some browsers it never answers, and no login may wait for that. */
const databaseMs = 3000;

/**
 * Assigns the storage to this learner, and puts back what was set aside of an earlier session. The unsent work of another
 * learner is set aside first, and everything else of that learner cleared.
 */
export function claimStorage(learnerId: string): Promise<void> {
  return inTurn(() => claim(learnerId));
}

async function claim(learnerId: string): Promise<void> {
  if (isStorageOf(learnerId)) return;
  const former = storageOwner();
  if (former !== null && former !== learnerId) {
    await trySetAside(former);
    clearLearnerStorage();
  }
  markStorageOwner(learnerId);
  // Work that cannot be taken back now stays set aside until the next login.
  await withSetAside(({ takeBackWork }) => takeBackWork(learnerId)).catch(() => undefined);
}

/**
 * Clears the storage after a session has ended by itself, and sets unsent work aside for its learner. Where that fails,
 * everything stays in place: for the same learner, because `claimStorage` clears it for any other one.
 */
export function leaveStorage(): Promise<void> {
  return inTurn(async () => {
    const owner = storageOwner();
    if (owner === null || (await trySetAside(owner))) clearLearnerStorage();
  });
}

let last = Promise.resolve();

/** One change of the owner after the other: a storage that is left late would be that of the next learner. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const mine = last.then(change);
  last = mine.catch(() => undefined);
  return mine;
}

/** Keeps the work that is set aside while the server has this browser clear all its storage. */
export async function keepSetAside<T>(clear: () => Promise<T>): Promise<T> {
  const all = await listSetAside();
  const answer = await clear();
  if (all.length > 0) await withSetAside(({ putBackSetAside }) => putBackSetAside(all));
  return answer;
}

async function trySetAside(learnerId: string): Promise<boolean> {
  try {
    await withSetAside(({ setAsideWork }) => {
      saveTyped();
      return setAsideWork(learnerId);
    });
    return true;
  } catch {
    return false;
  }
}

async function listSetAside(): Promise<AllSetAside> {
  try {
    return await withSetAside(({ listSetAside }) => listSetAside());
  } catch {
    // A browser without a database has set nothing aside.
    return [];
  }
}

/**
 * Uses the database of set-aside work. Its code is loaded where it is needed: most visits need none of it.
 * @throws LateError if the database does not answer in time
 */
function withSetAside<T>(use: (work: typeof import('./set-aside-work.ts')) => Promise<T>): Promise<T> {
  return inTime(import('./set-aside-work.ts').then(use), databaseMs);
}
