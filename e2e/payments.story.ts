import type { Page } from '@playwright/test';
import { addressOf, contract } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { newName } from '@python-learning/testing/new-name';
import { locales } from '../apps/web/src/lib/format/locales.ts';
import { curriculum } from './course.ts';
import { LearnerAtBrowser } from './learner.ts';
import { mailsTo } from './mailbox.ts';
import { PageApi } from './page-api.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { staff } from './staff.ts';
import { expect, test } from './story.ts';

const closed = curriculum.milestones.find(({ isFree }) => !isFree);
if (closed === undefined) throw new Error('Every milestone of the course is free');
const yearMs = 365 * 24 * 3600 * 1000;
const reason = ['--reason', 'a story of the tests'];

// Without motion, so that axe does not judge a screen in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a parent pays, upgrades and gets the money back, and no work is lost when the time is over', async ({
  page,
  language,
}) => {
  test.setTimeout(480_000);
  const family = new Family(page, language, newName('payments-'));
  const { t } = family;

  await test.step('opens an account', async () => {
    await family.joins(newName(language === 'ta' ? 'கயல்' : 'kayal.'));
  });

  await test.step('reads the price, the period, that it does not renew, and what happens to the work', async () => {
    await page.goto('/subscription');
    const monthly = family.plan('monthly');
    await expect(monthly).toContainText('4');
    await expect(monthly).toContainText(t('subscriptions_for_days', { days: 30 }));
    await expect(monthly).toContainText(t('subscriptions_once'));
    await expect(page.getByText(t('subscriptions_fact_work_text'))).toBeVisible();
    await expectSoundScreen(page);
  });

  await test.step('is declined, then turns back: nothing is charged, nothing opens', async () => {
    for (const decision of ['decline', 'cancel'] as const) {
      await family.choose('monthly', 'subscriptions_upgrade');
      await expect(page.getByText('USD 4.00', { exact: true })).toBeVisible();
      await expectSoundScreen(page);
      await family.decide(decision);
      await expect(page).toHaveURL(/\/subscription\/cancel\?/);
      await expect(page.getByText(t('subscriptions_cancel_lead'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('subscriptions_cancel_again') })
        .click();
    }
    expect(await family.endDate()).toBeNull();
    expect(await mailsTo(page.request, family.email)).toHaveLength(1);
  });

  const firstEnd = await test.step('pays for a month, and sees until when it is open', async () => {
    await family.choose('monthly', 'subscriptions_upgrade');
    await family.decide('pay');
    return family.comesBack();
  });

  await test.step('upgrades to a year: it begins where the month ends', async () => {
    await page.goto('/subscription');
    await expect(family.plan('annual')).toContainText(
      t('subscriptions_begins', { date: await family.day(firstEnd) }),
    );
    await family.choose('annual', 'subscriptions_change');
    await expect(page.getByText('USD 40.00', { exact: true })).toBeVisible();
    await family.decide('pay');
    expect(Date.parse(await family.comesBack())).toBe(Date.parse(firstEnd) + yearMs);
  });

  await test.step('gets a receipt for each payment, in the language of the account', async () => {
    await expect.poll(async () => (await mailsTo(page.request, family.email)).length).toBe(3);
    const [annual, monthly] = await mailsTo(page.request, family.email);
    expect(annual?.text).toContain('USD 40.00');
    expect(monthly?.text).toContain('USD 4.00');
    expect(/\p{Script=Tamil}/u.test(monthly?.text ?? '')).toBe(language === 'ta');
  });

  await test.step('the time ends in the middle of a program: it is told kindly, and nothing is lost', async () => {
    await page.goto(`/code/${closed.id}`);
    await family.writeProgram('print("half")');
    await expect(page.getByText(t('practice_draft_saved'), { exact: true })).toBeVisible();
    expect(await staff('end', family.email, ...reason)).toContain('has ended');

    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/draft/') &&
        answer.ok() &&
        (answer.request().postData() ?? '').includes('typed on'),
    );
    await family.writeProgram('print("half")\nprint("typed on")');
    await kept;
    await family.run();
    await expect(page.getByText(t('core_upgrade_ended'))).toBeVisible();
    await expect(page.getByText(t('core_upgrade_ended_text'))).toBeVisible();
    await expectSoundScreen(page);
    await page.getByRole('button', { name: t('core_close'), exact: true }).click();
    await expect(family.editor).toContainText('typed on');
    await expect(await family.openMenu()).not.toContainText(t('core_upgraded_until', { date: '' }).trim());
  });

  await test.step('finds the program again, on any device, as soon as it is open again', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t('core_upgrade'), exact: true })).toBeVisible();
    await expectSoundScreen(page);
    await staff('grant', family.email, 'monthly', ...reason);
    await page.reload();
    await expect(family.editor).toContainText('typed on');
  });

  await test.step('asks for the money back in the settings, and gets it', async () => {
    await page.goto('/settings');
    const payment = page.getByRole('listitem').filter({ hasText: 'USD 40.00' });
    await payment.getByRole('button', { name: t('settings_refund_ask'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('USD 40.00');
    await expectSoundScreen(page);
    await dialog.getByRole('button', { name: t('settings_refund_ask_yes'), exact: true }).click();
    const today = await family.day(new Date().toISOString());
    await expect(payment).toContainText(t('settings_refund_requested', { date: today }));
    const [asked] = await mailsTo(page.request, family.email);
    expect(asked?.text).toContain('USD 40.00');

    const order = /PL-\w{22}/.exec((await payment.textContent()) ?? '')?.[0] ?? '';
    expect(await staff('refunds')).toContain(order);
    expect(await staff('refund', order, ...reason)).toContain('is paid back');
    await page.reload();
    await expect(payment).toContainText(t('settings_refund_refunded'));
  });
});

test('a provider without a form is reached by its address, and coming back one can try again', async ({
  page,
  language,
}) => {
  const family = new Family(page, language, newName('redirect-'));
  await family.joins(newName(language === 'ta' ? 'கயல்' : 'kayal.'));
  const api = await PageApi.of(page);
  await page.goto('/subscription');
  const address = new URL('/pay/elsewhere/1', page.url()).href;
  api.answer('payments.initiate', { kind: 'redirect', payment_url: address });
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The page of the provider</h1>' }),
  );
  const upgrade = family
    .plan('monthly')
    .getByRole('button', { name: family.t('subscriptions_upgrade'), exact: true });

  await upgrade.click();
  await expect(page.getByRole('heading', { name: 'The page of the provider' })).toBeVisible();
  expect(page.url()).toBe(address);

  await page.goBack();
  await expect(upgrade).toBeEnabled();
  await upgrade.click();
  await expect(page.getByRole('heading', { name: 'The page of the provider' })).toBeVisible();
});

