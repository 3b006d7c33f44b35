import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { LearnerAtBrowser } from './learner.ts';
import { callServer } from './server-calls.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { expect, test } from './story.ts';

const square = 'from turtle import *\nfor side in range(4):\n    forward(100)\n    left(90)\n';

/** Opens a new own program with this code. */
async function openProgram({ page, child, code }: { page: Page; child: LearnerAtBrowser; code: string }) {
  await child.joins();
  const program = await callServer(page.request, 'programs.createProgram', { title: 'My drawing', code });
  await page.goto(`/programs/${program.id}`);
  await expect(child.editor).toContainText('turtle');
}

/** The steps of a square: the look of the pen, four sides, four turns. */
function playerOf(page: Page, { t }: LearnerAtBrowser) {
  const player = page.getByRole('group', { name: t('drawing_label'), exact: true });
  return {
    player,
    picture: player.getByRole('img'),
    slider: player.getByRole('slider', { name: t('drawing_slider') }),
    sides: () => player.evaluate(sidesIn),
  };
}

test('a program draws a square, which is stepped, watched again and taken along', async ({ page, child }) => {
  const { t } = child;
  await openProgram({ page, child, code: square });
  await child.run();
  const { player, picture, slider, sides } = playerOf(page, child);
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    t('drawing_step_line', { step: 8, total: 8, line: 4 }),
  );
  await expect.poll(sides).toBe(4);
  await expect(picture).toHaveAccessibleName(/101.+101/);
  await expect(page.getByText(t('practice_output_empty'))).toHaveCount(0);
  await expectSoundScreen(page);

  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(sides).toBe(0);
  for (let step = 0; step < 3; step += 1) await child.button('drawing_on').click();
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    t('drawing_step_line', { step: 3, total: 8, line: 3 }),
  );
  await expect.poll(sides).toBe(2);
  await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Dark enough on white paper in both themes: 4.7 to 1.
  await expect(picture.locator('.newest-mark')).toHaveCSS('stroke', 'rgb(168, 100, 0)');
  await expect(page.locator('.cm-drawn-line')).toContainText('forward(100)');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.cm-drawn-line')).toContainText('left(90)');
  await expectSoundScreen(page);

  await slider.focus();
  await page.keyboard.press('Space');
  await expect.poll(sides).toBe(4);
  await expect(child.button('drawing_play')).toBeVisible();
  await expect(page.locator('.cm-drawn-line')).toHaveCount(0);

  await child.button('drawing_save').click();
  const svg = await download(page, () => child.button('drawing_save_svg').click());
  expect(await page.evaluate(readSvg, svg.toString('utf8'))).toEqual({ faults: 0, paths: 4 });
  await child.button('drawing_save').click();
  const png = await download(page, () => child.button('drawing_save_png').click());
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await expect(player.getByRole('alert')).toHaveCount(0);
});

test.describe('who wishes for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees the finished drawing at once, and can step through it', async ({ page, child }) => {
    const slow = square.replace('for', 'speed(1)\ndelay(500)\nfor');
    await openProgram({ page, child, code: slow });
    const { slider, sides } = playerOf(page, child);
    const seen = page.evaluate(firstSides);
    await child.run();
    expect(await seen).toBe(4);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(sides).toBe(0);
  });
});

async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await press();
  return readFile(await (await saved).path());
}

/** Runs in the page: what a browser reads in an SVG file. */
function readSvg(text: string) {
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  return { faults: file.querySelectorAll('parsererror').length, paths: file.querySelectorAll('path').length };
}

/** Runs in the page: how many whole lines a picture shows. An element may show many, each of which begins with M. */
function sidesIn(player: Element): number {
  const paths = [...player.querySelectorAll('.drawing-paper g > path:not([display])')];
  return paths.reduce((sum, path) => sum + (path.getAttribute('d')?.split('M').length ?? 1) - 1, 0);
}

/** Runs in the page: how many lines the picture has when it first appears. */
function firstSides(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const picture = document.querySelector('.drawing-paper > svg');
      if (picture === null) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        resolve((picture.querySelector('g > path')?.getAttribute('d')?.split('M').length ?? 1) - 1),
      );
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
