import type { Page } from '@playwright/test';
import { playFrom } from './play-from.ts';
import { callServer } from './server-calls.ts';
import { settled } from './settled.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

test('a lesson on a wide screen stays where it is when it stops to ask', async ({ page, child, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
  await page.goto('/learn/hello-python');
  await settled(page);
  // On the page, not in the window: the question may be scrolled into view.
  const place = () =>
    page
      .getByText(child.t('lesson_form_change'))
      .evaluate((below) => Math.round(below.getBoundingClientRect().top + scrollY));
  const before = await place();
  await playFrom(page, (await firstGuess(page)) - 1);
  await expect(page.getByRole('heading', { name: child.t('lesson_guess') })).toBeFocused();
  expect(await place()).toBe(before);
});

test('no button of a lesson moves when it plays', async ({ page, child, baseURL }) => {
  await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
  await page.goto('/learn/hello-python');
  await settled(page);
  const buttons = [child.button('lesson_back'), child.button('lesson_forward')];
  const places = () => Promise.all(buttons.map(async (button) => (await button.boundingBox())?.x));
  await expect(child.button('lesson_play')).toBeVisible();
  const before = await places();
  await page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.play());
  await expect(child.button('lesson_pause')).toBeVisible();
  expect(await places()).toEqual(before);
});

/** When the first lesson asks, in seconds. */
async function firstGuess(page: Page): Promise<number> {
  const language = await page.evaluate(() => (document.documentElement.lang === 'ta' ? 'ta' : 'en'));
  const [lesson] = await callServer(page.request, 'course.learnContents', { id: 'hello-python' }, language);
  return lesson?.guesses[0]?.at_s ?? Number.NaN;
}
