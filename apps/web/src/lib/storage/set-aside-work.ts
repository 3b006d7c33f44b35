import { createStore, del, delMany, entries, get, setMany, update } from 'idb-keyval';
import { type KeptKind, keptKinds } from '../outbox/kept-kinds.ts';
import { isStorageOf } from './learner-storage.ts';

/** Entries of the local storage that were set aside, and when, in milliseconds since 1970. */
type SetAsideWork = { entries: Record<string, string>; at: number };

export type AllSetAside = [learnerId: string, work: SetAsideWork][];

/** Beginnings of the keys of what no outbox sends: answers before Check, a wish and a message before their button. */
const sentByButton = ['exercise_answers_', 'custom_question', 'contact_draft'];

/** How long set-aside work waits for its learner, in milliseconds: longer than any holidays. */
const keptMs = 180 * 24 * 60 * 60 * 1000;

const store = createStoreOnce();

/** Copies what the server may lack of this learner's work from the local storage into the browser's database. */
export async function setAsideWork(learnerId: string): Promise<void> {
  const unsent = listUnsent();
  if (Object.keys(unsent).length === 0) return;
  await update<SetAsideWork>(
    learnerId,
    (former) => ({ entries: { ...former?.entries, ...unsent }, at: Date.now() }),
    store(),
  );
  await forgetOld();
}

/** Moves the work that was set aside of this learner back. What the local storage has meanwhile is newer and stays. */
export async function takeBackWork(learnerId: string): Promise<void> {
  const work = await get<SetAsideWork>(learnerId, store());
  // A database that answers late may find the next learner in the storage.
  if (work === undefined || !isStorageOf(learnerId)) return;
  for (const [key, value] of Object.entries(work.entries)) {
    // A full storage throws: the work then stays in the database.
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  await del(learnerId, store());
}

/** Lists what is set aside of all learners, to put it back after the browser has cleared its database. */
export function listSetAside(): Promise<AllSetAside> {
  return entries<string, SetAsideWork>(store());
}

export function putBackSetAside(all: AllSetAside): Promise<void> {
  return setMany(all, store());
}

function listUnsent(): Record<string, string> {
  const stored = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  return Object.fromEntries(stored.filter(([key, value]) => isUnsent(key, value)));
}

function isUnsent(key: string, text: string): boolean {
  const kinds: KeptKind[] = Object.values(keptKinds);
  return (
    sentByButton.some((beginning) => key.startsWith(beginning)) ||
    kinds.some(({ keys, isUnsent = () => true }) => key.startsWith(keys) && isUnsent(text))
  );
}

async function forgetOld(): Promise<void> {
  const all = await listSetAside();
  const old = all.filter(([, { at }]) => at < Date.now() - keptMs).map(([learnerId]) => learnerId);
  if (old.length > 0) await delMany(old, store());
}

/** Opens the database at its first use, because a browser without one throws. */
function createStoreOnce() {
  let opened: ReturnType<typeof createStore> | null = null;
  return () => {
    opened ??= createStore('set-aside-work', 'by-learner');
    return opened;
  };
}
