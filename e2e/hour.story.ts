import type { Page } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { curriculum, solutionOf } from './course.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { mailedCode } from './mailbox.ts';
import { post } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';
import { Thumb } from './thumb.ts';

/*
 * The way of a child through an hour, on a phone in both languages. Every control that is pressed must be in sight without
 * scrolling, and the pictures of the way are kept with the results.
 */

const [milestone] = curriculum.milestones;
const [first, second] = milestone?.questions ?? [];
if (milestone === undefined || first === undefined || second === undefined) {
  throw new Error('The course has no questions');
}

for (const locale of ['ta-IN', 'en-GB']) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({
      locale,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('a new child sees its own output after two taps, and its first verdict after eight that lead on', async ({
      page,
      child,
    }, info) => {
      const thumb = new Thumb(page, info);
      const { t } = child;
      await page.goto('/');
      const form = page.getByRole('form', { name: t('landing_first_title'), exact: true });
      await thumb.presses(form.getByRole('textbox'));
      await thumb.types('Nila');
      await thumb.presses(form.getByRole('button', { name: t('landing_first_run'), exact: true }));
      await expect(form.locator('pre')).toHaveText('Nila');
      await expect(form.locator('pre')).toBeInViewport({ ratio: 1 });

      await thumb.goes(form.getByRole('link', { name: t('landing_first_keep'), exact: true }));
      const name = newName('hour.');
      await signUp(page, child, thumb, name);
      await page.keyboard.type(await mailedCode(page.request, child.email));
      await logIn(page, child, thumb);

      await thumb.goes(nextStep(page));
      await expect(page).toHaveURL(new RegExp(`/learn/${milestone.id}$`));
      const known = page.getByRole('link', { name: t('lesson_know_this') });
      await known.scrollIntoViewIfNeeded();
      await thumb.goes(known);
      await expect(page).toHaveURL((url) => url.pathname === `/code/${milestone.id}`);
      await solves(page, child, thumb, first.id);

      expect(thumb.taps).toBeLessThanOrEqual(8);
      // The name of the first program, and the password once more.
      const account = [name, child.email, child.password].join('').length;
      expect(thumb.typed - account).toBeLessThanOrEqual(30);
    });

    test('a child who comes back stands before what is next, one tap away', async ({
      page,
      child,
      language,
    }, info) => {
      const { t } = child;
      await child.joins();
      await post(page.request, `/learn/milestones/${milestone.id}/mark-video-watched/`, {});
      await page.goto(`/code/${milestone.id}`);
      await child.solve(first.id);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());

      const thumb = new Thumb(page, info);
      await page.goto('/login');
      await child.sendLogin();
      await expect(page).toHaveURL((url) => url.pathname !== '/login');
      await thumb.goes(nextStep(page));
      await expect(page).toHaveURL(`/code/${milestone.id}?q=2`);
      await expect(page.getByRole('heading', { name: second.goal[language] })).toBeInViewport();
      await thumb.looks();
      await page.goto('/no-such-page');
      await thumb.goes(nextStep(page));
      await expect(page).toHaveURL(`/code/${milestone.id}?q=2`);
      await solves(page, child, thumb, second.id);
      await thumb.goes(child.button('practice_next_question').first());
      await expect(page).toHaveURL(`/code/${milestone.id}?q=3`);
      await page.goBack();
      await expect(
        page.getByRole('region', { name: t('practice_output'), exact: true }).getByRole('status'),
      ).toContainText(t('practice_success'));
      await thumb.looks();
    });

    test('a child who mistypes its address mends it and types nothing twice', async ({
      page,
      child,
    }, info) => {
      const thumb = new Thumb(page, info);
      const { t } = child;
      const email = page.getByLabel(t('account_email'), { exact: true });
      await page.goto('/signup');
      await signUp(page, child, thumb, newName('hour.'), 'a@story.tset');
      await thumb.goes(page.getByRole('link', { name: t('account_otp_other_email'), exact: true }));
      await expect(page.getByLabel(t('account_password'), { exact: true })).toHaveValue(child.password);
      await email.fill(child.email);
      await thumb.sends();
      await expect(page).toHaveURL(/\/verify-otp$/);
      await page.keyboard.type(await mailedCode(page.request, child.email));
      await logIn(page, child, thumb);
      await expect(nextStep(page)).toBeInViewport({ ratio: 1 });
      await thumb.looks();
    });

    test('a parent who cancels reads first that nothing was charged, and what to do', async ({
      page,
      child,
    }, info) => {
      const thumb = new Thumb(page, info);
      const { t } = child;
      await child.joins();
      await page.goto('/subscription');
      await thumb.looks();
      const plan = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: t('subscription_monthly'), exact: true }) });
      await plan.scrollIntoViewIfNeeded();
      await thumb.looks();
      await plan.getByRole('button', { name: t('subscription_upgrade'), exact: true }).click();
      await expect(page).toHaveURL(/\/pay\/local\/checkout$/);
      await thumb.looks();
      await page.locator('button[value="cancel"]').click();
      await expect(page.getByText(t('subscription_cancel_lead'))).toBeInViewport({ ratio: 1 });
      await thumb.goes(
        page.getByRole('main').getByRole('link', { name: t('core_back_dashboard'), exact: true }),
      );
      await expect(nextStep(page)).toBeInViewport({ ratio: 1 });
      await thumb.looks();
    });
  });
}

/** The button of the one card that says what comes next. */
function nextStep(page: Page) {
  return page.locator('[aria-labelledby="next-step"]').getByRole('link').first();
}

/** Fills in the three fields of an account and sends them. */
async function signUp(
  page: Page,
  child: LearnerAtBrowser,
  thumb: Thumb,
  name: string,
  email = child.email,
): Promise<void> {
  for (const [key, text] of [
    ['account_username', name],
    ['account_email', email],
    ['account_password', child.password],
  ] as const) {
    await page.getByLabel(child.t(key), { exact: true }).focus();
    await thumb.types(text);
  }
  await thumb.goes(child.button('account_signup_submit'));
  await expect(page).toHaveURL(/\/verify-otp$/);
  await expect(page.getByLabel(child.t('account_otp'), { exact: true })).toBeFocused();
}

/** Waits for the login that follows the code, where only the password is missing. */
async function logIn(page: Page, child: LearnerAtBrowser, thumb: Thumb): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel(child.t('account_email'), { exact: true })).toHaveValue(child.email);
  await page.getByLabel(child.t('account_password'), { exact: true }).focus();
  await thumb.types(child.password);
  await thumb.sends();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

/** Writes the solution and runs it: the verdict comes into sight by itself. */
async function solves(page: Page, child: LearnerAtBrowser, thumb: Thumb, questionId: string): Promise<void> {
  await page.locator('.cm-line').first().waitFor();
  await child.writeProgram(solutionOf(questionId));
  await thumb.presses(child.button('practice_run'));
  const output = page.getByRole('region', { name: child.t('practice_output'), exact: true });
  const verdict = output.getByRole('status');
  await expect(verdict).toContainText(child.t('practice_success'));
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await expect(child.editor).toBeVisible();
  await thumb.looks();
}
