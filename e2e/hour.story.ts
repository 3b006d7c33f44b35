import type { Page } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { practiceWith } from '@python-learning/testing/samples';
import { curriculum, solutionOf } from './course.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { mailedCode } from './mailbox.ts';
import { PageApi } from './page-api.ts';
import { callServer } from './server-calls.ts';
import { expectSoundScreen, screenFaultsInBothThemes } from './sound-screen.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
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

const parentsPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

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
      await callServer(page.request, 'progress.markVideoWatched', { id: milestone.id }, {});
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
      const email = page.getByLabel(t('auth_email'), { exact: true });
      await page.goto('/signup');
      await signUp(page, child, thumb, newName('hour.'), 'a@story.tset');
      await thumb.goes(page.getByRole('link', { name: t('auth_otp_other_email'), exact: true }));
      await expect(page.getByLabel(t('auth_password'), { exact: true })).toHaveValue(child.password);
      await email.fill(child.email);
      await thumb.sends();
      await expect(page.getByLabel(t('auth_otp'), { exact: true })).toBeFocused();
      await page.keyboard.type(await mailedCode(page.request, child.email));
      await logIn(page, child, thumb);
      await expect(nextStep(page)).toBeInViewport({ ratio: 1 });
      await thumb.looks();
    });

    test('a parent sees a program of the child run, and what the rest costs, without an account', async ({
      page,
      child,
      browser,
      baseURL,
      language,
    }, info) => {
      const { t } = child;
      const code = 'print("Tea for 3")\nprint("₹", 3 * 20)';
      await page.context().addCookies(await cookiesOf('halfway', baseURL ?? ''));
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: async ({ url }: ShareData) => document.documentElement.setAttribute('data-sent', url ?? ''),
        });
      });
      (await PageApi.of(page)).answer('practice.questions', () =>
        practiceWith({ is_solved: true, draft_code: code, draft_written_at: '2026-11-20T10:00:00Z' }),
      );
      await page.goto('/subscription');
      const prices = page.getByRole('region', { name: t('subscriptions_prices'), exact: true });
      await expect(prices.getByRole('list')).toBeInViewport({ ratio: 1 });
      await expect(prices.getByText(t('subscriptions_once_local'))).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(code)).toBeVisible();
      await expectSoundScreen(page);
      await child.button('subscriptions_home_send').click();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-sent', /\/parents#1\.4\./);
      const address = (await html.getAttribute('data-sent')) ?? '';

      const phone = await browser.newContext({ ...parentsPhone, locale });
      const parent = await phone.newPage();
      const asked: string[] = [];
      parent.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
      await parent.goto(address);
      const program = parent.getByRole('region', { name: t('parents_program_title'), exact: true });
      await expect(program.locator('pre')).toHaveText(code);
      await expect(parent.getByText(t('parents_can_4'))).toBeVisible();
      await expect(parent.getByRole('region', { name: t('parents_price_title') })).toContainText('$40');
      expect(asked.filter((call) => call.includes('Tea') || call.includes(new URL(address).hash))).toEqual(
        [],
      );
      const run = program.getByRole('button', { name: t('parents_program_run'), exact: true });
      await expect(run).toBeInViewport({ ratio: 1 });
      await run.click();
      await expect(program.locator('pre').last()).toHaveText('Tea for 3\n₹ 60');
      await expect(program.locator('pre').last()).toBeInViewport({ ratio: 1 });
      await expect(parent.locator('html')).toHaveAttribute('lang', language);
      await parent.screenshot({ path: info.outputPath('parent.png') });
      expect(await screenFaultsInBothThemes(parent)).toEqual([]);
      await phone.close();
    });

    for (const fragment of ['', '#1.4.%E0%A4%A', '#1.4.AAAA_w']) {
      test(`the page for parents needs no program: /parents${fragment}`, async ({ page, child }) => {
        const { t } = child;
        const faults: string[] = [];
        page.on('pageerror', ({ message }) => faults.push(message));
        await page.goto(`/parents${fragment}`);
        await expect(page.getByRole('heading', { level: 1, name: t('parents_title') })).toBeVisible();
        await expect(page.getByRole('region', { name: t('parents_price_title') })).toContainText('$40');
        await expect(child.button('parents_program_run')).toHaveCount(0);
        await expectSoundScreen(page);
        expect(faults).toEqual([]);
      });
    }

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
        .filter({ has: page.getByRole('heading', { name: t('subscriptions_monthly'), exact: true }) });
      await plan.scrollIntoViewIfNeeded();
      await thumb.looks();
      await plan.getByRole('button', { name: t('subscriptions_upgrade'), exact: true }).click();
      await expect(page).toHaveURL(/\/pay\/local\/checkout$/);
      await thumb.looks();
      await page.locator('button[value="cancel"]').click();
      await expect(page.getByText(t('subscriptions_cancel_lead'))).toBeInViewport({ ratio: 1 });
      const main = page.getByRole('main');
      const again = main.getByRole('link', { name: t('subscriptions_cancel_again'), exact: true });
      await expect(again).toBeInViewport({ ratio: 1 });
      await thumb.looks();
      const home = main.getByRole('link', { name: t('core_back_dashboard'), exact: true });
      await home.scrollIntoViewIfNeeded();
      await thumb.goes(home);
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
    ['auth_username', name],
    ['auth_email', email],
    ['auth_password', child.password],
  ] as const) {
    await page.getByLabel(child.t(key), { exact: true }).focus();
    await thumb.types(text);
  }
  await thumb.goes(child.button('auth_signup_submit'));
  await expect(page).toHaveURL(/\/verify-otp$/);
  await expect(page.getByLabel(child.t('auth_otp'), { exact: true })).toBeFocused();
}

/** Waits for the login that follows the code, where only the password is missing. */
async function logIn(page: Page, child: LearnerAtBrowser, thumb: Thumb): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel(child.t('auth_email'), { exact: true })).toHaveValue(child.email);
  await page.getByLabel(child.t('auth_password'), { exact: true }).focus();
  await thumb.types(child.password);
  await thumb.sends();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

/** Writes the solution and runs it: the verdict comes into sight by itself. */
async function solves(page: Page, child: LearnerAtBrowser, thumb: Thumb, questionId: string): Promise<void> {
  await page.locator('.cm-line').first().waitFor();
  await child.writeProgram(solutionOf(questionId));
  await thumb.presses(child.runButton);
  const output = page.getByRole('region', { name: child.t('practice_output'), exact: true });
  const verdict = output.getByRole('status');
  await expect(verdict).toContainText(child.t('practice_success'));
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await expect(child.editor).toBeVisible();
  await thumb.looks();
}
