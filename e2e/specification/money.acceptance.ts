import type { SubscriptionStatus } from '@python-learning/contract';
import { foreign, inTurn, refuse } from '@python-learning/testing/fake-api';
import { newName } from '@python-learning/testing/new-name';
import { annualSubscription, monthlyPlan, monthlySubscription } from '@python-learning/testing/samples';
import { mailedCode } from '../mailbox.ts';
import { callServer } from '../server-calls.ts';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { watchConfetti } from './confetti-watch.ts';
import { installClock, letPass, stopClock } from './stopped-clock.ts';

const plans = 'subscriptions.plans';
const initiate = 'payments.initiate';

export const anyoneCanView: Proof = async (app) => {
  await app.open('/subscription');
  await expect(app.main.getByRole('heading', { level: 1, name: 'Upgrade Your Learning' })).toBeVisible();
  await app.isAt('/subscription');
};

export const showsTheRunningSubscription: Proof = async (app) => {
  await opensAs(app, annualSubscription);
  const banner = app.main.getByRole('status').filter({ hasText: 'Annual Subscription' });
  await expect(banner).toContainText(/31.*2031/);
};

export const hasNoBannerWithoutSubscription: Proof = async (app) => {
  await opensAs(app, null);
  await expect(button(app, 'Upgrade Now').first()).toBeVisible();
  await expect(app.main.getByText(/active subscription/i)).toHaveCount(0);
};

