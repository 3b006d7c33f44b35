import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { blockedMs, traceCategories } from './main-thread.ts';

/** A cheap phone on a weak connection. Rates are in bytes a second. */
export const cheapPhone = {
  viewport: { width: 360, height: 740 },
  cpuSlowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  },
} as const;

export type Returning = { id: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>> };

/** Bytes and milliseconds of a first visit with an empty cache. */
export type Visit = {
  scriptBytes: number;
  fontBytes: number;
  allBytes: number;
  largestPaintMs: number;
  /** See `blockedMs`. */
  blockedMs: number;
  layoutShift: number;
  /** When the editor appeared; null on a screen without an editor. */
  editorMs: number | null;
};

type Seen = { paint: number; shift: number; editor: number | null };

/** Runs in the page before everything else. In a file of its own because it uses the DOM. */
const watch = path.join(import.meta.dirname, 'page-watch.js');

/** Visits a page in a new browser context, as this learner or, for null, as a visitor. */
export async function visit(browser: Browser, address: string, learner: Returning | null): Promise<Visit> {
  // Data saving disables the prefetch of the next screen, which is not part of the visit.
  const page = await openPhone(browser, learner, { data_saving: 'on' });
  try {
    const bytes = await weigh(page);
    await page.addInitScript({ path: watch });
    const { seen, trace } = await traced(browser, page, address);
    return {
      ...bytes,
      largestPaintMs: seen.paint,
      blockedMs: blockedMs(trace),
      layoutShift: seen.shift,
      editorMs: seen.editor,
    };
  } finally {
    await page.context().close();
  }
}

/** Opens an address until the page is quiet. The trace also ends where that fails, since a browser has one at a time. */
async function traced(browser: Browser, page: Page, address: string): Promise<{ seen: Seen; trace: Buffer }> {
  await browser.startTracing(page, { categories: traceCategories });
  const seen = await quietAfter(page, address).catch(async (error: unknown) => {
    await browser.stopTracing();
    throw error;
  });
  return { seen, trace: await browser.stopTracing() };
}

async function quietAfter(page: Page, address: string): Promise<Seen> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForFunction('window.seen.paint > 0', undefined, { timeout: 60_000 });
  await page.waitForTimeout(1500);
  return page.evaluate<Seen>('window.seen');
}

/** Opens an empty page on a cheap phone, for this learner or a visitor, with these entries in localStorage. */
export async function openPhone(
  browser: Browser,
  learner: Returning | null,
  kept: Readonly<Record<string, string>>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: cheapPhone.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ta',
  });
  if (learner !== null) await context.addCookies(learner.cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', cheapPhone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cheapPhone.cpuSlowdown });
  // The app has stored whose data this device holds.
  const storage = learner === null ? kept : { storage_owner: learner.id, ...kept };
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(storage)});`);
  return page;
}

/** What a page promises to report, such as `window.firstOutputMs`. Throws where it does not within a minute. */
export function promisedBy(page: Page, promise: string): Promise<number> {
  const tooLate = `new Promise((_, reject) => setTimeout(() => reject(new Error('${promise} did not come')), 60_000))`;
  return page.evaluate<number>(`Promise.race([${promise}, ${tooLate}])`);
}

/** Counts the bytes of response bodies as compressed by the server. */
async function weigh(page: Page): Promise<Pick<Visit, 'scriptBytes' | 'fontBytes' | 'allBytes'>> {
  const bytes = { scriptBytes: 0, fontBytes: 0, allBytes: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ type, response }) => {
    // Media is not counted: it may be fetched in parts, while its header gives the whole size.
    const length = type === 'Media' ? 0 : Number(response.headers['content-length'] ?? 0);
    bytes.allBytes += length;
    if (type === 'Script') bytes.scriptBytes += length;
    if (type === 'Font') bytes.fontBytes += length;
  });
  return bytes;
}
