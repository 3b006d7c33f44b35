import type { Locator, Page } from '@playwright/test';
import { callServer } from './server-calls.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

const upright = { width: 360, height: 740 };

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
    const known = page.getByRole('link', { name: child.t('lesson_know_this') });
    for (const part of [page.locator('h2').first(), page.locator('.stage'), known, ...controls])
      await expectOnScreen(part);
    const caption = page.getByRole('region', { name: child.t('lesson_player') }).locator('p[lang]');
    await expect(caption).not.toBeEmpty();
  });

  test('stops where its program can be tried, and opens it in its place', async ({
    page,
    child,
    language,
  }) => {
    const [lesson] = await callServer(page.request, 'course.learnContents', { id: 'hello-python' }, language);
    const [moment] = lesson?.try_its ?? [];
    if (moment === undefined) throw new Error('No program of the first lesson can be tried');
    await playFrom(page, moment.at_s - 1);
    const choice = page.getByRole('region', { name: child.t('lesson_try_stop') });
    await expect(choice.getByRole('heading')).toBeFocused();
    for (const part of [page.locator('.stage'), ...(await choice.getByRole('button').all())])
      await expectOnScreen(part);
    await choice.getByRole('button', { name: child.t('lesson_try') }).click();
    await expect(child.editor).toContainText(moment.code.split('\n')[0] ?? '');
    await expect(page.locator('.stage')).toBeHidden();
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByText(child.t('lesson_try_ran'))).toBeVisible();
    await child.button('lesson_try_go_on').click();
    await expect(page.locator('.stage')).toBeVisible();
    await expect(child.button('lesson_pause')).toBeVisible();
    await expect(choice).toHaveCount(0);
  });

  test('stops to ask, with the program and all answers on one screen', async ({ page, child, language }) => {
    const [lesson] = await callServer(page.request, 'course.learnContents', { id: 'hello-python' }, language);
    const [guess] = lesson?.guesses ?? [];
    if (guess === undefined) throw new Error('The first lesson asks nothing');
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
    const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: upright.height };
    const chosen = await page.getByText(child.t('lesson_guess_chosen')).boundingBox();
    expect(chosen?.y, 'not under the header').toBeGreaterThanOrEqual(header.y + header.height);
    await expectOnScreen(page.getByText(guess.answers[wrong]?.why_not ?? ''));
    await expectOnScreen(page.getByText(guess.because));
    await expectOnScreen(child.button('lesson_guess_on'));
    await child.button('lesson_guess_on').click();
    await expect(heading).toHaveCount(0);
    await expect(child.button('lesson_pause')).toBeVisible();
    await expect(page.locator('.stage .output')).toContainText('Boil water');
  });
});

/** Plays the first lesson from a moment, which fetches the part that asks. */
async function playFrom(page: Page, atS: number): Promise<void> {
  await page.locator('audio').evaluate(async (element, startS) => {
    const sound = element as HTMLAudioElement;
    sound.muted = true;
    if (sound.readyState < 1)
      await new Promise((resolve) => sound.addEventListener('loadedmetadata', resolve, { once: true }));
    sound.currentTime = startS;
    await sound.play();
  }, atS);
}

async function expectOnScreen(part: Locator): Promise<void> {
  const box = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(upright.width);
  expect(box.y + box.height).toBeLessThanOrEqual(upright.height);
}
