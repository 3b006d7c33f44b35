import type { Page } from '@playwright/test';
import { LearnerAtBrowser } from './learner.ts';
import { settled } from './settled.ts';
import { watchConfetti } from './specification/confetti-watch.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

const screens = ['/', '/dashboard', '/learn/hello-python', '/code/hello-python', '/exercise/hello-python'];

test.describe('who wishes for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees nothing move, and no confetti', async ({ page, baseURL }) => {
    const throws = await watchConfetti(page);
    await page.context().addCookies(await cookiesOf('graduate', baseURL ?? ''));
    for (const screen of screens) {
      await page.goto(screen);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.evaluate(slowestMoveMs), screen).toBeLessThan(1);
      expect(await throws(), screen).toEqual([]);
    }
  });

  test('finds each number of the editor beside its line', async ({ page, child }) => {
    // A new learner, because other tests save programs for the demo accounts.
    await child.joins();
    // With the editor at the foot of the window, nothing makes it measure its lines again.
    await page.setViewportSize({ width: 360, height: 740 });
    // Tamil lines are higher than lines of code.
    await page.addInitScript(() => localStorage.setItem('language', 'ta'));
    await page.goto('/code/hello-python');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
    await page.locator('.cm-line').first().waitFor();
    expect(await linesOf(page)).toBeGreaterThan(1);
    await expect.poll(() => awayFromTheirLines(page)).toEqual([]);
    // The same holds in a window that is high enough for the larger text.
    await page.setViewportSize({ width: 1280, height: 800 });
    const larger = new LearnerAtBrowser(page, 'ta', 'unused').button('practice_code_larger');
    await larger.click();
    await larger.click();
    await expect(larger).toBeDisabled();
    await expect.poll(() => awayFromTheirLines(page)).toEqual([]);
  });
});

const linesOf = (page: Page) => page.locator('.cm-line').count();

/** Returns the distances in pixels of those line numbers that are not beside their lines. */
function awayFromTheirLines(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const tops = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => Math.round(one.getBoundingClientRect().top));
    const lines = tops('.cm-line');
    return tops('.cm-lineNumbers .cm-gutterElement')
      .map((top, index) => top - (lines[index] ?? Number.NaN))
      .filter((distance) => distance !== 0);
  });
}

/** Runs in the page. Returns the duration in ms of its longest transition or animation. */
function slowestMoveMs(): number {
  const toMs = (times: string) =>
    // Without motion a duration may be `auto`.
    times.split(', ').map((time) => (Number.parseFloat(time) || 0) * (time.endsWith('ms') ? 1 : 1000));
  const moves = [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element, part);
      return [...toMs(transitionDuration), ...toMs(animationDuration)];
    }),
  );
  return Math.max(0, ...moves);
}

test('the first page is drawn in its own colours at once', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const faded = sessionStorage.getItem('faded') ?? '';
      sessionStorage.setItem('faded', `${faded} ${(target as Element).tagName}:${propertyName}`);
    });
  });
  // The style sheet comes later than the markup, as on a slow connection.
  const markup = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    await markup.promise;
    await route.continue();
  });
  const opened = page.goto('/');
  await page.locator('#root h1').waitFor({ state: 'attached' });
  markup.resolve();
  await opened;
  await settled(page, { mayMove: true });
  expect(await page.evaluate(() => sessionStorage.getItem('faded'))).toBeNull();
});
