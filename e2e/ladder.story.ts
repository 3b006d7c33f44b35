import type { Page } from '@playwright/test';
import { curriculum } from './course.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { expect, test } from './story.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const question = curriculum.milestones[0]?.questions[2];
const lines = (question?.solution ?? '').trim().split('\n');

test('a child who is stuck gets through the question from rung to rung', async ({ page, child }) => {
  await child.joins();
  await page.goto('/code/hello-python?q=3');
  await page.locator('.cm-line').first().waitFor();
  await child.writeProgram('print("Tea")');
  await child.run();
  await expect(output(page, child).getByRole('status')).toContainText(child.t('practice_verdict_not_yet'));

  await child.button('practice_hint_show').press('Enter');
  for (const number of [2, 3]) {
    await child.button('practice_hint_more').press('Enter');
    const count = child.t('practice_hint_count', { number, total: 3 });
    await expect(page.getByRole('heading', { name: count })).toBeVisible();
  }
  await child.button('practice_help_pieces').press('Enter');
  const program = page.getByRole('list', { name: child.t('practice_your_code') });
  // The first two in the wrong order, which a press takes back.
  for (const line of [lines[1], lines[0]]) await piece(page, line).press('Enter');
  await program.getByRole('button').first().press('Enter');
  for (const line of lines.slice(1)) await piece(page, line).press('Enter');
  await expect(program.getByRole('button')).toHaveText(lines);

  await child.button('practice_pieces_run').press('Enter');
  const status = output(page, child).getByRole('status');
  await expect(status).toContainText(child.t('practice_verdict_with_help'));
  await expect(status).toContainText(child.t('practice_with_help_note'));
  await expect(child.button('practice_next_question').first()).toBeEnabled();
});

test('a child who is stuck gets the solution line by line, on another device, too', async ({
  page,
  child,
  isMobile,
}) => {
  await child.joins();
  await page.goto('/code/hello-python?q=3');
  await page.locator('.cm-line').first().waitFor();
  await child.writeProgram('print("Tea")');
  await child.run();
  await expect(output(page, child).getByRole('status')).toContainText(child.t('practice_verdict_not_yet'));
  await child.button('practice_hint_show').click();
  for (const _ of [2, 3]) await child.button('practice_hint_more').click();
  await child.button('practice_help_pieces').click();
  await child.button('practice_help_line').click();
  await child.button('practice_line_take').click();
  await expect(page.locator('.cm-line', { hasText: lines[0] ?? '' })).toBeInViewport();

  await page.reload();
  await page.locator('.cm-line').first().waitFor();
  await child.button('practice_hint_show').click();
  for (const line of lines.slice(1)) {
    await child.button('practice_help_line').click();
    await expect(page.locator('pre', { hasText: line })).toBeVisible();
    await child.button('practice_line_take').click();
    // On a phone the sheet has closed, so that the program is in sight.
    if (isMobile) await child.button('practice_hint_show').click();
  }
});

function output(page: Page, child: LearnerAtBrowser) {
  return page.getByRole('region', { name: child.t('practice_output'), exact: true });
}

/** A piece that is not in the program yet. */
function piece(page: Page, line: string | undefined) {
  return page.locator('ul').getByRole('button', { name: line ?? '', exact: true });
}
