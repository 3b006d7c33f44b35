import { axeFaults } from './axe.ts';
import { expect, test } from './story.ts';

test('a first program runs in two taps without scrolling, before there is an account, and is kept with one', async ({
  page,
  child,
}) => {
  const { t } = child;
  await page.goto('/');
  const form = page.getByRole('form', { name: t('landing_first_title'), exact: true });
  const name = form.getByRole('textbox', { name: t('landing_first_name'), exact: true });
  const run = form.getByRole('button', { name: t('landing_first_run'), exact: true });
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(run).toBeInViewport({ ratio: 1 });

  await test.step('the name comes out of it', async () => {
    await name.click();
    await page.keyboard.type('மீனா "M"');
    await run.click();
    const output = form.locator('pre');
    await expect(output).toHaveText('மீனா "M"');
    await expect(output).toBeInViewport({ ratio: 1 });
    await expect(form.getByText(t('landing_first_done'))).toBeVisible();
    expect(await axeFaults(page, {})).toEqual([]);
  });

  await test.step('it can be changed, and Python really runs', async () => {
    await form.getByRole('button', { name: t('landing_first_change'), exact: true }).click();
    await page.keyboard.type('print(2 * 21)');
    await form.getByRole('button', { name: t('landing_first_again'), exact: true }).click();
    await expect(form.locator('pre')).toHaveText('மீனா "M"\n42');
    await expect(form.getByText(t('landing_first_changed'))).toBeVisible();
    expect(await axeFaults(page, {})).toEqual([]);
  });

  await test.step('a first task is solved, and a reload keeps it', async () => {
    await form.getByRole('button', { name: t('landing_first_later'), exact: true }).click();
    await expect(
      form.getByRole('textbox', { name: t('landing_first_task', { lines: 3 }), exact: true }),
    ).toBeFocused();
    await page.keyboard.type('\nprint("!")');
    await form.getByRole('button', { name: t('landing_first_again'), exact: true }).click();
    await expect(form.getByText(t('landing_first_solved'))).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    expect(await axeFaults(page, {})).toEqual([]);
    await page.reload();
    await expect(form.getByText(t('landing_first_solved'))).toBeVisible();
    await expect(form.locator('pre')).toContainText('42');
  });

  await test.step('an account is offered firmly once, and can be declined', async () => {
    await form.getByRole('button', { name: t('landing_first_later'), exact: true }).click();
    const start = page
      .getByRole('main')
      .getByRole('link', { name: t('landing_start') })
      .first();
    await start.click();
    const dialog = page.getByRole('dialog', { name: t('landing_firm_title'), exact: true });
    await expect(dialog.getByText(t('landing_firm_lost'))).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: t('landing_first_later'), exact: true })).toBeInViewport({
      ratio: 1,
    });
    expect(await axeFaults(page, {})).toEqual([]);
    await dialog.getByRole('button', { name: t('landing_first_later'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await start.click();
  });

  await test.step('it is there after the sign-up', async () => {
    await expect(page).toHaveURL(/\/signup$/);
    await child.joinsOnScreen();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: t('dashboard_first_program_title') })).toBeVisible();
    await expect(page.getByText('print(2 * 21)')).toBeVisible();
  });
});
