import { expect } from '@playwright/test';
import { annualPlan, monthlyPlan } from '@python-learning/testing/samples';
import type { LearnerAtBrowser } from '../learner.ts';
import { fails, isOffline, neverAnswers } from './network.ts';
import type { Scene, Visit } from './scene.ts';
import { timersFrom } from './timers.ts';

/** Pictures of the public screens, of contact and of payment. */
export const publicScenes: readonly Scene[] = [
  { name: 'landing', audience: 'visitor', path: '/' },
  { name: 'landing-menu', audience: 'visitor', path: '/', act: openMenu, windowOnly: true },
  { name: 'landing-logged-in', audience: 'halfway', path: '/' },
  { name: 'landing-demo-playing', audience: 'visitor', path: '/', act: playDemo, windowOnly: true },
  {
    name: 'landing-demo-failed',
    audience: 'visitor',
    path: '/',
    arrange: isOffline('course.demoVideo'),
    act: missDemo,
    windowOnly: true,
  },
  { name: 'landing-faq-open', audience: 'visitor', path: '/', act: openQuestion, windowOnly: true },
  { name: 'contact', audience: 'visitor', path: '/contact' },
  { name: 'contact-logged-in', audience: 'halfway', path: '/contact' },
  { name: 'contact-incomplete', audience: 'visitor', path: '/contact', act: sendNothing },
  { name: 'contact-sent', audience: 'visitor', path: '/contact', act: writeToUs },
  {
    name: 'contact-offline',
    audience: 'visitor',
    path: '/contact',
    arrange: isOffline('contact.submit'),
    act: writeToUs,
  },
  { name: 'contact-restored', audience: 'visitor', path: '/contact', act: writeAndComeBack },
  { name: 'parents', audience: 'visitor', path: '/parents' },
  { name: 'parents-program', audience: 'visitor', path: '/parents#1.4.cHJpbnQoIlRlYSIp' },
  { name: 'policy-return', audience: 'visitor', path: '/policy/return-policy' },
  { name: 'policy-privacy', audience: 'visitor', path: '/policy/privacy-policy' },
  { name: 'policy-terms', audience: 'visitor', path: '/policy/terms-conditions' },
  { name: 'subscription', audience: 'visitor', path: '/subscription' },
  { name: 'subscription-rupees', audience: 'visitor', path: '/subscription', arrange: soldInRupees },
  { name: 'subscription-halfway', audience: 'halfway', path: '/subscription' },
  { name: 'subscription-active', audience: 'graduate', path: '/subscription' },
  {
    name: 'subscription-loading',
    audience: 'visitor',
    path: '/subscription',
    arrange: neverAnswers('subscriptions.plans'),
  },
  {
    name: 'subscription-fallback',
    audience: 'visitor',
    path: '/subscription',
    arrange: fails('subscriptions.plans'),
  },
  {
    name: 'subscription-processing',
    audience: 'halfway',
    path: '/subscription',
    arrange: neverAnswers('payments.initiate'),
    act: upgrade,
  },
  {
    name: 'subscription-refused',
    audience: 'halfway',
    path: '/subscription',
    arrange: isOffline('payments.initiate'),
    act: upgrade,
  },
  { name: 'subscription-login', audience: 'visitor', path: '/subscription', act: subscribeAsVisitor },
  {
    name: 'subscription-success-waiting',
    audience: 'halfway',
    path: '/subscription/success',
    arrange: timersFrom(1000, 'never'),
  },
  {
    name: 'subscription-success',
    audience: 'graduate',
    path: '/subscription/success',
    arrange: timersFrom(1000, 'never'),
  },
  {
    name: 'subscription-success-late',
    audience: 'halfway',
    path: '/subscription/success',
    // Long enough for an answer of a busy server, whose time limit is shortened as well.
    arrange: timersFrom(2000, 1000),
    act: waitForConfirmation,
  },
  { name: 'subscription-cancel', audience: 'halfway', path: '/subscription/cancel' },
];

async function openMenu({ page, t }: LearnerAtBrowser): Promise<void> {
  const menu = page.getByRole('button', { name: t('core_menu'), exact: true });
  if (await menu.isVisible()) await menu.click();
}

async function pressPlay({ page, t }: LearnerAtBrowser): Promise<void> {
  const play = page.getByRole('button', { name: t('landing_demo_play') });
  await play.scrollIntoViewIfNeeded();
  await play.click();
}

async function playDemo(child: LearnerAtBrowser): Promise<void> {
  await pressPlay(child);
  const sound = child.page.getByRole('main').locator('audio');
  await expect.poll(() => sound.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(1);
}

async function missDemo(child: LearnerAtBrowser): Promise<void> {
  await pressPlay(child);
  await child.page.getByText(child.t('landing_demo_failed')).waitFor();
}

async function soldInRupees({ api }: Visit): Promise<void> {
  const currency = 'INR';
  api.answer('subscriptions.plans', [
    { ...monthlyPlan, price: 349, currency },
    { ...annualPlan, price: 3490, currency },
  ]);
}

async function openQuestion({ page, t }: LearnerAtBrowser): Promise<void> {
  const question = page.getByText(t('landing_faq3_question'), { exact: true });
  await question.scrollIntoViewIfNeeded();
  await question.click();
  const entry = page.getByRole('group').filter({ has: question });
  await expect(entry.getByText(/\$40/)).toBeVisible();
}

async function sendNothing(child: LearnerAtBrowser): Promise<void> {
  await child.button('contact_submit').click();
}

async function writeToUs(child: LearnerAtBrowser): Promise<void> {
  const { page, t } = child;
  await page.getByLabel(t('contact_full_name'), { exact: true }).fill('Kavitha');
  await page.getByLabel(t('contact_email'), { exact: true }).fill(`kavitha${Date.now()}@demo.test`);
  await page.getByLabel(t('contact_message'), { exact: true }).fill('Vanakkam!\nMy son likes the kolam.');
  await child.button('contact_submit').click();
  await page.getByRole('main').getByRole('status').or(page.getByRole('alert')).first().waitFor();
}

async function writeAndComeBack({ page, t }: LearnerAtBrowser): Promise<void> {
  await page.getByLabel(t('contact_message'), { exact: true }).fill('Vanakkam!');
  await page.reload();
  await expect(page.getByLabel(t('contact_message'), { exact: true })).toHaveValue('Vanakkam!');
}

async function upgrade(child: LearnerAtBrowser): Promise<void> {
  await child.button('subscriptions_upgrade').first().click();
}

async function subscribeAsVisitor(child: LearnerAtBrowser): Promise<void> {
  await child.button('subscriptions_login').first().click();
  await child.page.waitForURL('**/login');
}

/** Waits longer than most confirmations take, until the page says that this one is late. */
async function waitForConfirmation(child: LearnerAtBrowser): Promise<void> {
  await child.button('subscriptions_success_stay').click();
  await child.page.getByText(child.t('subscriptions_success_late')).waitFor();
}
