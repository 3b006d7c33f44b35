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
    await expect(page.getByText(t('lesson_saving_offer'))).toBeVisible();
    await expectSoundScreen(page);
    await page
      .getByRole('button', { name: new RegExp(`^${t('lesson_form_lite')} \\d+ kB$`) })
      .first()
      .click();
    await expect(app).toContainText('Python Learning');
    expect(heavy).toEqual([]);
  });

  await test.step('plays it to its end, which counts as watched', async () => {
    const next = page.getByRole('main').getByRole('button', { name: t('lesson_next_video'), exact: true });
    await expect(next).toBeDisabled();
    const places = new Set<number | undefined>();
    for (const _ of Array(8)) {
      await page.clock.runFor(3_000);
      places.add((await child.button('lesson_pause').boundingBox())?.y);
    }
    expect([...places], 'the buttons keep their place while the captions change').toHaveLength(1);
    await page.clock.runFor(6_000);
    await expect(app).toContainText('print("Vanakkam!")');
    await expectSoundScreen(page);
    await page.clock.runFor(60_000);
    await child.button('lesson_guess_unknown').click();
    await child.button('lesson_guess_on').click();
    await expectSoundScreen(page);
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

  await test.step('finds the choice again after a reload', async () => {
    await page.reload();
    await expect(app).toBeVisible();
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
