import type { JSHandle, Page } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { curriculum } from './course.ts';
import { mostShift, shiftOf, watchShifts } from './layout-shifts.ts';
import { messagesIn } from './messages.ts';
import { settled } from './settled.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

/** One address of each kind of screen, and who opens it. */
const addresses = [
  ['/login', 'visitor'],
  ['/signup', 'visitor'],
  ['/contact', 'visitor'],
  ['/parents', 'visitor'],
  ['/subscription', 'visitor'],
  ['/policy/privacy-policy', 'visitor'],
  ['/dashboard', 'learner'],
  ['/learn/hello-python', 'learner'],
  ['/code/hello-python', 'learner'],
  ['/exercise/hello-python', 'learner'],
  ['/settings', 'learner'],
] as const;

for (const [path, audience] of addresses) {
  test(`${path}, opened first, shows the frame and an outline before any script has come`, async ({
    page,
    baseURL,
    language,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    if (audience === 'learner') await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    await watchShifts(page);
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });

    const outline = page.locator('main > [data-outline]:has([aria-busy="true"])');
    await expect(page.getByRole('banner').getByRole('button', { pressed: true })).toBeInViewport();
    await expect(outline.getByRole('status')).toHaveCount(1);
    await expect(outline.locator('[aria-hidden="true"]').filter({ visible: true }).first()).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(scripts.held(), 'nothing was held').toBeGreaterThan(0);
    await page.getByRole('banner').evaluate((header) => header.setAttribute('data-first', ''));

    scripts.release();
    await expect(outline).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page, { mayMove: true });
    // Still the element that was marked: the app takes over the frame instead of drawing another.
    await expect(page.getByRole('banner')).toHaveAttribute('data-first', '');
    expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
    expect(faults).toEqual([]);
  });
}

test('an outline has the chosen theme and language', async ({ page, context, language, baseURL }) => {
  const other = language === 'ta' ? 'en' : 'ta';
  await context.addCookies([{ name: 'language', value: other, url: baseURL ?? '' }]);
  await page.addInitScript((chosen) => {
    localStorage.setItem('language', chosen);
    localStorage.setItem('theme', 'dark');
  }, other);
  await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#root')).toHaveAttribute('data-drawn-in', other);
  await expect(page.getByRole('banner')).toBeVisible();
});

/** The largest text of each screen, and who opens it. */
const largestTexts: readonly [path: string, audience: string, text: (language: Language) => string][] = [
  ['/login', 'visitor', (language) => messagesIn(language)('auth_shared_phone_text')],
  ['/subscription', 'visitor', (language) => messagesIn(language)('subscriptions_lead')],
  ['/dashboard', 'learner', () => 'demo_new'],
  ['/learn/hello-python', 'learner', titleOf],
  ['/code/hello-python?q=1', 'learner', titleOf],
  ['/exercise/hello-python', 'learner', (language) => messagesIn(language)('exercise_intro')],
];

function titleOf(language: Language): string {
  return curriculum.milestones[0]?.title[language] ?? 'no milestone';
}

for (const [path, audience, largest] of largestTexts) {
  test(`${path}, opened first, shows its largest text before any script of the app has come, then its content`, async ({
    page,
    baseURL,
    language,
  }) => {
    if (audience === 'learner') await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    const called: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) called.push(pathname);
    });
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main')).toContainText(largest(language));
    expect(called).toEqual(audience === 'learner' ? [] : ['/api/auth/user/']);

    const roots = await watchRoots(page);
    scripts.release();
    await expect.poll(() => roots.evaluate((seen) => seen.length)).toBeGreaterThan(0);
    await settled(page, { mayMove: true });
    // The outline was replaced by the screen, and by nothing that still loads.
    expect(await roots.evaluate((seen) => seen.map((one) => one.getAttribute('aria-busy')))).not.toContain(
      'true',
    );
  });
}

/** Records each element that is put into `main` from now on, as the root of a screen. */
function watchRoots(page: Page): Promise<JSHandle<Element[]>> {
  return page.locator('main').evaluateHandle((main) => {
    const seen: Element[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) seen.push(node);
    }).observe(main, { childList: true });
    return seen;
  });
}

/** Holds the scripts of the app until `release`. The small one that chooses the looks is part of the page. */
async function holdScripts(page: Page): Promise<{ held: () => number; release: () => void }> {
  let held = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    // What the page itself waits for, to be drawn in the right language and colours.
    if (route.request().url().includes('/first-paint-')) return route.continue();
    held += 1;
    await released;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { held: () => held, release };
}
