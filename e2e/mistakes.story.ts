import { expectSoundScreen } from './sound-screen.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

test.describe('a child whose programs fail', () => {
  test.beforeEach(async ({ page, child, baseURL }) => {
    await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    await page.goto('/code/hello-python');
    await expect(child.editor).toBeVisible();
  });

  test('reads what went wrong, where, and what Python says', async ({ page, child }) => {
    await child.writeProgram('# prediction: Idli\nPrint("Idli")');
    await child.run();
    await expect(page.getByText(child.t('practice_ran_with_error'))).toBeVisible();
    await expect(page.getByText(child.t('practice_explanation_next_step'))).toBeVisible();
    await page.getByText(child.t('practice_python_says')).click();
    await expect(page.getByText("name 'Print' is not defined", { exact: false }).first()).toBeVisible();
  });

  test('reads the bare words when the help does not arrive, and gets it with another try', async ({
    page,
    child,
  }) => {
    await page.route(/\/problem-[^/]*\.js$/, (route) => route.abort());
    await child.writeProgram('Print("Idli")');
    await child.run();
    await expect(page.getByText(child.t('practice_details_missing'))).toBeVisible();
    await expect(page.getByText(child.t('practice_python_says'))).toBeHidden();
    await page.unrouteAll();
    await child.button('core_try_again').click();
    await expect(page.getByText(child.t('practice_python_says'))).toBeVisible();
    await expect(page.getByText(child.t('practice_details_missing'))).toBeHidden();
  });

  test('is told kindly when a program never ends, and can go on', async ({ page, child }) => {
    await child.writeProgram('while True:\n    pass');
    await child.run();
    await expect(child.button('practice_stop')).toBeVisible();
    await expect(page.getByText(child.t('practice_explanation_next_step'))).toBeVisible({ timeout: 30_000 });
    await expect(child.runButton).toBeEnabled();
  });

  test('answers a program that asks', async ({ page, child }) => {
    await child.writeProgram('name = input("Your name? ")\nprint("Vanakkam,", name)');
    await child.run();
    const input = page.getByLabel(child.t('practice_input_label'));
    await input.fill('Meena');
    await input.press('Enter');
    await expect(page.getByText('Vanakkam, Meena').first()).toBeVisible();
  });

  test('reads a very long line without the page growing wider than the screen', async ({ page, child }) => {
    await child.writeProgram('print("x" * 3000)');
    await child.run();
    await expect(page.getByText('xxxxxxxxxx').first()).toBeVisible();
    await expectSoundScreen(page);
  });

  test('finds the program again after a reload', async ({ page, child }) => {
    await child.writeProgram('print("my own draft")');
    await expect(page.getByText(child.t('practice_draft_saved'))).toBeVisible();
    await page.reload();
    await expect(child.editor).toContainText('my own draft');
  });
});
