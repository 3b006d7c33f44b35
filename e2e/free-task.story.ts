import type { Page } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { curriculum } from './course.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { logIn } from './specification/demo-sessions.ts';
import { seedLearner } from './staff.ts';
import { expect, test } from './story.ts';

const opening = 'import random\nwho = input("Who? ")\ntown = input("Town? ")\n';
const chance = 'bird = random.choice(["owl", "duck", "hen"])\ncount = random.randint(1, 9)\n';
const story = 'print(f"Tomorrow {count} birds will sing.")\nprint(f"The loudest will be a {bird}.")\n';
const silent = `${opening}${chance}${story}`;
const telling = `${silent}print(f"{who} will hear them in {town}.")\n`;

test('a story machine is the learner’s own: a theme, one thing to mend, and it is kept', async ({
  page,
  child,
  language,
  isMobile,
  baseURL,
}) => {
  await comesTo(page, child, baseURL, { milestone: 'programs-that-listen', number: 7, completed: 3 });
  const { t } = child;
  const themes = page.getByRole('region', { name: t('practice_theme_heading') });
  await expect(themes.getByRole('button')).toHaveCount(3);
  await expect(child.button('practice_previous_question')).toBeEnabled();
  await expectSoundScreen(page);
  await child.choosesTheme(1);

  await child.writeProgram(silent);
  await child.run();
  await answers(page, child, ['Nila', 'Galle']);
  const output = page.getByRole('region', { name: t('practice_output'), exact: true });
  await expect(output.getByRole('status')).toContainText(t('practice_verdict_not_yet'));
  // The one thing to mend, as the rule says it in this language.
  await expect(output).toContainText(letItBeSaid[language]);
  await child.button('practice_sample_show').click();
  await expect(page.getByRole('heading', { name: t('practice_sample_heading') })).toBeVisible();
  // On a phone the example is over the result.
  if (isMobile)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('core_close'), exact: true })
      .click();
  await page.getByLabel(t('practice_checklist_b')).check();
  await expectSoundScreen(page);

  await child.writeProgram(telling);
  await child.run();
  await answers(page, child, ['Nila', 'Galle']);
  await expect(output.getByRole('status')).toContainText(t('practice_success'));
  await child.button('practice_keep_copy').click();
  await expect(page.getByRole('link', { name: t('practice_kept_open') })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(t('practice_checklist_b'))).toBeChecked();
  await expect(themes).toBeHidden();

  await test.step('another theme keeps the program, and Next leads on', async () => {
    const other = storyThemes[2]?.[language] ?? '';
    if (isMobile) await page.getByRole('main').locator('h2 > button').click();
    await child.button('practice_theme_other').click();
    await expect(child.button('practice_next_question')).toBeEnabled();
    await themes.getByRole('button', { name: other, exact: true }).click();
    await expect(page.getByText(other).first()).toBeVisible();
    await expect(child.editor).toContainText('will hear them in');
    await child.button('practice_next_question').click();
    await expect(page).toHaveURL(/\?q=8$/);
  });
});

test('a story of one’s own grows: the second part goes on from the first, as the learner wrote it', async ({
  page,
  child,
  baseURL,
}) => {
  await comesTo(page, child, baseURL, { milestone: 'programs-that-listen', number: 8, completed: 3 });
  const { t } = child;
  await child.choosesTheme(1);
  const train = [
    'import random',
    'name = input("Who travels? ")',
    'seat = random.randint(1, 72)',
    'print(f"The whistle blows. {name} finds seat {seat}.")',
    'print("The lamp goes out.")',
    'print("Somebody knocks three times.")',
  ].join('\n');
  await child.writeProgram(train);
  await child.run();
  await answers(page, child, ['Ilango']);
  const output = page.getByRole('region', { name: t('practice_output'), exact: true });
  await expect(output.getByRole('status')).toContainText(t('practice_success'));

  await page.goto('/code/making-decisions?q=7');
  await expect(child.editor).toContainText('Somebody knocks three times.');
  await expectSoundScreen(page);

  const newPart = [
    'way = input("left or right? ")',
    'if way == "left":',
    '    print("It smells of tea.")',
    '    print("A cook sleeps on a sack.")',
    'else:',
    '    print(f"The driver shouts: {name}, help me!")',
    'if seat >= 40:',
    '    print("Far behind, your seat is empty.")',
    'print("The train goes faster.")',
  ].join('\n');
  await test.step('the story before must stay', async () => {
    await child.writeProgram(`import random\nname = "Ilango"\nseat = random.randint(1, 72)\n${newPart}`);
    await child.run();
    await answers(page, child, ['left']);
    await expect(output).toContainText('name = input("Who travels? ")');
  });
  await test.step('and is no new line, but with some more it is solved', async () => {
    await child.writeProgram(`${train}\n${newPart}`);
    await child.run();
    await answers(page, child, ['Ilango', 'left']);
    await expect(output.getByRole('status')).toContainText(t('practice_success'));
  });
});

const storyThemes = curriculum.questionById('m04-q9-story-machine')?.themes ?? [];

const letItBeSaid: Record<Language, string> = {
  en: 'Use it in what you tell.',
  ta: 'அதைக் கதையில் பயன்படுத்து.',
};

type Place = { milestone: string; number: number; completed: number };

/** Opens a question as a learner who has a subscription and completed these milestones. */
async function comesTo(page: Page, child: LearnerAtBrowser, baseURL: string | undefined, place: Place) {
  await seedLearner(child.email, child.password, place.completed);
  await page.context().addCookies(await logIn(child.email, child.password, baseURL ?? ''));
  await page.goto(`/code/${place.milestone}?q=${place.number}`);
}

/** Types the answers to the questions of a running program. */
async function answers(page: Page, { t }: LearnerAtBrowser, lines: readonly string[]): Promise<void> {
  const box = page.getByLabel(t('practice_input_label'));
  for (const line of lines) {
    await expect(box).toHaveValue('');
    await box.fill(line);
    await box.press('Enter');
  }
}
