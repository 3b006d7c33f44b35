import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LearnerAtBrowser } from '../learner.ts';
import type { Language } from '../messages.ts';
import { devices, type Look } from './look.ts';
import { keepsChoicesHere } from './network.ts';
import type { Scene, Viewer } from './scene.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Where the product is served, and with which cookies a viewer comes. */
export type House = {
  origin: string;
  cookiesOf: (viewer: Exclude<Viewer, 'visitor'>, origin: string) => Promise<Cookies>;
};

/** A page at which the viewer of a scene sits; nothing is open yet. The caller closes its context. */
export async function pageFor(browser: Browser, scene: Scene, look: Look, house: House): Promise<Page> {
  const context = await browser.newContext({
    ...devices[look.device],
    baseURL: house.origin,
    locale: look.language === 'ta' ? 'ta-IN' : 'en-GB',
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  });
  if (scene.viewer !== 'visitor') await context.addCookies(await house.cookiesOf(scene.viewer, house.origin));
  const page = await context.newPage();
  await keepsChoicesHere(page);
  return page;
}

/** Brings the scene onto the page; throws where its state can not be reached. */
export async function show(scene: Scene, page: Page, language: Language): Promise<void> {
  await scene.arrange?.(page);
  await page.goto(scene.path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // Where a call is held back, the network never comes to rest.
  const timeout = scene.arrange === undefined ? 5_000 : 1_500;
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
  await scene.act?.(new LearnerAtBrowser(page, language, 'unused'));
  await page.waitForTimeout(250);
}

/** How often the window follows a page that grows with it, such as one whose parts come when they are near. */
const stretchesMax = 5;

/** Makes the window as high as the page, so that bars that keep to its edges lie where a reader meets them. */
export async function stretchWindow(page: Page): Promise<void> {
  const { width, height: atFirst } = page.viewportSize() ?? devices.desktop.viewport;
  await keepContentHeight(page);
  let shown = atFirst;
  for (let stretch = 0; stretch < stretchesMax; stretch += 1) {
    const height = Math.min(await heightOf(page), 8000);
    if (height <= shown) return;
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    await partsHaveCome(page);
    shown = height;
  }
}

/** What comes when it is near is on its way now; where it never comes, that is what the picture shows. */
async function partsHaveCome(page: Page): Promise<void> {
  const onTheWay = page.locator('main [aria-busy="true"]').first();
  await onTheWay.waitFor({ state: 'hidden', timeout: 1_500 }).catch(() => undefined);
}

/** The content is at least as high as the window: it would grow along with it, and push the footer out for ever. */
function keepContentHeight(page: Page): Promise<void> {
  return page.locator('main').evaluate((main) => {
    main.style.minHeight = getComputedStyle(main).minHeight;
  });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
