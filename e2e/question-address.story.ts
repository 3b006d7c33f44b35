import type { Page } from '@playwright/test';
import type { Language } from '@python-learning/domain';
import { curriculum } from './course.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

const milestone = curriculum.milestones[0];
const practice = `/code/${milestone?.id}`;

test('the questions of the practice have addresses: list, Back and reload find them again', async ({
  page,
  child,
  language,
  baseURL,
}) => {
  await page.context().addCookies(await cookiesOf('graduate', baseURL ?? ''));
  await page.goto('/dashboard');
  await page.goto(practice);
  await isAt(page, child, 1);
  await chooses(page, child, language, 4);
  await isAt(page, child, 4);
  await page.reload();
  await isAt(page, child, 4);
  await chooses(page, child, language, 5);
  await isAt(page, child, 5);
  await page.goBack();
  await isAt(page, child, 4);
  await page.goBack();
  await isAt(page, child, 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the address of a question leads to it through the login', async ({ page, child }) => {
  await page.goto(`${practice}?q=5`);
  await expect(page).toHaveURL(/\/login$/);
  await child.logIn('graduate@demo.test', 'learn-python-1');
  await isAt(page, child, 5);
});

async function isAt(page: Page, { t }: LearnerAtBrowser, number: number): Promise<void> {
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === `${practice}?q=${number}`);
  const total = milestone?.questions.length ?? 0;
  await expect(page.getByText(t('practice_question_of_total', { number, total }))).toBeVisible();
}

/** Goes to a question by its dot or, on a phone, by the list that the dots open. */
async function chooses(
  page: Page,
  child: LearnerAtBrowser,
  language: Language,
  number: number,
): Promise<void> {
  const { t } = child;
  const dots = child.button('practice_map_show');
  const place = t('practice_map_question', { number });
  const question = milestone?.questions[number - 1];
  const [title, goal] = [question?.title[language] ?? '', question?.goal[language] ?? ''];
  // A phone shows what is to do.
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const link = page.getByRole('link', { name: t('practice_map_solved', { place, title }), exact: true });
  await dots.or(link).first().waitFor();
  if (await dots.isVisible()) await dots.click();
  await link.click();
  await expect(heading(title).or(heading(goal)).first()).toBeFocused();
}
