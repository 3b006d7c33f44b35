import type { BrowserContext, Page } from '@playwright/test';
import { Calls } from '../calls.ts';
import { LearnerAtBrowser } from '../learner.ts';
import type { Language } from '../messages.ts';
import { settled } from '../settled.ts';
import { devices, type WarmBrowser } from '../warm-browser.ts';
import type { Look } from './look.ts';
import { keepsChoicesHere } from './network.ts';
import type { Scene, Viewer, Visit } from './scene.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** With which cookies a viewer comes. */
export type CookiesOf = (viewer: Exclude<Viewer, 'visitor'>) => Promise<Cookies>;

/** A page at which the viewer of a scene sits; nothing is open yet. The caller leaves it. */
export async function visitFor(
  browser: WarmBrowser,
  scene: Scene,
  look: Look,
  cookiesOf: CookiesOf,
): Promise<Visit> {
  const page = await browser.visit({ ...look, reducedMotion: 'reduce' });
  if (scene.viewer !== 'visitor') await page.context().addCookies(await cookiesOf(scene.viewer));
  const visit = { page, calls: await Calls.of(page) };
  await keepsChoicesHere(visit);
  return visit;
}

/** Brings the scene onto the page; throws where its state can not be reached. */
export async function show(scene: Scene, visit: Visit, language: Language): Promise<void> {
  const { page } = visit;
  await scene.arrange?.(visit);
  await page.goto(scene.path, { waitUntil: 'commit' });
  await settled(page);
  if (scene.act === undefined) return;
  await scene.act(new LearnerAtBrowser(page, language, 'unused'), visit);
  await settled(page);
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
    await partsHaveCome(page);
    shown = height;
  }
}

/** What comes when it is near is on its way now; where it never comes, that is what the picture shows. */
async function partsHaveCome(page: Page): Promise<void> {
  await settled(page).catch(() => undefined);
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
