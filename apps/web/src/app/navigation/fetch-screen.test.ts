import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchScreen, type Page } from './fetch-screen.ts';

function openPage(parts: Partial<Page> = {}) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const page: Page = {
    now: () => 1_800_000_000_000,
    isOnline: () => true,
    reload,
    memory: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    ...parts,
  };
  return { page, reload };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = <T>(promise: Promise<T>) => Promise.race([promise, Promise.resolve('still waiting')]);

afterEach(() => {
  vi.useRealTimers();
});

describe('a part of the app', () => {
  it('is handed on when it came', async () => {
    const { page, reload } = openPage();
    expect(await fetchScreen(async () => 'screen', page)).toBe('screen');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is gone from the server loads the page again, and shows no error meanwhile', async () => {
    const { page, reload } = openPage();
    const fetching = fetchScreen(gone, page);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(await settled(fetching)).toBe('still waiting');
  });

  it('that never comes is told as a failure, and the learner decides about another try', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { page, reload } = openPage();
    const failure = fetchScreen(() => new Promise<never>(() => undefined), page).catch(String);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatch(/^LateError/);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is still gone after that is told as a failure', async () => {
    const { page, reload } = openPage();
    void fetchScreen(gone, page);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(fetchScreen(gone, page)).rejects.toThrow('dynamically imported');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loads nothing again without a connection, or where it could not be remembered', async () => {
    const closed = {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => undefined,
    };
    for (const parts of [{ isOnline: () => false }, { memory: closed }]) {
      const { page, reload } = openPage(parts);
      await expect(fetchScreen(gone, page)).rejects.toThrow('dynamically imported');
      expect(reload).not.toHaveBeenCalled();
    }
  });
});