export const showsThreeBenefits: Proof = async (app) => {
  await app.open('/subscription');
  const [first, ...others] = [1, 2, 3].map((number) => app.t(`subscriptions_benefit${number}_title`));
  for (const name of [first, ...others])
    await expect(app.main.getByRole('heading', { name: name ?? '' })).toBeVisible();
  const list = app.main.getByRole('list').filter({ hasText: first ?? '' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
};

export const showsPlanCards: Proof = async (app) => {
  const known = await app.real('subscriptions.plans');
  await app.open('/subscription');
  for (const plan of known) {
    await expect(card(app, plan.name)).toContainText(`$${plan.price}`);
    await expect(card(app, plan.name)).toContainText(String(plan.duration_days));
  }
};

export const leadsLearnersToDashboard: Proof = async (app) => {
  await opensAs(app, null);
  await app.link('Back to Dashboard').click();
  await app.isAt('/dashboard');
};

export const leadsVisitorsHome: Proof = async (app) => {
  await app.open('/subscription');
  await expect(app.link('Back to Dashboard')).toHaveCount(0);
  await app.link(/\bHome$/).click();
  await app.isAt('/');
};

export const successIsCelebrated: Proof = async (app) => {
  const throws = await watchConfetti(app.page);
  await app.logIn();
  await app.open('/subscription/success');
  await app.reads('Payment Successful');
  await expect.poll(async () => (await throws()).length).toBeGreaterThan(0);
};

export const successLeadsToDashboardAfter5S: Proof = async (app) => {
  const { page } = app;
  await installClock(page);
  await app.logIn({ at: { completed: 4 }, subscription: annualSubscription });
  await app.open('/contact');
  await expect(app.header.getByRole('button', { name: 'demo_graduate' })).toBeVisible();
  await stopClock(page);
  await goTo(app, '/subscription/success');
  await expect(app.main.getByRole('timer')).toContainText('5');
  await letPass(page, 2000);
  await expect(app.main.getByRole('timer')).toContainText('3');
  await letPass(page, 2900);
  await app.isAt('/subscription/success');
  await letPass(page, 400);
  await app.isAt('/dashboard');
};

export const successHasAButton: Proof = async (app) => {
  await app.logIn();
  await app.open('/subscription/success');
  await app.link('Continue Learning').or(app.button('Continue Learning')).click();
  await app.isAt('/dashboard');
};

export const cancelIsTold: Proof = async (app) => {
  await app.open('/subscription/cancel');
  await expect(app.main.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
};

export const cancelTriesAgain: Proof = async (app) => {
  await app.open('/subscription/cancel');
  await app.link('Try Again').or(app.button('Try Again')).click();
  await app.isAt('/subscription');
};

export const cancelLeadsToDashboard: Proof = async (app) => {
  await app.logIn();
  await app.open('/subscription/cancel');
  await app.link('Back to Dashboard').or(app.button('Back to Dashboard')).click();
  await app.isAt('/dashboard');
};

export const cancelShowsSupport: Proof = async (app) => {
  await app.open('/subscription/cancel');
  await app.reads(/support/i);
  await app.main.locator('a[href="/contact"], a[href^="mailto:"]').first().click();
  await app.isAt('/contact');
};

/** Expects these labels on the buttons of the two plans. */
export function buttonsSay(subscription: SubscriptionStatus | null, monthly: string, annual: string): Proof {
  return async (app) => {
    await opensAs(app, subscription);
    await expect(card(app, 'Monthly Subscription').getByRole('button')).toHaveText(monthly);
    await expect(card(app, 'Annual Subscription').getByRole('button')).toHaveText(annual);
  };
}

export const visitorsAreAskedToLogin: Proof = async (app) => {
  await app.open('/subscription');
  await expect(button(app, 'Login to Subscribe')).toHaveCount(2);
};

export const currentPlanIsDisabled: Proof = async (app) => {
  await opensAs(app, annualSubscription);
  await expect(button(app, 'Current Plan')).toBeDisabled();
};

export const changeNamesOtherPlans = buttonsSay(monthlySubscription, 'Current Plan', 'Change to This Plan');

/** Login returns to /subscription. */
export const loginLeadsBackToPlans: Proof = async (app) => {
  await app.open('/subscription');
  await button(app, 'Login to Subscribe').first().click();
  await app.isAt('/login');
  await app.reads('Please login to subscribe to a plan');
  await app.field('Email').fill('halfway@demo.test');
  await app.field('Password').fill('learn-python-1');
  await app.button('Login').click();
  await app.isAt('/subscription');
};

export const processingIsShownOnThatPlan: Proof = async (app) => {
  await opensAs(app, null);
  app.api.hold(initiate);
  await card(app, 'Annual Subscription').getByRole('button').click();
  await expect(card(app, 'Annual Subscription').getByRole('button')).toHaveText('Processing...');
  await expect(card(app, 'Monthly Subscription').getByRole('button')).toHaveText('Upgrade Now');
};

export const initiateSends: Proof = async (app) => {
  await opensAs(app, null);
  const known = await app.real('subscriptions.plans');
  await card(app, 'Annual Subscription').getByRole('button').click();
  await expect
    .poll(() => app.api.requests(initiate).at(-1)?.body)
    .toEqual({
      plan_id: known.find(({ duration_days: days }) => days >= 365)?.id,
      return_url: `${app.baseURL}/subscription/success`,
      cancel_url: `${app.baseURL}/subscription/cancel`,
      notify_url: expect.stringContaining(app.baseURL),
    });
};

/** Expects the complete form at the provider's address. */
export const paymentIsPostedToTheProvider: Proof = async (app) => {
  await opensAs(app, null);
  const address = `${app.baseURL}/pay/elsewhere`;
  const fields = { merchant_id: 'm-1', order_id: 'PL-7', amount: '40.00', hash: 'A+B/C=' };
  const arrived: { method: string; body: string | null }[] = [];
  await app.page.route(address, async (route, request) => {
    arrived.push({ method: request.method(), body: request.postData() });
    await route.fulfill({ contentType: 'text/html', body: '<h1>The provider</h1>' });
  });
  app.api.answer(initiate, { kind: 'form', payment_url: address, payment_params: fields });
  await card(app, 'Annual Subscription').getByRole('button').click();
  await expect(app.page.getByRole('heading', { name: 'The provider' })).toBeVisible();
  expect(arrived.map(({ method }) => method)).toEqual(['POST']);
  expect(Object.fromEntries(new URLSearchParams(arrived[0]?.body ?? ''))).toEqual(fields);
};

/** Nothing is faked: a new learner goes to this server's local provider, cancels, and then pays. */
export const providerLeadsBack: Proof = async (app) => {
  await becomesNewLearner(app);
  await app.open('/subscription');
  await card(app, 'Monthly Subscription').getByRole('button', { name: 'Upgrade Now' }).click();
  await app.page.getByRole('button', { name: /cancel/i }).click();
  await app.isAt('/subscription/cancel');
  await app.link('Try Again').click();
  await card(app, 'Monthly Subscription').getByRole('button', { name: 'Upgrade Now' }).click();
  await app.page.getByRole('button', { name: /\bPay$/ }).click();
  await app.isAt('/subscription/success');
  await app.open('/subscription');
  await expect(card(app, 'Monthly Subscription').getByRole('button')).toHaveText('Current Plan');
};

export function paymentFailureSays(refusal: object, text: string): Proof {
  return async (app) => {
    await opensAs(app, null);
    app.api.answer(initiate, foreign({ status: 400, body: refusal }));
    await card(app, 'Annual Subscription').getByRole('button').click();
    await expect(app.main.getByRole('alert')).toContainText(text);
    await expect(card(app, 'Annual Subscription').getByRole('button')).toHaveText('Upgrade Now');
  };
}

/** All four requests fail: as the learner, without cookies, twice plain. Built-in plans show. */
export const plansAreTriedFourTimes: Proof = async (app) => {
  app.api.answer(plans, refuse('server_error'));
  await app.open('/subscription');
  await app.reads('Unable to load subscription information. Please try again later.');
  expect(app.api.requests(plans)).toHaveLength(4);
  await expect(card(app, 'Monthly Subscription')).toBeVisible();
};

export const laterTryIsEnough: Proof = async (app) => {
  const known = await app.real('subscriptions.plans');
  const broken = refuse('server_error');
  app.api.answer(plans, inTurn(broken, broken, broken, known));
  await app.open('/subscription');
  for (const { name } of known) await expect(card(app, name)).toBeVisible();
  await expect(app.main.getByText('Unable to load subscription information')).toHaveCount(0);
};

export function fallbackPlanIs(name: string, price: string, days: string): Proof {
  return async (app) => {
    app.api.answer(plans, refuse('server_error'));
    await app.open('/subscription');
    await expect(card(app, name)).toContainText(price);
    await expect(card(app, name)).toContainText(days);
  };
}

/** 365 days are a year, 364 are not. The annual plan is last, although it is the cheapest here. */
export const annualPlansSortLast: Proof = async (app) => {
  const sold = (id: string, days: number, price: number) => ({
    ...monthlyPlan,
    id,
    name: `Plan ${id}`,
    duration_days: days,
    price,
  });
  app.api.answer(plans, [sold('year', 365, 12), sold('nearly', 364, 30), sold('month', 30, 20)]);
  await app.open('/subscription');
  const names = app.main.getByRole('heading', { name: /^Plan / });
  await expect(names).toHaveCount(3);
  await expect(names.last()).toHaveText('Plan year');
  await expect(card(app, 'Plan year')).toContainText('Best Value');
  await expect(card(app, 'Plan nearly')).not.toContainText('Best Value');
};

export const annualPlansShowTheirValue: Proof = async (app) => {
  await app.open('/subscription');
  const annual = card(app, 'Annual Subscription');
  await expect(annual).toContainText('Best Value');
  await expect(annual).toContainText('Save 2 months with annual billing');
  await expect(annual).toContainText('$3.33');
  await expect(card(app, 'Monthly Subscription')).not.toContainText(/Best Value|Save 2 months/);
};

export const pricesAreInDollars: Proof = async (app) => {
  await app.open('/subscription');
  await expect(card(app, 'Monthly Subscription')).toContainText('$4');
  await expect(card(app, 'Annual Subscription')).toContainText('$40');
  await app.reads(/US dollars|USD/);
};

export const missingSubscriptionIsNone: Proof = async (app) => {
  await opensAs(app, null);
  await expect(button(app, 'Upgrade Now')).toHaveCount(2);
  await expect(app.main.getByRole('alert')).toHaveCount(0);
};

export const failedSubscriptionIsNone: Proof = async (app) => {
  await app.logIn();
  app.api.answer('subscriptions.subscriptionStatus', refuse('server_error'));
  await app.open('/subscription');
  await expect(button(app, 'Upgrade Now')).toHaveCount(2);
  await expect(app.main.getByRole('alert')).toHaveCount(0);
};

async function opensAs(app: AcceptancePage, subscription: SubscriptionStatus | null): Promise<void> {
  await app.logIn({ subscription });
  await app.open('/subscription');
  await expect(card(app, 'Annual Subscription').getByRole('button')).toBeVisible();
}

function card(app: AcceptancePage, name: string) {
  const heading = app.page.getByRole('heading', { name, exact: true });
  return app.main.getByRole('listitem').filter({ has: heading });
}

function button(app: AcceptancePage, name: string) {
  return app.main.getByRole('button', { name, exact: true });
}

/** Navigates within the open page, as a link would. */
async function goTo(app: AcceptancePage, path: string): Promise<void> {
  await app.page.evaluate((address) => {
    const state = { key: 'by-hand', idx: 1 };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

async function becomesNewLearner(app: AcceptancePage): Promise<void> {
  const { request } = app.page;
  const name = newName('spec');
  const account = { username: name, email: `${name}@specification.test`, password: 'kolam-dots-15' };
  await callServer(request, 'auth.register', account);
  const otp = await mailedCode(request, account.email);
  await callServer(request, 'auth.verifyEmail', { email: account.email, otp });
  await callServer(request, 'auth.login', account);
}
