import type { Page } from '@playwright/test';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

// A touch brings controls back without a move before it, as that of a mouse.
test.use({ hasTouch: true });

const across = { width: 740, height: 360 };

test.describe('a lesson on a phone', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await page.setViewportSize(across);
    await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('lesson_player', '{"wish":"video"}'));
    await page.goto('/learn/hello-python');
    await page.locator('video').waitFor();
  });

  test('held across shows the picture, and the controls beside it', async ({ page, child }) => {
    const player = page.getByRole('region', { name: child.t('lesson_player') });
    await player.evaluate((box) => box.scrollIntoView());
    const parts = [page.locator('video'), child.button('lesson_play'), child.button('lesson_full_screen')];
    for (const part of parts) {
      const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 };
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(across.height);
    }
    const picture = await page.locator('video').boundingBox();
    const play = await child.button('lesson_play').boundingBox();
    expect(picture?.height).toBeGreaterThan(320);
    expect(play?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
  });

  test('fills the whole screen; its controls fade, and a touch brings them back', async ({ page, child }) => {
    await child.button('lesson_full_screen').tap();
    await expect(child.button('lesson_full_screen_end')).toBeVisible();
    const screenSize = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    expect(await page.locator('video').boundingBox()).toMatchObject({ x: 0, y: 0, ...screenSize });
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.muted = true;
    });
    await page.locator('video').tap({ position: { x: 40, y: 40 } });
    await expect(child.button('lesson_pause')).toBeVisible();
    await expect.poll(() => opacityOfControls(page), { message: 'the controls rest' }).toBe(0);
    await page.locator('video').tap({ position: { x: 40, y: 40 } });
    await expect.poll(() => opacityOfControls(page)).toBe(1);
    await expect(child.button('lesson_pause'), 'the touch only brings them back').toBeVisible();
    await child.button('lesson_full_screen_end').click();
    await expect(child.button('lesson_full_screen')).toBeVisible();
    expect((await page.locator('video').boundingBox())?.width).toBeLessThan(across.width);
  });
});

/** Returns how visible the controls are, from 0 to 1. */
function opacityOfControls(page: Page): Promise<number> {
  return page.getByRole('slider').evaluate((slider) => {
    let opacity = 1;
    // The slider itself is invisible by design.
    for (let one = slider.parentElement; one !== null; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    return opacity;
  });
}
