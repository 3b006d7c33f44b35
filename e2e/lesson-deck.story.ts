import type { Page } from '@playwright/test';
import type { LessonDeck } from '@python-learning/contract';
import { curriculum } from './course.ts';
import { rightPresses, showsCard } from './deck-answers.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { LearnerAtKeyboard } from './learner-at-keyboard.ts';
import { callServer } from './server-calls.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { expect, test } from './story.ts';
import { Thumb } from './thumb.ts';

const [milestone] = curriculum.milestones;
if (milestone === undefined) throw new Error('The course has no milestones');
const { id } = milestone;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('between the lessons and the first program', () => {
  let deck: LessonDeck;

  test.beforeEach(async ({ page, child, language }) => {
    await child.joins();
    await callServer(page.request, 'progress.markVideoWatched', { id }, {});
    deck = await callServer(page.request, 'deck.lesson', { id }, language);
    await page.goto(`/learn/${id}`);
    await goesToTheLastLesson(page, child);
  });

  test('a child answers its cards with one thumb, and then types', async ({
    page,
    child,
    isMobile,
  }, info) => {
    test.skip(!isMobile, 'a computer has no thumb');
    const thumb = new Thumb(page, info);
    await child.button('lesson_next_to_practice').click();
    for (const [index, { id: cardId }] of deck.cards.entries()) {
      await showsCard(page, child, index + 1, deck.cards.length);
      for (const name of rightPresses(cardId, child.t)) {
        const button = page.getByRole('button', { name, exact: true });
        await button.scrollIntoViewIfNeeded();
        await thumb.presses(button);
      }
      await expect(page.getByText(child.t('deck_right'))).toBeInViewport();
      await expectSoundScreen(page);
      const isLast = index === deck.cards.length - 1;
      await thumb.presses(child.button(isLast ? 'deck_lesson_end' : 'deck_next'));
    }
    await typesAtLast(page, child);

    // They come once.
    await page.goto(`/learn/${id}`);
    await goesToTheLastLesson(page, child);
    await child.button('lesson_next_to_practice').click();
    await typesAtLast(page, child);
  });

  test('a child answers its cards by keyboard, and then types', async ({ page, child, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard for this');
    const keys = await LearnerAtKeyboard.at(page);
    await page.reload();
    await goesToTheLastLessonByKeys(keys, child);
    for (const [index, { id: cardId }] of deck.cards.entries()) {
      await showsCard(page, child, index + 1, deck.cards.length);
      for (const name of rightPresses(cardId, child.t)) {
        // The focus is on the next free line already, or on Check.
        const { name: here } = await keys.here();
        if (here === name) await keys.press('Enter');
        else await keys.use('button', name);
      }
      await expect(page.getByText(child.t('deck_right'))).toBeVisible();
      const isLast = index === deck.cards.length - 1;
      await keys.use('button', child.t(isLast ? 'deck_lesson_end' : 'deck_next'));
    }
    await typesAtLast(page, child);
    await keys.usedKeysAlone();
  });

  test('a child goes straight to typing', async ({ page, child }) => {
    await child.button('lesson_next_to_practice').click();
    await child.button('deck_lesson_skip').click();
    await typesAtLast(page, child);
  });
});

async function goesToTheLastLesson(page: Page, child: LearnerAtBrowser): Promise<void> {
  const last = milestone?.lessons.length ?? 0;
  for (let lesson = 1; lesson < last; lesson += 1) {
    await page.getByText(child.t('lesson_step_label', { number: lesson, total: last })).waitFor();
    await child.button('lesson_next_video').click();
  }
}

async function goesToTheLastLessonByKeys(keys: LearnerAtKeyboard, child: LearnerAtBrowser): Promise<void> {
  const last = milestone?.lessons.length ?? 0;
  for (let lesson = 1; lesson < last; lesson += 1) await keys.use('button', child.t('lesson_next_video'));
  await keys.use('button', child.t('lesson_next_to_practice'));
}

async function typesAtLast(page: Page, child: LearnerAtBrowser): Promise<void> {
  await expect(page).toHaveURL(`/code/${id}?q=1`);
  await expect(child.editor).toBeVisible();
}
