import type { Locator } from '@playwright/test';
import { PageApi } from './page-api.ts';
import { neverAnswers } from './picture-book/network.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 360, 390];

for (const letters of ['1', '1.3', '2']) {
  test(`the bar keeps its order in one row, in letters ${letters} times as large`, async ({
    page,
    child,
    baseURL,
  }) => {
    await page.context().addCookies(await cookiesOf('halfway', baseURL ?? ''));
    await page.goto('/code/names-for-values');
    await expect(child.editor).toBeVisible();
    await page.evaluate(
      (scale) => document.documentElement.style.setProperty('--text-scale', scale),
      letters,
    );
    const [previous, run, next] = [
      child.button('practice_previous').first(),
      child.runButton,
      child.button('practice_next_question'),
    ];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = await Promise.all([previous, run, next].map(boxOf));
      expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((one, other) => one - other));
      for (const { x, width: own, height, y } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + own).toBeLessThanOrEqual(width);
        expect(Math.min(own, height)).toBeGreaterThanOrEqual(44);
        expect(Math.abs(y + height / 2 - middleOf(boxes))).toBeLessThan(2);
      }
    }
  });
}

test('the actions on the code take one line of a phone', async ({ page, child, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies(await cookiesOf('halfway', baseURL ?? ''));
  await page.goto('/code/names-for-values');
  const reset = child.button('practice_reset_code');
  const [action, line] = await Promise.all([reset, reset.locator('..')].map(boxOf));
  // The line has a border below.
  expect((line?.height ?? 0) - (action?.height ?? 0)).toBeLessThanOrEqual(1);
});

test('Stop has a word and its place beside Run while a program runs', async ({ page, child, baseURL }) => {
  await page.context().addCookies(await cookiesOf('halfway', baseURL ?? ''));
  await page.goto('/code/names-for-values');
  await expect(child.editor).toBeVisible();
  await neverAnswers('practice.submitCode', 'practice.play')({ page, api: await PageApi.of(page) });
  await child.run();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expect(child.button('practice_stop')).toHaveText(child.t('practice_stop'));
    await expect(child.button('practice_stop')).toBeInViewport({ ratio: 1 });
    const [running, stop] = await Promise.all([
      boxOf(child.button('practice_running')),
      boxOf(child.button('practice_stop')),
    ]);
    expect(stop.x).toBeGreaterThan(running.x);
    expect(Math.abs(stop.y - running.y)).toBeLessThan(2);
  }
});

test('Run is the only verb in sight; the keyboard also finds Submit, beside it', async ({
  page,
  child,
  baseURL,
}) => {
  await page.context().addCookies(await cookiesOf('halfway', baseURL ?? ''));
  await page.goto('/code/names-for-values');
  const submit = child.button('practice_submit');
  await expect(child.runButton).toBeInViewport({ ratio: 1 });
  expect((await boxOf(submit.locator('..'))).width).toBeLessThan(2);
  await child.runButton.focus();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await expect(submit).toBeInViewport({ ratio: 1 });
  expect((await boxOf(submit)).height).toBeGreaterThanOrEqual(44);
});

async function boxOf(button: Locator) {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not shown');
  return box;
}

function middleOf(boxes: readonly { y: number; height: number }[]): number {
  const [{ y, height } = { y: 0, height: 0 }] = boxes;
  return y + height / 2;
}
