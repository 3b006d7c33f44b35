/** When this tab last loaded itself anew because a file of the app was gone, in milliseconds since 1970. */
const reloadedKey = 'reloaded_for_update_at';
/** Twice within this time means that loading anew does not help. */
const patienceMs = 60_000;

/**
 * Fetches a part of the app. After a new version was put on the server the files of the former one may be gone: then
 * the page is loaded anew, once, and comes back with the new version.
 *
 * @throws the failure, where loading anew can not help: offline, or it was tried just now
 */
export async function fetchScreen<T>(load: () => Promise<T>, page: Page = browserPage): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (!page.isOnline() || !rememberReload(page)) throw failure;
    page.reload();
    // The page is about to go: nothing may be shown in its place until then.
    return new Promise(() => undefined);
  }
}

/** What this needs of the browser. */
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

/** False where it was done just now, or can not be remembered: then it might be done for ever. */
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
