import type { Page } from '@playwright/test';
import type { Guess, LearnContent, TryIt } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { TimedProgram, TimedScene } from '@python-learning/stage';
import { expectOnScreen } from './expect-on-screen.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { LessonOnScreen } from './lesson-on-screen.ts';
import { callServer } from './server-calls.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

const upright = { width: 360, height: 740 };
const across = { width: 740, height: 360 };

// Without motion, so that axe does not judge a screen in the middle of a transition.
test.use({
  viewport: upright,
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Lessons that have everything that a lesson can have, and a program that a child writes in each. */
const models = [
  { id: 'm01-v2', milestone: 'hello-python', written: 'print("Debugged!")', shown: 'Debugged!' },
  {
    id: 'm08-v2',
    milestone: 'until-it-is-done',
    written: 'n = 3\nwhile n > 0:\n    print("Gate", n)\n    n = n - 1',
    shown: 'Gate 1',
  },
  {
    id: 'm11-v2',
    milestone: 'your-own-commands',
    written: 'def tea(name):\n    print("Tea for", name)\n\ntea("Meena")',
    shown: 'Tea for Meena',
  },
] as const;

for (const model of models) {
  test(`${model.id} waits for the child from Play to what comes next`, async ({
    page,
    child,
    language,
    baseURL,
  }) => {
    const { lesson, content } = await opens(page, child, model, { language, baseURL: baseURL ?? '' });
    await lesson.play();
    await expectOnScreen(lesson.stage, lesson.caption, child.button('lesson_pause'));
    const stops = [...content.guesses, ...content.try_its].toSorted((one, other) => one.at_s - other.at_s);
    let tried = 0;
    for (const stop of stops) {
      await lesson.playFrom(stop.at_s - 1);
      if ('answers' in stop) await answers(page, child, lesson, stop);
      else {
        await (tried === 0 ? triesProgram(page, child, lesson, stop, model) : goesOn(page, child, lesson));
        tried += 1;
      }
      await expect(child.button('lesson_pause')).toBeVisible();
    }
    expect(tried).toBeGreaterThan(0);
    expect(content.guesses).not.toEqual([]);
    await lesson.playFrom(content.duration_s - 1);
    const onward = child.button('lesson_end_next').or(child.button('lesson_end_practice'));
    await expect(onward).toBeVisible();
    await expectOnScreen(onward);
    await expectSoundScreen(page);
    await lesson.tap(onward);
    await expect(page.getByRole('heading', { level: 2, name: content.title })).toHaveCount(0);
  });

  test(`${model.id} asks nobody for more than a phone held across shows`, async ({
    page,
    child,
    language,
    baseURL,
  }) => {
    await page.setViewportSize(across);
    const { lesson, content } = await opens(page, child, model, { language, baseURL: baseURL ?? '' });
    await lesson.play();
    await expectOnScreen(lesson.stage, lesson.caption, child.button('lesson_pause'));
    await lesson.playFrom((content.guesses[0]?.at_s ?? Number.NaN) - 1);
    const card = page.getByRole('region', { name: child.t('lesson_guess') });
    await expect(card).toBeVisible();
    await expectOnScreen(lesson.stage, ...(await card.getByRole('button').all()));
  });

  test(`${model.id} lights its words with the voice`, async ({ page, child, language, baseURL }) => {
    const { lesson } = await opens(page, child, model, { language, baseURL: baseURL ?? '' });
    const cues = lesson.timeline.scenes.flatMap(({ speech }) => speech);
    for (const { text, words = [] } of [cues.at(0), cues.at(-1)].flatMap((cue) => cue ?? [])) {
      const middle = words.length >> 1;
      await lesson.seek(((words[middle] ?? Number.NaN) + 20) / 1000);
      const toCome = text.split(/\s+/).slice(middle + 1);
      await expect(lesson.caption).toContainText(text);
      await expect(lesson.caption.locator('span span')).toHaveText(toCome.join(' '));
    }
  });
}

test('an error is shown with what the app says about it', async ({ page, child, language, baseURL }) => {
  const { lesson } = await opens(page, child, models[0], { language, baseURL: baseURL ?? '' });
  const failing = programsOf(lesson).filter(({ left }) => left.error !== null);
  expect(failing).not.toEqual([]);
  for (const { run, left } of failing) {
    await lesson.seek(((run?.endMs ?? Number.NaN) + 100) / 1000);
    await expect(lesson.stage.locator('.output')).toContainText(left.error?.lines.at(-1) ?? '');
    await expect(lesson.stage.locator('.coach')).toHaveText(left.error?.coach ?? '');
  }
});

test('an input waits, is typed, and goes into its box', async ({ page, child, language, baseURL }) => {
  const { lesson } = await opens(page, child, models[1], { language, baseURL: baseURL ?? '' });
  const [program, step] = findStep(
    lesson,
    ({ trace }, { inputs }) => trace !== undefined && inputs !== undefined,
  );
  const [input] = step.inputs ?? [];
  if (input === undefined) throw new Error('Nothing is typed');
  const box = lesson.stage
    .locator('.names .box')
    .filter({ has: page.getByText(nameSetBy(program, step), { exact: true }) });
  await lesson.seek((input.askMs + input.typeMs) / 2000);
  await expect(lesson.stage.locator('.output .waits')).toBeVisible();
  await expect(lesson.stage.locator('.output .typed')).toHaveCount(0);
  await expect(box).toHaveCount(0);
  await lesson.seek((input.enterMs + 100) / 1000);
  await expect(lesson.stage.locator('.output .typed')).toHaveText(`${input.text}\n`);
  await expect(box).toContainText(input.text);
});

test('a call has its own boxes, and those outside keep their values', async ({
  page,
  child,
  language,
  baseURL,
}) => {
  const { lesson } = await opens(page, child, models[2], { language, baseURL: baseURL ?? '' });
  const isInCall = ({ trace }: TimedProgram, { traced = -1 }: Step) =>
    (trace?.steps[traced]?.set ?? []).some(([frame, name]) => frame > 0 && name === 'n') &&
    trace?.steps[traced]?.called === undefined;
  const [{ run }, step] = findStep(lesson, isInCall);
  const next = run?.steps[(run?.steps.indexOf(step) ?? 0) + 1]?.startMs ?? Number.NaN;
  await lesson.seek((next - 50) / 1000);
  const values = lesson.stage.locator('.names');
  await expect(values.locator('.call')).toContainText('double()');
  await expect(values.locator('.call .box')).toContainText('10');
  const outside = values.locator('.box').filter({ has: page.getByText('x', { exact: true }) });
  await expect(outside).toContainText('5');
});

type Model = (typeof models)[number];
type Reader = { language: Language; baseURL: string };
type Step = NonNullable<TimedProgram['run']>['steps'][number];

/** Opens a lesson as a child who may watch all of them, and taps it. */
async function opens(
  page: Page,
  child: LearnerAtBrowser,
  { id, milestone }: Model,
  { language, baseURL }: Reader,
): Promise<{ lesson: LessonOnScreen; content: LearnContent }> {
  await page.context().addCookies(await cookiesOf('graduate', baseURL));
  await page.goto(`/learn/${milestone}`);
  const lesson = await LessonOnScreen.choose(page, child, id, language);
  const contents = await callServer(page.request, 'course.learnContents', { id: milestone }, language);
  const content = contents.find((one) => one.id === id);
  if (content === undefined) throw new Error(`${id} is not among the lessons of ${milestone}`);
  return { lesson, content };
}

/** The lesson has stopped to ask: nothing runs until an answer is tapped, then its reason is read, then the program runs. */
async function answers(
  page: Page,
  child: LearnerAtBrowser,
  lesson: LessonOnScreen,
  guess: Guess,
): Promise<void> {
  const card = page.getByRole('region', { name: child.t('lesson_guess') });
  await expect(card).toBeVisible();
  const before = await lesson.standing();
  expect(before.isPaused).toBe(true);
  const { run } = programAt(lesson, guess.at_s);
  expect(run?.pressMs ?? Number.NaN, 'Run is pressed after the question').toBeGreaterThan(before.atS * 1000);
  await expect(lesson.stage.locator('.output .screen, .output .last')).toHaveCount(0);
  await expectOnScreen(lesson.stage, ...(await card.getByRole('button').all()));
  await expectSoundScreen(page);
  const wrong = guess.answers.findIndex(({ why_not: whyNot }) => whyNot !== null);
  await lesson.tap(card.locator('button').nth(wrong));
  await expect(page.getByText(guess.answers[wrong]?.why_not ?? '')).toBeVisible();
  await expectOnScreen(page.getByText(guess.because), child.button('lesson_guess_on'));
  await expectSoundScreen(page);
  expect(await lesson.standing(), 'it has waited').toEqual(before);
  await lesson.tap(child.button('lesson_guess_on'));
  await expect(card).toHaveCount(0);
  await expect(child.button('lesson_pause')).toBeVisible();
  await lesson.playFrom((run?.endMs ?? Number.NaN) / 1000);
  const { screen, error } = programAt(lesson, guess.at_s).left;
  const last =
    error?.lines.at(-1) ??
    screen
      .map(({ text }) => text)
      .join('')
      .trim()
      .split('\n')
      .at(-1) ??
    '';
  await expect(lesson.stage.locator('.output')).toContainText(last);
}

/** The lesson has stopped for a program: it opens in place of the picture, is changed, run, and closed by going on. */
async function triesProgram(
  page: Page,
  child: LearnerAtBrowser,
  lesson: LessonOnScreen,
  moment: TryIt,
  { written, shown }: Model,
): Promise<void> {
  const choice = page.getByRole('region', { name: child.t('lesson_try_stop') });
  await expect(choice).toBeVisible();
  await expectOnScreen(page.locator('.stage'), ...(await choice.getByRole('button').all()));
  await expectSoundScreen(page);
  await lesson.tap(child.button('lesson_try_now'));
  await expect(child.editor).toContainText(moment.code.split('\n')[0] ?? '');
  await expect(page.locator('.stage')).toBeHidden();
  await child.writeProgram(written);
  await page.getByRole('main').locator('button[type=submit]').tap();
  await expect(page.getByRole('region', { name: child.t('practice_output'), exact: true })).toContainText(
    shown,
  );
  await expectSoundScreen(page);
  await lesson.tap(child.button('lesson_try_go_on'));
  await expect(page.locator('.stage')).toBeVisible();
}

async function goesOn(page: Page, child: LearnerAtBrowser, lesson: LessonOnScreen): Promise<void> {
  const choice = page.getByRole('region', { name: child.t('lesson_try_stop') });
  await lesson.tap(choice.getByRole('button', { name: child.t('lesson_guess_on') }));
  await expect(choice).toHaveCount(0);
}

function programsOf({ timeline }: LessonOnScreen): TimedProgram[] {
  return timeline.scenes.flatMap(({ program }) => program ?? []);
}

function programAt({ timeline }: LessonOnScreen, atS: number): TimedProgram {
  const scene = timeline.scenes.find(({ endMs }: TimedScene) => atS * 1000 < endMs);
  if (scene?.program == null) throw new Error(`There is no program at ${atS} s`);
  return scene.program;
}

/** The first step of a program that is such a step. */
function findStep(
  lesson: LessonOnScreen,
  isSuch: (program: TimedProgram, step: Step) => boolean,
): [TimedProgram, Step] {
  for (const program of programsOf(lesson))
    for (const step of program.run?.steps ?? []) if (isSuch(program, step)) return [program, step];
  throw new Error('No program of the lesson has such a step');
}

/** The name that a step gives a value, as the trace says. */
function nameSetBy({ trace }: TimedProgram, { traced = -1 }: Step): string {
  return trace?.steps[traced]?.set?.[0]?.[1] ?? '';
}
