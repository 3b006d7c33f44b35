import type { Page } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { LearnerAtBrowser } from './learner.ts';
import { expect, test } from './story.ts';

const practice = '/code/hello-python';
const program = 'print("typed without a connection")';

test('a program that was never sent waits for its child after the session, whoever uses the phone meanwhile', async ({
  page,
  child,
  language,
}) => {
  await child.joinsOnScreen();
  await page.goto(practice);
  await page.locator('.cm-line').first().waitFor();
  await page.context().setOffline(true);
  await child.writeProgram(program);
  await expect(page.getByText(child.t('practice_draft_saved_here'), { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().setOffline(false);

  await page.goto(practice);
  await expect(page.getByText(child.t('core_session_ended'))).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|owner/.test(key))),
  ).toEqual([]);

  const other = new LearnerAtBrowser(page, language, newName('other'));
  await other.joinsOnScreen();
  await page.goto(practice);
  await page.locator('.cm-line').first().waitFor();
  await expect(other.editor).not.toContainText('typed');
  await logOut(page, other);

  await page.goto('/login');
  await child.logIn();
  await page.goto(practice);
  await expect(child.editor).toContainText(program);
});

/** The server has the browser clear all its storage. */
async function logOut(page: Page, { t, email }: LearnerAtBrowser): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: t('core_menu'), exact: true });
  const account = header.getByRole('button', { name: email.split('@')[0] ?? '', exact: true });
  await menu.or(account).filter({ visible: true }).click();
  const cleared = page.waitForResponse('**/api/auth/logout/');
  await header
    .getByRole('button', { name: t('core_logout'), exact: true })
    .filter({ visible: true })
    .click();
  expect(await (await cleared).headerValue('clear-site-data')).toBe('"storage"');
  await expect(page).toHaveURL(/\/$/);
}
