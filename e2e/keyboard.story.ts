import type { Page } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { curriculum, solutionOf } from './course.ts';
import { LearnerAtKeyboard } from './learner-at-keyboard.ts';
import { mailedCode } from './mailbox.ts';
import { expect, test } from './story.ts';

const [milestone, next] = curriculum.milestones;
if (milestone === undefined || next === undefined) throw new Error('The course has no milestones');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects the screen at this path, its title in the tab, and the focus on its heading. */
async function arrives(page: Page, keys: LearnerAtKeyboard, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await keys.isAt('heading', heading);
  await expect(page).toHaveTitle(/ · Python Learning$/);
}

test('a child with a keyboard alone finishes the first milestone', async ({
  page,
  child,
  language,
  isMobile,
}) => {
  test.setTimeout(300_000);
  const name = newName('keys-');
  const keys = await LearnerAtKeyboard.at(page);
  const { t } = child;
  const title = milestone.title[language];

  await test.step('comes to the sign-up from the landing page, past the navigation', async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keys.use('link', t('core_skip_to_content'));
    await keys.use('link', t('landing_start'));
    await arrives(page, keys, '/signup', t('auth_signup_title'));
  });

  await test.step('signs up, proves the address and logs in', async () => {
    await keys.fillIn(t('auth_username'), name);
    await keys.fillIn(t('auth_email'), child.email);
    await keys.fillIn(t('auth_password'), child.password);
    await keys.press('Enter');
    await keys.isAt('textbox', t('auth_otp'));
    await keys.write(await mailedCode(page.request, child.email));
    await arrives(page, keys, '/login', t('auth_login_title'));
    await keys.fillIn(t('auth_password'), child.password);
    await keys.press('Enter');
    await arrives(page, keys, '/', name);
  });

  await test.step('opens the lessons from the dashboard', async () => {
    if (isMobile) await keys.use('button', t('core_menu'));
    await keys.use('link', t('core_dashboard'));
    await arrives(page, keys, '/dashboard', name);
    await keys.use('link', t('dashboard_action_start'));
    await arrives(page, keys, `/learn/${milestone.id}`, title);
  });

  await test.step('plays each lesson to its end and puts the badge away', async () => {
    for (const index of milestone.lessons.keys()) {
      await keys.use('button', t('lesson_play'));
      await keys.isAt('button', t('lesson_pause'));
      await child.watchLesson();
      const isLast = index === milestone.lessons.length - 1;
      if (isLast) {
        await keys.isAt('button', t('lesson_badge_close'));
        await keys.press('Escape');
        // The lesson has stopped to ask; with the answer the focus went on to the player.
        await keys.isAt('region', t('lesson_player'));
      }
      await keys.use('button', t(isLast ? 'lesson_next_to_practice' : 'lesson_next_video'));
      if (!isLast) await keys.isAt('heading', milestone.lessons[index + 1]?.title[language] ?? '');
    }
  });

  await test.step('skips the cards on them', async () => {
    await arrives(page, keys, `/code/${milestone.id}`, t('deck_lesson_title'));
    await keys.use('button', t('deck_lesson_skip'));
  });

  await test.step('writes and runs each program, and leaves the editor again', async () => {
    await arrives(page, keys, `/code/${milestone.id}`, title);
    for (const [index, question] of milestone.questions.entries()) {
      const [theme] = question.themes;
      const isAtTask = (told: string) =>
        keys.isAt('heading', (isMobile ? question.goal : question.title)[language].replace('{t}', told));
      if (theme !== undefined) {
        await isAtTask(question.anyTheme?.[language] ?? '');
        await keys.use('button', theme[language]);
        if (isMobile) {
          await page.getByRole('dialog').waitFor();
          await keys.press('Escape');
        }
      }
      await page.locator('.cm-content').waitFor();
      if (index > 0) await isAtTask(theme?.[language] ?? '');
      await keys.goTo('textbox', t('practice_editor_label'));
      await keys.press('ControlOrMeta+a');
      await keys.write(solutionOf(question.id));
      await keys.press('Control+Enter');
      const output = page.getByRole('region', { name: t('practice_output'), exact: true });
      await expect(output.getByRole('status')).toContainText(t('practice_success'));
      await keys.isAt('textbox', t('practice_editor_label'));
      await keys.press('Escape');
      const isLast = index === milestone.questions.length - 1;
      await keys.use('button', t(isLast ? 'practice_next_to_exercise' : 'practice_next_question'));
    }
  });

  await test.step('chooses the answers and checks them', async () => {
    await arrives(page, keys, `/exercise/${milestone.id}`, title);
    for (const [index, { right }] of milestone.mcqs.entries()) {
      const label = t('deck_answer_label', { number: index + 1 });
      await keys.goTo('combobox', label);
      await keys.press(right);
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(right);
    }
    await keys.use('button', t('exercise_check'));
    await keys.isAt('heading', t('exercise_done_title', { order: 1 }));
    await keys.press('Escape');
    await keys.use('link', t('exercise_next_milestone'));
  });

  await test.step('finds the second milestone open on the dashboard', async () => {
    await arrives(page, keys, '/dashboard', name);
    await keys.isAt('heading', name);
    await expect(page.getByRole('heading', { name: t('dashboard_new_badge') })).toHaveCount(0);
    await expect(page.getByRole('main').getByText(next.title[language]).first()).toBeVisible();
  });

  await keys.usedKeysAlone();
});
