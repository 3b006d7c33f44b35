import { readFile } from 'node:fs/promises';
import { layoutFaults } from './layout-faults.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { callServer } from './server-calls.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { expect, test } from './story.ts';

const lines = 'print("o o")\nprint(" o ")';
const countsItsRuns = `file = open("runs.txt", "a")
file.write(".")
file.close()
print("Run", len(open("runs.txt").read()))`;

test('a program is kept and changed, and can be taken along', async ({ page, child }) => {
  const { t, editor } = child;
  await child.joins();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: t('dashboard_programs_start'), exact: true }).click();
  await expectSoundScreen(page);
  await child.button('programs_new').click();
  await child.writeProgram(lines);
  await child.run();
  await expect(page.getByText(t('programs_ran'))).toBeVisible();
  await expect(page.getByText(t('practice_draft_saved'), { exact: true })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);

  await page.reload();
  await expect(editor).toContainText('print(" o ")');
  const title = t('programs_new_title', { number: 1 });
  await more(child, title, 'programs_rename');
  await page.getByLabel(t('programs_rename_field'), { exact: true }).fill('My kolam');
  await child.button('programs_rename_save').click();
  await expect(page.getByRole('heading', { name: 'My kolam', level: 1 })).toBeVisible();

  const download = page.waitForEvent('download');
  await more(child, 'My kolam', 'programs_download');
  const file = await download;
  expect(file.suggestedFilename()).toBe('My_kolam.py');
  expect(await readFile(await file.path(), 'utf8')).toBe(`${lines}\n`);

  await page
    .getByRole('link', { name: t('programs_title'), exact: true })
    .last()
    .click();
  await more(child, 'My kolam', 'programs_copy');
  const copy = t('programs_copy_title', { title: 'My kolam' });
  await expect(page.getByRole('link', { name: copy })).toBeVisible();
  await more(child, copy, 'programs_delete');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('programs_delete'), exact: true })
    .click();
  await expect(page.getByRole('link', { name: copy })).toBeHidden();
  await expectSoundScreen(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: t('programs_title') }).getByText('My kolam')).toBeVisible();
});

test('a program is typed without a connection, and what another device saved meanwhile is not lost', async ({
  page,
  child,
}) => {
  const { t, editor } = child;
  await child.joins();
  await page.goto('/programs');
  await child.button('programs_new').click();
  await child.writeProgram('print("first")');
  await expect(page.getByText(t('practice_draft_saved'), { exact: true })).toBeVisible();

  await page.context().setOffline(true);
  await child.writeProgram('print("on the bus")');
  await expect(page.getByText(t('practice_draft_saved_here'), { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t('practice_draft_saved'), { exact: true })).toBeVisible();

  await page.context().setOffline(true);
  await child.writeProgram('print("mine")');
  await expect(page.getByText(t('practice_draft_saved_here'), { exact: true })).toBeVisible();
  // Another device, which has a connection, is faster.
  await saveElsewhere(child, 'print("of the tablet")');
  await page.context().setOffline(false);
  await expect(page.getByText(t('practice_newer_device'))).toBeVisible();
  await expect(editor).toContainText('mine');
  await child.button('practice_newer_take').click();
  await expect(editor).toContainText('of the tablet');
  await child.button('practice_undo').click();
  await expect(editor).toContainText('mine');
  await expect(page.getByText(t('practice_draft_saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(editor).toContainText('mine');
});

test('a program counts its runs in a file, which is looked at and deleted', async ({ page, child }) => {
  const { t } = child;
  await child.joins();
  await page.goto('/programs');
  await child.button('programs_new').click();
  await child.writeProgram(countsItsRuns);
  await child.run();
  await expect(page.getByText('Run 1', { exact: true })).toBeVisible();
  await child.run();
  await expect(page.getByText('Run 2', { exact: true })).toBeVisible();

  const open = page.getByRole('button', { name: t('files_open', { name: 'runs.txt' }), exact: true });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'runs.txt' });
  await expect(sheet.getByText('..', { exact: true })).toBeVisible();
  await expectSoundScreen(page);
  await sheet.getByRole('button', { name: t('files_delete', { name: 'runs.txt' }), exact: true }).click();
  await expect(open).toBeHidden();
  await child.run();
  await expect(page.getByText('Run 1', { exact: true })).toBeVisible();
});

test('a solved question is played with, and its program is kept', async ({ page, child }) => {
  const { t, editor } = child;
  await child.joins();
  await page.goto('/code/hello-python');
  await child.solve('m01-q1-predict-snacks');
  await child.writeProgram('print("My own words")');
  await child.button('practice_play').click();
  await expect(page.getByText(t('practice_playing'))).toBeVisible();
  await child.button('practice_keep_copy').click();
  const kept = page.getByRole('link', { name: t('practice_kept_open'), exact: true });
  await expect(kept).toBeVisible();
  await expectSoundScreen(page);
  await child.button('practice_solution_show').click();
  await expect(editor).not.toContainText('My own words');
  await child.button('practice_undo').click();
  await kept.click();
  await expect(page).toHaveURL(/\/programs\/.+/);
  await expect(editor).toContainText('My own words');
});

/** Presses an entry in the menu of a program. */
async function more(child: LearnerAtBrowser, title: string, key: string): Promise<void> {
  const { page, t } = child;
  await page.getByRole('button', { name: t('programs_more', { title }), exact: true }).click();
  await child.button(key).click();
}

/** Saves other code for the newest program, as another device of the learner does. */
async function saveElsewhere({ page }: LearnerAtBrowser, code: string): Promise<void> {
  const [newest] = await callServer(page.request, 'programs.programs');
  if (newest === undefined) throw new Error('The learner has no program');
  const { version } = await callServer(page.request, 'programs.program', { id: newest.id });
  await callServer(page.request, 'programs.saveProgram', { id: newest.id }, { code, version });
}
