import type { Page } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { LearnerAtBrowser } from './learner.ts';
import { PageDiary } from './page-diary.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { expect, test } from './story.ts';

const kolam = 'from kolam import *\nfor i in range(6):\n    loop(30)\n    left(60)\ndot()';
const addresses = 'print("https://example.com/win and 0776120385 and me@example.com " * 40)';

test('a child draws a kolam, changes it and sends the link; another one opens it without an account, copies it and draws another', async ({
  page,
  child,
  browser,
  language,
}) => {
  const { t } = child;
  // Nobody may share what somebody else has shared, also not in a second run of this test.
  const ownKolam = `${kolam.replace('range(6)', 'range(8)').replace('left(60)', 'left(45)')}\nprint("${newName('kolam')}")`;
  await child.joins();
  const { address, programPath } = await test.step('drawn with a loop, changed, and shared', async () => {
    await beginsWith(child, kolam);
    await expect(page.getByRole('img', { name: t('drawing_picture') })).toBeVisible();
    await child.writeProgram(ownKolam);
    await child.run();
    await expect(page.getByText(t('programs_ran'))).toBeVisible();
    await expect(page.getByText(t('practice_draft_saved'), { exact: true })).toBeVisible();
    return { address: await shares(child), programPath: new URL(page.url()).pathname };
  });

  const context = await browser.newContext({ locale: language === 'ta' ? 'ta-IN' : 'en-GB' });
  const visitor = await context.newPage();
  PageDiary.of(visitor);
  const friend = new LearnerAtBrowser(visitor, language, newName('friend'));
  const madeBy = visitor.getByText(t('shares_made_by'), { exact: true });
  const picture = visitor.getByRole('img', { name: t('drawing_picture') });

  await test.step('opened without an account, and drawn by itself', async () => {
    const answer = await visitor.goto(address);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(picture).toBeVisible();
    await expect(madeBy).toBeInViewport({ ratio: 1 });
    await expect(visitor.getByText('range(8)')).toBeVisible();
    await expectSoundScreen(visitor);
    await visitor.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(madeBy).toBeInViewport({ ratio: 1 });
  });

  await test.step('reported', async () => {
    await friend.button('shares_report').press('Enter');
    await visitor.getByRole('radio', { name: t('shares_report_other') }).press('Space');
    await friend.button('shares_report_send').press('Enter');
    await expect(visitor.getByText(t('shares_report_thanks'))).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(friend.button('shares_report')).toBeFocused();
  });

  await test.step('copied after the sign-up, and changed', async () => {
    await friend.button('shares_copy').click();
    await visitor.getByRole('link', { name: t('shares_account_new'), exact: true }).click();
    await expect(visitor).toHaveURL(/\/signup$/);
    await friend.joinsOnScreen();
    await expect(visitor).toHaveURL(address);
    await friend.button('shares_copy').click();
    await expect(visitor).toHaveURL(/\/programs\/.+/);
    await expect(friend.editor).toContainText('range(8)');
    await friend.writeProgram(ownKolam.replace('loop(30)', 'colour("red")\n    loop(45)'));
    await friend.run();
    await expect(visitor.getByText(t('programs_ran'))).toBeVisible();
    await expect(picture).toBeVisible();
  });

  await test.step('shared on, with what was changed and thanks to the first one', async () => {
    await expect(visitor.getByText(t('practice_draft_saved'), { exact: true })).toBeVisible();
    await opensShareSheet(friend);
    await friend.button('shares_changed_colours').click();
    await friend.button('programs_share_make').click();
    await visitor.getByRole('link', { name: t('programs_share_preview'), exact: true }).click();
    const words = t('shares_changed', { part: t('shares_changed_colours') });
    await expect(visitor.getByText(words)).toBeVisible();
    const thanks = t('shares_thanks', { title: t('programs_new_title', { number: 1 }) });
    await visitor.getByRole('link', { name: thanks, exact: true }).click();
    await expect(visitor).toHaveURL(address);
  });

  await test.step('ended by the first child: nothing is left but a kind page', async () => {
    await page.goto(programPath);
    await opensShareSheet(child);
    await child.button('programs_share_end').click();
    await child.button('programs_share_end').click();
    await expect(page.getByText(t('programs_share_ended'))).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: t('shares_gone'), level: 1 })).toBeVisible();
    await expectSoundScreen(visitor);
  });
  await context.close();
});

test('a program that is only played hides its code, and an address that it shows is text', async ({
  page,
  child,
  browser,
  language,
}) => {
  const { t } = child;
  await child.joins();
  await beginsWith(child, addresses);
  await expect(page.getByText(t('practice_draft_saved'), { exact: true })).toBeVisible();
  await opensShareSheet(child);
  await expect(page.getByText(t('programs_share_hint_text'))).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('radio', { name: t('programs_share_kind_play_text') }).check();
  const address = await makesLink(child);
  await expectSoundScreen(page);
  const context = await browser.newContext({ locale: language === 'ta' ? 'ta-IN' : 'en-GB' });
  const visitor = await context.newPage();
  PageDiary.of(visitor);
  await visitor.goto(address);
  const output = visitor.getByRole('region', { name: t('shares_output'), exact: true });
  await expect(output).toContainText('https://example.com/win');
  await expect(output.getByRole('link')).toHaveCount(0);
  await expect(visitor.getByText('print(')).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: t('shares_copy'), exact: true })).toHaveCount(0);
  await expect(visitor.getByText(t('shares_made_by'), { exact: true })).toBeInViewport({ ratio: 1 });
  await expectSoundScreen(visitor);
  await context.close();
});

test('a program of another place goes on here', async ({ page, child }) => {
  const { t, editor } = child;
  await child.joins();
  await page.goto('/programs');
  await child.button('programs_bring').click();
  const file = Buffer.from('for i in range(3):\r\n\tprint("கோலம்", i)\r\n', 'utf16le');
  await page
    .getByLabel(t('programs_bring_choose'))
    .setInputFiles({ name: 'My_kolam.py', mimeType: 'text/x-python', buffer: file });
  await expect(page.getByRole('heading', { name: 'My kolam', level: 1 })).toBeVisible();
  await child.run();
  await expect(page.getByText('கோலம் 2').last()).toBeVisible();
  await expect(editor).toContainText('    print');
});

/** Begins an own program with this code, and runs it. */
async function beginsWith(child: LearnerAtBrowser, code: string): Promise<void> {
  const { page, t } = child;
  await page.goto('/programs');
  await child.button('programs_new').click();
  await child.writeProgram(code);
  await child.run();
  await expect(page.getByText(t('programs_ran'))).toBeVisible();
}

/** Opens the sheet of the link of the open program. */
async function opensShareSheet(child: LearnerAtBrowser): Promise<void> {
  const title = child.t('programs_new_title', { number: 1 });
  await child.button('programs_more', { title }).click();
  await child.button('programs_share').click();
}

/** Makes a link of the open program, and returns its path. */
async function shares(child: LearnerAtBrowser): Promise<string> {
  await opensShareSheet(child);
  const address = await makesLink(child);
  await child.page.keyboard.press('Escape');
  return address;
}

/** Makes the link on the open sheet, and returns its path. */
async function makesLink(child: LearnerAtBrowser): Promise<string> {
  const { page, t } = child;
  await child.button('programs_share_make').click();
  const qr = page.getByRole('img', { name: t('programs_share_qr'), exact: true });
  await expect(qr).toBeVisible();
  // Also in the dark theme, or no camera reads it.
  await expect(qr.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(qr.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  return hrefOf(page, t('programs_share_preview'));
}

async function hrefOf(page: Page, name: string): Promise<string> {
  return (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
}
