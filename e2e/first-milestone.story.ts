import type { Page } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { curriculum } from './course.ts';
import { rightPresses } from './deck-answers.ts';
import { callServer } from './server-calls.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { expect, test } from './story.ts';

const [milestone, next] = curriculum.milestones;
if (milestone === undefined || next === undefined) throw new Error('The course has no milestones');

// Without motion, so that axe does not judge a screen in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a child signs up and finishes the first milestone', async ({ page, child, language }) => {
  test.setTimeout(240_000);
  const { t } = child;

  await test.step('signs up, verifies the mailed code and logs in', async () => {
    await child.signUp(newName(language === 'ta' ? 'நிலா' : 'nila.'));
    await expectSoundScreen(page);
    await child.verify();
    await child.logIn();
  });

  await test.step('watches the lessons to their end', async () => {
    await page.goto('/learn');
    await expect(page).toHaveURL(new RegExp(`/learn/${milestone.id}$`));
    for (const [index] of milestone.lessons.entries()) {
      const isLast = index === milestone.lessons.length - 1;
      const nextControl = page.getByRole('main').getByRole('button', {
        name: t(isLast ? 'lesson_next_to_practice' : 'lesson_next_video'),
        exact: true,
      });
      await expect(nextControl).toBeDisabled();
      await child.watchLesson();
      if (isLast) {
        const popup = page.getByRole('dialog', { name: t('lesson_badge_title') });
        await expect(popup).toContainText(t('lesson_badge_first_step'));
        await popup.getByRole('button', { name: t('lesson_badge_close') }).click();
      } else {
        await nextControl.click();
      }
    }
    await expect(page).toHaveURL((url) => url.pathname === `/code/${milestone.id}`);
  });

  await test.step('answers the cards on them', async () => {
    const deck = await callServer(page.request, 'deck.lesson', { id: milestone.id }, language);
    for (const { id } of deck.cards) {
      for (const name of rightPresses(id, t)) await page.getByRole('button', { name, exact: true }).click();
      await page.locator('[data-verdict] ~ div').getByRole('button').click();
    }
  });

  await test.step('solves every coding question', async () => {
    const total = milestone.questions.length;
    for (const [index, question] of milestone.questions.entries()) {
      await expect(
        page.getByText(t('practice_question_of_total', { number: index + 1, total })),
      ).toBeVisible();
      await child.solve(question.id);
      if (index === 0) await expectSoundScreen(page);
      const key = index === total - 1 ? 'practice_next_to_exercise' : 'practice_next_question';
      await child.button(key).first().click();
    }
    await expect(page).toHaveURL(new RegExp(`/exercise/${milestone.id}$`));
  });

  await test.step('answers the exercise, one screen for each question', async () => {
    for (const [index, mcq] of milestone.mcqs.entries()) {
      const dot = page.locator('[aria-current="step"]');
      await expect(dot).toHaveAccessibleName(
        new RegExp(`^${t('exercise_question_number', { number: index + 1 })}:`),
      );
      await expectNoScrolling(page);
      const card = page.locator('[data-current]');
      await card.getByRole('button', { name: new RegExp(`^${mcq.right}`) }).click();
    }
    await child.button('exercise_check').click();
    await expect(page.getByText(t('exercise_congratulations'))).toBeVisible();
    await expectNoScrolling(page);
    await expectSoundScreen(page);
    await expect(
      page.getByRole('link', { name: t('exercise_done_next', { order: 2 }), exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: t('exercise_next_milestone'), exact: true }).click();
  });

  await test.step('sees the points, the badge and the second milestone', async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    const main = page.getByRole('main');
    await expect(main.getByText(t('lesson_badge_first_step'))).toBeVisible();
    const second = main.getByRole('listitem').filter({ hasText: next.title[language] });
    await expect(second).toContainText(t('dashboard_state_in_progress'));
    const progress = await callServer(page.request, 'progress.progress');
    expect(progress).toMatchObject({
      current_milestone: { order: 2 },
      completed_milestones: [{ order: 1 }],
      badges: [{ id: 'first-step' }, { id: 'bug-hunter' }],
    });
    await expect(main.getByText(String(progress.score), { exact: true }).first()).toBeVisible();
  });

  await test.step('finds everything again after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText(t('lesson_badge_first_step'))).toBeVisible();
  });
});

const widestPhone = 600;

/** Expects the current card, or the ceremony, and the button below to be inside a phone's window, which is not scrolled. */
async function expectNoScrolling(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width > widestPhone) return;
  const card = page.locator('[data-current], [aria-labelledby="milestone-done"]');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(async () => {
      const box = await card.boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    })
    .toBeLessThanOrEqual(height);
}