test('a parent who comes back from a payment that was broken off reads first that nothing was taken', async ({
  page,
  child: { t },
}) => {
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: t('subscriptions_monthly'), exact: true })).toBeVisible();
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY;
  });
  expect(scrolled).toBeGreaterThan(0);

  await page.goto('/subscription/cancel?order_id=PL-1');
  await expect(page.getByText(t('subscriptions_cancel_lead'))).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** A learner and the parent who pays, in the same browser. */
class Family extends LearnerAtBrowser {
  readonly #language: Language;

  constructor(page: Page, language: Language, name: string) {
    super(page, language, name);
    this.#language = language;
  }

  plan(id: 'monthly' | 'annual') {
    const heading = this.page.getByRole('heading', { name: this.t(`subscriptions_${id}`), exact: true });
    return this.page.getByRole('main').getByRole('listitem').filter({ has: heading });
  }

  /** Presses the button of a plan, which has this label, and waits for the provider's page. */
  async choose(id: 'monthly' | 'annual', buttonKey: string): Promise<void> {
    await this.plan(id)
      .getByRole('button', { name: this.t(buttonKey), exact: true })
      .click();
    await expect(this.page).toHaveURL(/\/pay\/local\/checkout$/);
  }

  async decide(decision: 'pay' | 'decline' | 'cancel'): Promise<void> {
    await this.page.locator(`button[value="${decision}"]`).click();
  }

  /** Returns from the provider to the dashboard. Resolves with the end of the paid time. */
  async comesBack(): Promise<string> {
    const { page, t } = this;
    await expect(page).toHaveURL(/\/subscription\/success\?/);
    await this.button('subscriptions_success_stay').click();
    // The provider confirms after the browser came back.
    await expect.poll(() => this.endDate()).not.toBeNull();
    const endDate = (await this.endDate()) ?? '';
    const date = await this.day(endDate);
    await expect(page.getByText(t('subscriptions_success_active', { date }))).toBeVisible();
    await expectSoundScreen(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('subscriptions_success_continue') })
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: t('subscriptions_success_title') })).toHaveCount(0);
    await expect(await this.openMenu()).toContainText(t('core_upgraded_until', { date }));
    return endDate;
  }

  /** Opens the learner's menu, or a phone's menu. Returns the header, which contains it. */
  async openMenu() {
    const header = this.page.getByRole('banner');
    const menu = header.getByRole('button', { name: this.t('core_menu'), exact: true });
    const account = header.getByRole('button', { name: /kayal|கயல்/ });
    await menu.or(account).first().click();
    await expect(header.getByRole('button', { name: this.t('core_logout'), exact: true })).toBeVisible();
    return header;
  }

  async endDate(): Promise<string | null> {
    const { subscriptionStatus } = contract.subscriptions;
    const answer = await this.page.request.get(addressOf(subscriptionStatus));
    return answer.status() === 404 ? null : subscriptionStatus.response.parse(await answer.json()).end_date;
  }

  /** Formats a day as the app does, in this browser's time zone. */
  day(iso: string): Promise<string> {
    const asked = { iso, locale: locales[this.#language] };
    return this.page.evaluate(
      (given) =>
        new Intl.DateTimeFormat(given.locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
          new Date(given.iso),
        ),
      asked,
    );
  }
}
