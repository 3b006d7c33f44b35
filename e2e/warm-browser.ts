import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { locales } from '../apps/web/src/lib/format/locales.ts';
import { PageDiary } from './page-diary.ts';

export const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export type Device = keyof typeof devices;

/** A visitor's device, language and system preferences. */
export type Visitor = {
  device: Device;
  language: Language;
  theme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** True for a browser context of its own, which is closed afterwards. */
  isAlone?: boolean;
};

const actionTimeoutMs = 20_000;

/** `keeper` is an open page of the app's origin: a process ends with its last page. */
type WarmContext = { context: BrowserContext; keeper: Page };

/** Browser arguments for warm pages: a context's pages share a process and its compiled code. */
export const warmBrowserArgs: readonly string[] = ['--process-per-site'];

/**
 * Hands out pages with empty storage from contexts that stay open. Each context holds the app's files, loaded and
 * compiled; a new one would load and compile them for every test.
 */
export class WarmBrowser {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #contexts = new Map<string, Promise<WarmContext>>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Opens a page without cookies and with empty storage. Close it with `leave`. */
  async visit(visitor: Visitor): Promise<Page> {
    const { device, language, isAlone = false } = visitor;
    const context = isAlone
      ? await this.#newContext(device, language)
      : (await this.#warmContextFor(visitor)).context;
    await context.clearCookies();
    const page = await context.newPage();
    PageDiary.of(page);
    if (!isAlone) refuseClock(page);
    await page.emulateMedia({
      colorScheme: visitor.theme ?? 'light',
      reducedMotion: visitor.reducedMotion ?? 'no-preference',
    });
    await this.#forget(page);
    return page;
  }

  /** Closes the page, and every other one opened beside it. */
  async leave(page: Page): Promise<void> {
    const context = page.context();
    const warm = (await Promise.all(this.#contexts.values())).find((one) => one.context === context);
    if (warm === undefined) return context.close();
    for (const one of context.pages()) if (one !== warm.keeper) await one.close();
    await context.setOffline(false);
  }

  async close(): Promise<void> {
    for (const warm of this.#contexts.values()) await (await warm).context.close();
  }

  #warmContextFor({ device, language }: Visitor): Promise<WarmContext> {
    const name = `${device} ${language}`;
    const known = this.#contexts.get(name) ?? this.#newWarmContext(device, language);
    this.#contexts.set(name, known);
    return known;
  }

  async #newWarmContext(device: Device, language: Language): Promise<WarmContext> {
    const context = await this.#newContext(device, language);
    const keeper = await context.newPage();
    await keeper.goto('/healthz');
    return { context, keeper };
  }

  async #newContext(device: Device, language: Language): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      ...devices[device],
      baseURL: this.#origin,
      locale: locales[language],
    });
    context.setDefaultTimeout(actionTimeoutMs);
    return context;
  }

  /** Clears the app's storage. Loaded files stay cached. */
  async #forget(page: Page): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: this.#origin,
      storageTypes: 'local_storage,indexeddb',
    });
    await devtools.detach();
  }
}

/** A fake clock belongs to the whole context: every later page in it would have begun minutes ago. */
function refuseClock(page: Page): void {
  Object.defineProperty(page, 'clock', {
    get() {
      throw new Error('A page with a fake clock needs a context of its own: stopsClock, isAlone');
    },
  });
}
