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

  await test.step('it is there after the sign-up', async () => {
    await form.getByRole('link', { name: t('landing_first_keep'), exact: true }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await child.joins();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: t('dashboard_first_program_title') })).toBeVisible();
    await expect(page.getByText('print(2 * 21)')).toBeVisible();
  });
});
