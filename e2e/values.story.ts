import type { Locator, Page } from '@playwright/test';
import type { TimedInput, Timeline } from '@python-learning/stage';
import type { LearnerAtBrowser } from './learner.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

const program = 'def double(n):\n    return n * 2\n\na = int(input())\nb = double(a)';

test('in a lesson what is typed is seen to go into the box of its name', async ({ page, child, baseURL }) => {
  const flights = await watchFlights(page);
  await page.context().addCookies(await cookiesOf('graduate', baseURL ?? ''));
  const timeline = await openSecondLesson(page, child);
  const input = inputIn(timeline);
  await playFrom(page, input.enterMs / 1000 - 1);
  await expect.poll(flights).toContain(`${input.text} from typed to box 0-n`);
  const card = page.locator('.stage .names');
  await expect(boxOf(card, 'n').locator('.shown')).toHaveText(input.text);
  await expect.poll(flights).toContain(`${input.text} from code 4 12 21 to box 0-total`);
});

test('step by step an argument goes into a parameter, and what is returned into a name', async ({
  page,
  child,
}) => {
  const flights = await watchFlights(page);
  const dialog = await seeItRun(page, child);
  const boxes = dialog.getByRole('group', { name: child.t('practice_steps_names') });
  const seen = [
    [2, '4 from typed to box 0-a'],
    [3, '4 from code 5 11 12 to box 1-n'],
    [4, '8 from box 1-return to box 0-b'],
  ] as const;
  for (const [step, flight] of seen) {
    await page.getByRole('slider', { name: child.t('practice_steps_slider') }).fill(String(step));
    await expect.poll(flights).toContain(flight);
  }
  await expect(boxOf(boxes, 'b').locator('.said')).toContainText('8');
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('values are in their boxes at once, in a sound screen', async ({ page, child }) => {
    const flights = await watchFlights(page);
    const dialog = await seeItRun(page, child);
    for (const step of [2, 3, 4]) {
      await page.getByRole('slider', { name: child.t('practice_steps_slider') }).fill(String(step));
      await expect(dialog.locator('.box.new').first()).toBeVisible();
      await expectSoundScreen(page);
    }
    await expect(dialog.getByRole('group', { name: /double/ }).locator('dt')).toHaveText(['n', 'return']);
    expect(await flights()).toEqual([]);
  });
});

test('letters of programs have at least 13 px on a phone', async ({ page, child, baseURL, isMobile }) => {
  test.skip(!isMobile, 'letters are larger on a desktop');
  await page.context().addCookies(await cookiesOf('graduate', baseURL ?? ''));
  const timeline = await openSecondLesson(page, child);
  await page.getByRole('button', { name: child.t('lesson_transcript'), exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: child.t('lesson_transcript') })
      .locator('pre')
      .first(),
  ).toBeVisible();
  await playFrom(page, inputIn(timeline).enterMs / 1000);
  await expect(boxOf(page.locator('.stage .names'), 'n')).toBeVisible();
  expect(await smallCode(page)).toEqual([]);
  await page.goto('/code/hello-python');
  await page.locator('.cm-line').first().waitFor();
  await child.writeProgram('print("Tea")\nprint(sugar)');
  await child.run();
  await page.getByText(child.t('practice_python_says')).first().click();
  await expect(page.locator('details[open] pre').first()).toContainText('NameError');
  expect(await smallCode(page)).toEqual([]);
  await child.button('practice_steps_open_error').click();
  await expect(page.getByRole('dialog').locator('li[aria-current="step"]')).toBeVisible();
  expect(await smallCode(page)).toEqual([]);
});

/** Opens the lesson about programs that ask until the answer is right. */
async function openSecondLesson(page: Page, child: LearnerAtBrowser): Promise<Timeline> {
  await page.goto('/learn/until-it-is-done');
  const lesson = page.waitForResponse(/m08-v2\.\w+\.\w+\.json/);
  await page
    .getByRole('list', { name: child.t('lesson_lessons_list') })
    .getByRole('button')
    .nth(1)
    .click();
  const timeline = (await (await lesson).json()) as Timeline;
  await page.locator('.stage').waitFor();
  return timeline;
}

/** The first input of the program that adds up what is typed. */
function inputIn({ scenes }: Timeline): TimedInput {
  const programs = scenes.flatMap(({ program: shown }) => (shown?.trace === undefined ? [] : [shown]));
  const adding = programs.find(({ typing }) => typing.after.startsWith('total = 0'));
  const input = adding?.run?.steps.find(({ inputs }) => inputs !== undefined)?.inputs?.[0];
  if (input === undefined) throw new Error('No program with values asks for something');
  return input;
}

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

/** Runs the program with one typed line, and opens it step by step. */
async function seeItRun(page: Page, child: LearnerAtBrowser): Promise<Locator> {
  await child.joins();
  await page.goto('/code/hello-python');
  await page.locator('.cm-line').first().waitFor();
  await child.writeProgram(program);
  await child.run();
  const line = page.getByRole('textbox', { name: child.t('practice_input_label') });
  await line.fill('4');
  await line.press('Enter');
  await child.button('practice_steps_open').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: child.t('practice_steps_names') })).toBeVisible();
  return dialog;
}

function boxOf(picture: Locator, name: string): Locator {
  return picture
    .locator('.box')
    .filter({ has: picture.page().locator('dt', { hasText: name }) })
    .first();
}

/** Returns a function that tells which values have moved on the page. */
async function watchFlights(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const flights: string[] = [];
    Object.assign(window, { flights });
    const animate = Reflect.get(Element.prototype, 'animate') as (...how: unknown[]) => Animation;
    Element.prototype.animate = function move(this: Element, ...how) {
      const { from, to } = (this as HTMLElement).dataset;
      if (this.classList.contains('flight')) flights.push(`${this.textContent} from ${from} to ${to}`);
      return Reflect.apply(animate, this, how);
    };
  });
  return () => page.evaluate(() => (window as unknown as { flights: string[] }).flights);
}

/** Returns the texts in the font of programs whose letters are smaller than 13 px. */
function smallCode(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const withText = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''),
    );
    return withText.flatMap((element) => {
      const { fontFamily, fontSize, clipPath } = getComputedStyle(element);
      const isCode =
        fontFamily.includes('JetBrains') && clipPath === 'none' && !(element instanceof SVGElement);
      return isCode && Number.parseFloat(fontSize) < 13 ? [`${fontSize}: ${element.textContent}`] : [];
    });
  });
}
