import {
  clearLearnerStorage,
  isStorageOf,
  markStorageOwner,
  saveTyped,
  storageOwner,
} from './learner-storage.ts';
import type { AllSetAside } from './set-aside-work.ts';

/**
 * Assigns the storage to this learner, and puts back what was set aside of an earlier session. The unsent work of another
 * learner is set aside first, and everything else of that learner cleared.
 */
export async function claimStorage(learnerId: string): Promise<void> {
  if (isStorageOf(learnerId)) return;
  const former = storageOwner();
  if (former !== null && former !== learnerId) {
    await trySetAside(former);
    clearLearnerStorage();
  }
  markStorageOwner(learnerId);
  // Work that cannot be taken back now stays set aside until the next login.
  await loadSetAside().then(
    ({ takeBackWork }) => takeBackWork(learnerId).catch(() => undefined),
    () => undefined,
  );
}

/**
 * Clears the storage after a session has ended by itself, and sets unsent work aside for its learner. Where that fails,
 * everything stays in place: for the same learner, because `claimStorage` clears it for any other one.
 */
export async function leaveStorage(): Promise<void> {
  const owner = storageOwner();
  if (owner === null || (await trySetAside(owner))) clearLearnerStorage();
}

/** Keeps the work that is set aside while the server has this browser clear all its storage. */
export async function keepSetAside<T>(clear: () => Promise<T>): Promise<T> {
  const all = await listSetAside();
  const answer = await clear();
  if (all.length > 0) await loadSetAside().then(({ putBackSetAside }) => putBackSetAside(all));
  return answer;
}

async function trySetAside(learnerId: string): Promise<boolean> {
  try {
    const { setAsideWork } = await loadSetAside();
    saveTyped();
    await setAsideWork(learnerId);
    return true;
  } catch {
    return false;
  }
}

async function listSetAside(): Promise<AllSetAside> {
  try {
    return await (await loadSetAside()).listSetAside();
  } catch {
    // A browser without a database has set nothing aside.
    return [];
  }
}

/** Loaded where it is needed: most visits need none of it. */
function loadSetAside() {
  return import('./set-aside-work.ts');
}
