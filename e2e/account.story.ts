import type { Browser } from '@playwright/test';
import { locales } from '../apps/web/src/lib/format/locales.ts';
import { LearnerAtBrowser } from './learner.ts';
import { mailedCode, mailsTo } from './mailbox.ts';
import { expect, test } from './story.ts';

test('a learner who logs in on a shared phone is gone with the browser', async ({ browser, page, child }) => {
  await child.signUp(child.email.split('@')[0] ?? '');
  await child.verify();
  await page.getByRole('switch', { name: child.t('auth_shared_phone'), exact: true }).check();
  await child.logIn();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);

  const next = await browser.newContext();
  const lasting = (await page.context().cookies()).filter(({ expires }) => expires !== -1);
  expect(lasting.map(({ name }) => name)).not.toContain('known_device');
  await next.addCookies(lasting);
  const later = await next.newPage();
  await later.goto('/dashboard');
  await expect(later).toHaveURL(/\/login$/);
  await next.close();
});

test('the button to log in is on the screen of a phone below the message about the verified address', async ({
  page,
  child,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await child.signUp(child.email.split('@')[0] ?? '');
  await child.verify();
  await expect(page.getByRole('main').getByRole('status')).toContainText(child.t('auth_otp_success'));
  await page.evaluate(() => scrollTo(0, 0));
  const logIn = page.getByRole('main').getByRole('button', { name: child.t('auth_login_submit') });
  await expect(logIn).toBeInViewport({ ratio: 1 });
});

test('a code of another browser is refused in words that say why, and costs its owner nothing', async ({
  browser,
  child,
  language,
}) => {
  const name = child.email.split('@')[0] ?? '';
  await child.signUp(name);
  const code = await mailedCode(child.page.request, child.email);
  const stranger = await newStranger(browser, language, name);
  await stranger.signUp(name);
  await enter(stranger, code);
  const reason = language === 'ta' ? /எண்ணைக் கேட்ட அதே உலாவியில்/ : /only in the browser where you asked/;
  await expect(stranger.page.getByRole('alert')).toHaveText(reason);
  await stranger.page.context().close();

  await enter(child, code);
  await expect(child.page).toHaveURL(/\/login$/);
  await child.logIn();
});

test('a child in a new browser logs in with a mailed code while a stranger types wrong passwords', async ({
  browser,
  child,
  language,
}) => {
  await child.signUp(child.email.split('@')[0] ?? '');
  await child.verify();
  const stranger = await newStranger(browser, language, child.email.split('@')[0] ?? '');
  await stranger.page.goto('/login');
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = stranger.page.waitForResponse('**/api/auth/login/');
    await stranger.sendLogin(child.email, `not-the-one-${tries}`);
    await answer;
  }
  await stranger.page.context().close();

  const elsewhere = await newStranger(browser, language, child.email.split('@')[0] ?? '');
  await elsewhere.page.goto('/login');
  await elsewhere.sendLogin();
  const code = elsewhere.page.getByLabel(elsewhere.t('auth_otp'), { exact: true });
  await expect(code).toBeVisible();
  const mails = (await mailsTo(child.page.request, child.email)).length;
  await elsewhere.button('auth_login_code_ask').click();
  await expect.poll(async () => (await mailsTo(child.page.request, child.email)).length).toBe(mails + 1);
  await code.fill(await mailedCode(child.page.request, child.email));
  await elsewhere.logIn();
  await elsewhere.page.context().close();
});

test('a child who mistyped the address corrects it and types nothing twice', async ({ child, page }) => {
  const name = child.email.split('@')[0] ?? '';
  const field = (key: string) => page.getByLabel(child.t(key), { exact: true });
  await page.goto('/signup');
  await field('auth_username').fill(name);
  await field('auth_email').fill(`${name}@story.tset`);
  await field('auth_password').fill(child.password);
  await child.button('auth_signup_submit').click();
  await expect(page).toHaveURL(/\/verify-otp$/);

  await page.getByRole('link', { name: child.t('auth_otp_other_email'), exact: true }).click();
  await expect(field('auth_username')).toHaveValue(name);
  await expect(field('auth_password')).toHaveValue(child.password);
  await field('auth_email').fill(child.email);
  await child.button('auth_signup_submit').click();
  await expect(page).toHaveURL(/\/verify-otp$/);
  await child.verify();

  await expect(field('auth_email')).toHaveValue(child.email);
  await field('auth_password').fill(child.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: child.t('auth_login_submit') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a child who goes back from the code after a reload finds the form, and chooses the password again', async ({
  child,
  page,
}) => {
  const name = child.email.split('@')[0] ?? '';
  const field = (key: string) => page.getByLabel(child.t(key), { exact: true });
  await child.signUp(name);
  await page.reload();
  await expect(field('auth_otp')).toBeFocused();
  await page.goBack();
  await expect(field('auth_username')).toHaveValue(name);
  await expect(field('auth_email')).toHaveValue(child.email);
  await expect(field('auth_password')).toHaveValue('');
  await expect(page.getByText(child.t('auth_password_not_kept'))).toBeVisible();
});

async function newStranger(browser: Browser, language: 'ta' | 'en', name: string): Promise<LearnerAtBrowser> {
  const context = await browser.newContext({ locale: locales[language] });
  return new LearnerAtBrowser(await context.newPage(), language, name);
}

async function enter(learner: LearnerAtBrowser, code: string): Promise<void> {
  await learner.page.getByLabel(learner.t('auth_otp'), { exact: true }).fill(code);
}
