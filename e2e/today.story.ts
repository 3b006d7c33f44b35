import type { Page } from '@playwright/test';
import type { TodaysDeck } from '@python-learning/contract';
import { curriculum } from './course.ts';
import { rightPresses, showsCard, wrongPress } from './deck-answers.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { LearnerAtKeyboard } from './learner-at-keyboard.ts';
import { callServer } from './server-calls.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { letDaysPass } from './staff.ts';
import { expect, test } from './story.ts';
import { Thumb } from './thumb.ts';

const [milestone] = curriculum.milestones;
if (milestone === undefined) throw new Error('The course has no milestones');
const { id } = milestone;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe("Today's three", () => {
  let deck: TodaysDeck;

  test.beforeEach(async ({ page, child, language }) => {
    await child.joins();
    await callServer(page.request, 'progress.markVideoWatched', { id }, {});
    deck = await callServer(page.request, 'deck.today', language);
    expect(deck.cards).toHaveLength(3);
    await page.goto('/dashboard');
  });

  test('a child answers them with one thumb, and is done for today', async ({
    page,
    child,
    isMobile,
  }, info) => {
    test.skip(!isMobile, 'a computer has no thumb');
    const thumb = new Thumb(page, info);
    await expectSoundScreen(page);
    await thumb.presses(todaysLink(page, child));
    for (const [index, { id: cardId }] of deck.cards.entries()) {
      await showsCard(page, child, index + 1, 3);
      for (const name of rightPresses(cardId, child.t)) {
        await thumb.presses(page.getByRole('button', { name, exact: true }));
      }
      await expect(page.getByText(child.t('deck_right'))).toBeInViewport();
      if (index === 0) await goesOnAfterAReload(page, child);
      else await thumb.presses(child.button(index === 2 ? 'deck_today_end' : 'deck_next'));
    }
    await expect(page.getByRole('heading', { name: child.t('deck_today_done') })).toBeFocused();
    await expectSoundScreen(page);
    await thumb.presses(page.getByRole('link', { name: child.t('deck_today_back') }));
    await isDone(page, child);
  });

  test('a child answers them by keyboard, and asks for more', async ({ page, child, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard for this');
    const keys = await LearnerAtKeyboard.at(page);
    await page.reload();
    await todaysLink(page, child).waitFor();
    await keys.use('link', `${child.t('deck_today_title')} ${child.t('deck_today_text')}`);
    for (const [index, { id: cardId }] of deck.cards.entries()) {
      await showsCard(page, child, index + 1, 3);
      for (const name of rightPresses(cardId, child.t)) {
        // The focus is on the next free line already, or on Check.
        const { name: here } = await keys.here();
        if (here === name) await keys.press('Enter');
        else await keys.use('button', name);
      }
      await expect(page.getByText(child.t('deck_right'))).toBeVisible();
      await keys.use('button', child.t(index === 2 ? 'deck_today_end' : 'deck_next'));
    }
    await expect(page.getByRole('heading', { name: child.t('deck_today_done') })).toBeFocused();
    // The first milestone has three constructs, and each was asked for.
    await expect(child.button('deck_today_more')).toHaveCount(0);
    await keys.use('link', child.t('deck_today_back'));
    await isDone(page, child);
    await keys.usedKeysAlone();
  });

  test('a child comes on three days: what was wrong comes first, and no card twice', async ({
    page,
    child,
    language,
  }) => {
    const seen: string[] = [];
    for (const day of [1, 2, 3]) {
      deck = await callServer(page.request, 'deck.today', language);
      const ids = deck.cards.map((card) => card.id);
      expect(ids).toHaveLength(3);
      expect(new Set([...seen, ...ids]).size).toBe(seen.length + 3);
      // The card about numbers is the last one of the first day. Answered wrong, its construct is the first on the second.
      if (day < 3) expect(ids.findIndex(isAboutNumbers)).toBe(day === 1 ? 2 : 0);
      await page.goto('/dashboard');
      await todaysLink(page, child).click();
      for (const [index, cardId] of ids.entries()) {
        await showsCard(page, child, index + 1, 3);
        if (day === 1 && isAboutNumbers(cardId)) await answersWrong(page, child, cardId);
        for (const name of rightPresses(cardId, child.t)) {
          await page.getByRole('button', { name, exact: true }).click();
        }
        await child.button(index === 2 ? 'deck_today_end' : 'deck_next').click();
      }
      await expect(page.getByRole('heading', { name: child.t('deck_today_done') })).toBeFocused();
      seen.push(...ids);
      await letDaysPass(child.email, 1);
    }
  });
});

function isAboutNumbers(cardId: string): boolean {
  return curriculum.deckCardById(cardId)?.constructs.includes('12') === true;
}

/** Answers a card with options wrong, and is asked once more. */
async function answersWrong(page: Page, child: LearnerAtBrowser, cardId: string): Promise<void> {
  await page.getByRole('button', { name: wrongPress(cardId), exact: true }).click();
  await expect(page.getByText(child.t('deck_not_yet'))).toBeVisible();
  await child.button('core_try_again').click();
}

function todaysLink(page: Page, child: LearnerAtBrowser) {
  return page.getByRole('region', { name: child.t('deck_today_title') }).getByRole('link');
}

async function goesOnAfterAReload(page: Page, child: LearnerAtBrowser): Promise<void> {
  await page.reload();
  await showsCard(page, child, 2, 3);
}

/** The dashboard says that the day is done, and the week has the day. */
async function isDone(page: Page, child: LearnerAtBrowser): Promise<void> {
  const region = page.getByRole('region', { name: child.t('deck_today_title') });
  await expect(region.getByText(child.t('deck_today_done'))).toBeVisible();
  await expectSoundScreen(page);
}
