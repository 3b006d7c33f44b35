import type { Page } from '@playwright/test';
import { expectSoundScreen } from './sound-screen.ts';
import { expect, test } from './story.ts';

const lessons = '/learn/hello-python';

// Without motion, so that axe does not judge a screen in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a child on a weak connection learns from a lite lesson and tries its program', async ({
  page,
  child,
}) => {
  test.setTimeout(240_000);
  const { t } = child;
  const app = page.locator('.stage');

  await test.step('opens the lessons while data is saved: nothing large is loaded', async () => {
    await child.joins();
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('data_saving', 'on'));
    const heavy = heavyRequests(page);
    await page.clock.install();
    await page.goto(lessons);
    await expect(app).toContainText('Python Learning');
    await expectSoundScreen(page);
    expect(heavy).toEqual([]);
    await child.button('lesson_play').click();
  });

  await test.step('plays it to its end, which counts as watched', async () => {
    const next = page.getByRole('main').getByRole('button', { name: t('lesson_next_video'), exact: true });
    await expect(next).toBeDisabled();
    const places = new Set<number | undefined>();
    for (const _ of Array(7)) {
      await page.clock.runFor(3_000);
      places.add((await child.button('lesson_pause').boundingBox())?.y);
    }
    expect([...places], 'the buttons keep their place while the captions change').toHaveLength(1);
    await expect(app).toContainText('print("Vanakkam!")');
    await expectSoundScreen(page);
    for (const onward of ['lesson_guess_on', 'lesson_guess_on', 'lesson_guess_unknown', 'lesson_guess_on']) {
      await page.clock.runFor(60_000);
      await expect(child.button(onward)).toBeVisible();
      await expectSoundScreen(page);
      await child.button(onward).click();
    }
    await page.clock.runFor(60_000);
    await expect(page.getByText(t('lesson_now_watched'))).toBeVisible();
    await expect(next).toBeEnabled();
  });

  await test.step('tries a program of the lesson, which asks nothing of the practice', async () => {
    await page
      .getByRole('region', { name: t('lesson_try') })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: t('lesson_try'), level: 3 }).last()).toBeVisible();
    await child.writeProgram('print("Tea for " + str(2))');
    await page.getByRole('main').locator('button[type=submit]').click();
    const output = page.getByRole('region', { name: t('practice_output'), exact: true });
    await expect(output).toContainText('Tea for 2');
    await expect(output.getByRole('status')).toContainText(t('lesson_try_ran'));
    await expectSoundScreen(page);
    await page
      .getByRole('button', { name: t('lesson_try_close'), exact: true })
      .first()
      .click();
    await expect(output).toHaveCount(0);
    await expect(child.button('lesson_try_go_on')).toBeVisible();
    await page
      .getByRole('region', { name: t('lesson_try') })
      .getByRole('button')
      .first()
      .click();
    await expect(child.editor).toContainText('Tea for');
    await page
      .getByRole('button', { name: t('lesson_try_close'), exact: true })
      .first()
      .click();
  });

  await test.step('hears it with a tap, and finds the choice again after a reload', async () => {
    await page.getByRole('button', { name: new RegExp(`^${t('lesson_sound_load', { size: '' })}`) }).click();
    await expect(page.locator('audio')).toHaveCount(1);
    await page.reload();
    await expect(app).toBeVisible();
    await expect(page.locator('audio')).toHaveCount(1);
    await expect(page.locator('video')).toHaveCount(0);
  });
});

/** Records requests for videos, audio and thumbnails from now on. */
function heavyRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:mp4|m4a|webp)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}
