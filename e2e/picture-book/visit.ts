import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { LearnerAtBrowser } from '../learner.ts';
import { PageApi } from '../page-api.ts';
import { settled } from '../settled.ts';
import { devices, type WarmBrowser } from '../warm-browser.ts';
import type { Appearance } from './appearance.ts';
import { keepsChoicesHere } from './network.ts';
import type { Audience, Scene, Visit } from './scene.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

export type CookiesOf = (audience: Exclude<Audience, 'visitor'>) => Promise<Cookies>;

/** Prepares a page for the viewer of a picture; nothing is open yet. The caller must leave it. */
export async function visitFor(
  browser: WarmBrowser,
  scene: Scene,
  appearance: Appearance,
  cookiesOf: CookiesOf,
): Promise<Visit> {
  const isAlone = scene.stopsClock === true;
  const page = await browser.visit({ ...appearance, reducedMotion: 'reduce', isAlone });
  if (scene.audience !== 'visitor') await page.context().addCookies(await cookiesOf(scene.audience));
  const visit = { page, api: await PageApi.of(page) };
  await keepsChoicesHere(visit);
  return visit;
}

/** Brings the picture onto the page. Throws if its state cannot be reached. */
export async function show(scene: Scene, visit: Visit, language: Language): Promise<void> {
  const { page } = visit;
  await scene.arrange?.(visit);
  await page.goto(scene.path, { waitUntil: 'commit' });
  await settled(page);
  // Between two states of a screen the browser may be idle for a moment. Only a screen that waits for a call has no heading.
  if (visit.api.held().length === 0) await page.locator('h1').first().waitFor({ state: 'attached' });
  await settled(page);
  if (scene.act === undefined) return;
  await scene.act(new LearnerAtBrowser(page, language, 'unused'), visit);
  await settled(page);
}

/** How often the window is resized to a page that grows with it, such as one with lazy parts. */
const maxScrolls = 5;

/** Makes the window as high as the page, so that bars at its edges are where a reader sees them. */
export async function growWindow(page: Page): Promise<void> {
  const { width, height: atFirst } = page.viewportSize() ?? devices.desktop.viewport;
  await keepContentHeight(page);
  let shown = atFirst;
  for (let scroll = 0; scroll < maxScrolls; scroll += 1) {
    const height = Math.min(await heightOf(page), 8000);
    if (height <= shown) return;
    await page.setViewportSize({ width, height });
    await partsHaveCome(page);
    shown = height;
  }
}

/** Waits for lazy parts. If one never loads, the picture shows that. */
async function partsHaveCome(page: Page): Promise<void> {
  await settled(page).catch(() => undefined);
}

/**
 * Freezes the content's minimum height. It is at least the window's: it would grow with the window, and move the footer
 * down without end.
 */
function keepContentHeight(page: Page): Promise<void> {
  return page.locator('main').evaluate((main) => {
    main.style.minHeight = getComputedStyle(main).minHeight;
  });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
