import { watchCall } from '../../lib/api/slow-calls.ts';
import { partMs } from '../../lib/parts/part.ts';
import { inTime, LateError } from '../../lib/waiting/in-time.ts';

/** When this tab last reloaded because a file of the app was gone, in milliseconds since 1970. */
const reloadedKey = 'reloaded_for_update_at';
/** A second failure within this time, in milliseconds, means that reloading does not help. */
const patienceMs = 60_000;

/**
 * Fetches a part of the app. After a deployment the files of the previous version may be gone. Then the page is
 * reloaded once, which brings the new version.
 *
 * @throws the failure when reloading cannot help: offline, or just tried. LateError where nothing came: on a slow
 * connection a reload would begin the same download again, so the learner decides.
 */
export async function fetchScreen<T>(load: () => Promise<T>, page: Page = browserPage): Promise<T> {
  const endWatch = watchCall();
  try {
    return await inTime(load(), partMs);
  } catch (failure) {
    if (failure instanceof LateError || !page.isOnline() || !rememberReload(page)) throw failure;
    page.reload();
    // Stay pending: nothing may be shown before the page reloads.
    return new Promise(() => undefined);
  } finally {
    endWatch();
  }
}

/** Browser functions that fetching a screen needs. */
export type Page = {
  now: () => number;
  isOnline: () => boolean;
  reload: () => void;
  memory: Pick<Storage, 'getItem' | 'setItem'>;
};

const browserPage: Page = {
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => window.location.reload(),
  get memory() {
    return window.sessionStorage;
  },
};

/** False when the page was reloaded just now or the reload cannot be stored: it might repeat forever. */
function rememberReload(page: Page): boolean {
  try {
    const last = Number(page.memory.getItem(reloadedKey) ?? 0);
    if (page.now() - last < patienceMs) return false;
    page.memory.setItem(reloadedKey, String(page.now()));
    return true;
  } catch {
    return false;
  }
}
