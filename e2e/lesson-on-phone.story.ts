import type { Page } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { expectOnScreen } from './expect-on-screen.ts';
import { playFrom } from './play-from.ts';
import { callServer } from './server-calls.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

const upright = { width: 360, height: 740 };
const across = { width: 740, height: 360 };
const aboveKeyboard = { width: 360, height: 400 };

// Without motion: what still rises is not yet where it will be pressed.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a lesson on a phone held upright', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await page.setViewportSize(upright);
    await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    await page.goto('/learn/hello-python');
    await page.locator('.stage').waitFor();
  });

  test('has its title, picture, caption, controls and the way to the practice on one screen', async ({
    page,
    child,
  }) => {
    const controls = [child.button('lesson_play'), child.button('lesson_forward'), page.getByRole('slider')];
    const player = page.getByRole('region', { name: child.t('lesson_player') });
    const known = player.getByRole('link', { name: child.t('lesson_know_this') });
    for (const part of [page.locator('h2').first(), page.locator('.stage'), known, ...controls])
      await expectOnScreen(part);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(57);
    const caption = player.locator('p[lang]');
    await expect(caption).toBeHidden();
    await child.button('lesson_play').click();
    await expect(player.getByRole('link')).toHaveCount(0);
    await expect(caption).not.toBeEmpty();
    await expectOnScreen(caption);
  });

  test('fits a phone held across, also when it asks', async ({ page, child, language }) => {
    await page.setViewportSize(across);
    for (const part of [page.locator('.stage'), child.button('lesson_play'), page.getByRole('slider')])
      await expectOnScreen(part);
    const { guess } = await firstLesson(page, language);
    await playFrom(page, guess.at_s - 1);
    const card = page.getByRole('region', { name: child.t('lesson_guess') });
    for (const button of await card.getByRole('button').all()) {
      await expectOnScreen(button);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await card
      .getByRole('button', { name: guess.answers.find(({ why_not: why }) => why)?.text ?? '' })
      .click();
    for (const part of [
      page.locator('.stage .code'),
      page.getByText(guess.because),
      child.button('lesson_guess_on'),
    ])
      await expectOnScreen(part);
  });

  test('stops where its program can be tried, and opens it in its place', async ({
    page,
    child,
    language,
  }) => {
    const { moment } = await firstLesson(page, language);
    await playFrom(page, moment.at_s - 1);
    const choice = page.getByRole('region', { name: child.t('lesson_try_stop') });
    await expect(choice.getByRole('heading')).toBeFocused();
    for (const part of [page.locator('.stage'), ...(await choice.getByRole('button').all())])
      await expectOnScreen(part);
    await expect(page.locator('.stage .code'), 'the program that can be tried').toContainText(
      firstLine(moment),
    );
    await choice.getByRole('button', { name: child.t('lesson_try_now') }).click();
    await expect(child.editor).toContainText(firstLine(moment));
    await expect(page.locator('.stage')).toBeHidden();
    const run = page.getByRole('main').locator('button[type=submit]');
    await child.editor.click();
    await page.setViewportSize(aboveKeyboard);
    for (const part of [child.editor, run]) await expectOnScreen(part);
    expect((await child.editor.boundingBox())?.y, 'nothing is above it').toBeLessThan(32);
    await run.click();
    await page.setViewportSize(upright);
    await expect(page.getByText(child.t('lesson_try_ran'))).toBeVisible();
    await child.button('lesson_try_go_on').click();
    await expect(page.locator('.stage')).toBeVisible();
    await expect(child.button('lesson_pause')).toBeVisible();
    await expect(choice).toHaveCount(0);
  });

  test('stops to ask, with the program and all answers on one screen', async ({ page, child, language }) => {
    const { guess } = await firstLesson(page, language);
    await playFrom(page, guess.at_s - 1);
    const heading = page.getByRole('heading', { name: child.t('lesson_guess') });
    await expect(heading).toBeFocused();
    await expectOnScreen(page.locator('.stage'));
    const answers = page.getByRole('region', { name: child.t('lesson_guess') }).locator('button');
    // Names join lines, by which two of the answers differ.
    expect((await answers.allTextContents()).slice(0, -1)).toEqual(guess.answers.map(({ text }) => text));
    for (const answer of await answers.all()) await expectOnScreen(answer);
    const wrong = guess.answers.findIndex(({ why_not: whyNot }) => whyNot !== null);
    await answers.nth(wrong).click();
    const reasons = [guess.answers[wrong]?.why_not ?? '', guess.because].map((text) => page.getByText(text));
    const chosen = page.getByText(child.t('lesson_guess_chosen'));
    for (const part of [page.locator('.stage'), chosen, ...reasons, child.button('lesson_guess_on')])
      await expectOnScreen(part);
    await child.button('lesson_guess_on').click();
    await expect(heading).toHaveCount(0);
    await expect(child.button('lesson_pause')).toBeVisible();
    await expect(page.locator('.stage .output')).toContainText('Boil water');
  });
});

/** The first program of the first lesson that can be tried, and its first guess. */
async function firstLesson(page: Page, language: Language) {
  const [lesson] = await callServer(page.request, 'course.learnContents', { id: 'hello-python' }, language);
  const [moment] = lesson?.try_its ?? [];
  const [guess] = lesson?.guesses ?? [];
  if (moment === undefined || guess === undefined) throw new Error('The first lesson never stops');
  return { moment, guess };
}

const firstLine = ({ code }: { code: string }) => code.split('\n')[0] ?? '';
