import type { Plan, SubscriptionStatus } from '@python-learning/contract';
import { newName } from '@python-learning/testing/new-name';
import { mailedCode } from '../mailbox.ts';
import { watchConfetti } from './confetti-watch.ts';
import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import { annualSubscription } from './standings.ts';
import { installClock, letPass, stopClock } from './stopped-clock.ts';

const plans = 'GET /subscriptions/plans/';
const initiate = 'POST /subscriptions/initiate/';
const monthlySubscription: SubscriptionStatus = {
  ...annualSubscription,
  plan: { id: 'monthly', name: 'Monthly Subscription' },
};

export const anyoneCanView: Proof = async (stage) => {
  await stage.open('/subscription');
  await expect(stage.main.getByRole('heading', { level: 1, name: 'Upgrade Your Learning' })).toBeVisible();
  await stage.isAt('/subscription');
};

export const showsTheRunningSubscription: Proof = async (stage) => {
  await opensAs(stage, annualSubscription);
  const banner = stage.main.getByRole('status').filter({ hasText: 'Annual Subscription' });
  await expect(banner).toContainText(/31.*2031/);
};

export const hasNoBannerWithoutSubscription: Proof = async (stage) => {
  await opensAs(stage, null);
  await expect(button(stage, 'Upgrade Now').first()).toBeVisible();
  await expect(stage.main.getByText(/active subscription/i)).toHaveCount(0);
};

export const showsThreeBenefits: Proof = async (stage) => {
  await stage.open('/subscription');
  const [first, ...others] = [1, 2, 3].map((number) => stage.t(`subscription_benefit${number}_title`));
  for (const name of [first, ...others])
    await expect(stage.main.getByRole('heading', { name: name ?? '' })).toBeVisible();
  const list = stage.main.getByRole('list').filter({ hasText: first ?? '' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
};

export const showsPlanCards: Proof = async (stage) => {
  const known = await stage.real<Plan[]>('/subscriptions/plans/');
  await stage.open('/subscription');
  for (const plan of known) {
    await expect(card(stage, plan.name)).toContainText(`$${plan.price}`);
    await expect(card(stage, plan.name)).toContainText(String(plan.duration_days));
  }
};

export const leadsLearnersToDashboard: Proof = async (stage) => {
  await opensAs(stage, null);
  await stage.link('Back to Dashboard').click();
  await stage.isAt('/dashboard');
};

export const leadsVisitorsHome: Proof = async (stage) => {
  await stage.open('/subscription');
  await expect(stage.link('Back to Dashboard')).toHaveCount(0);
  await stage.link(/\bHome$/).click();
  await stage.isAt('/');
};

export const successIsCelebrated: Proof = async (stage) => {
  const throws = await watchConfetti(stage.page);
  await stage.logIn();
  await stage.open('/subscription/success');
  await stage.reads('Payment Successful');
  await expect.poll(async () => (await throws()).length).toBeGreaterThan(0);
};

export const successLeadsToDashboardAfter5S: Proof = async (stage) => {
  const { page } = stage;
  await installClock(page);
  await stage.logIn({ at: { completed: 4 }, subscription: annualSubscription });
  await stage.open('/contact');
  await expect(stage.header.getByRole('button', { name: 'demo_graduate' })).toBeVisible();
  await stopClock(page);
  await goTo(stage, '/subscription/success');
  await expect(stage.main.getByRole('timer')).toContainText('5');
  await letPass(page, 2000);
  await expect(stage.main.getByRole('timer')).toContainText('3');
  await letPass(page, 2900);
  await stage.isAt('/subscription/success');
  await letPass(page, 400);
  await stage.isAt('/dashboard');
};

export const successHasAButton: Proof = async (stage) => {
  await stage.logIn();
  await stage.open('/subscription/success');
  await stage.link('Continue Learning').or(stage.button('Continue Learning')).click();
  await stage.isAt('/dashboard');
};

export const cancelIsTold: Proof = async (stage) => {
  await stage.open('/subscription/cancel');
  await expect(stage.main.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
};

export const cancelTriesAgain: Proof = async (stage) => {
  await stage.open('/subscription/cancel');
  await stage.link('Try Again').or(stage.button('Try Again')).click();
  await stage.isAt('/subscription');
};

export const cancelLeadsToDashboard: Proof = async (stage) => {
  await stage.logIn();
  await stage.open('/subscription/cancel');
  await stage.link('Back to Dashboard').or(stage.button('Back to Dashboard')).click();
  await stage.isAt('/dashboard');
};

export const cancelShowsSupport: Proof = async (stage) => {
  await stage.open('/subscription/cancel');
  await stage.reads(/support/i);
  await stage.main.locator('a[href="/contact"], a[href^="mailto:"]').first().click();
  await stage.isAt('/contact');
};

/** What stands on the buttons of the two plans. */
export function buttonsSay(subscription: SubscriptionStatus | null, monthly: string, annual: string): Proof {
  return async (stage) => {
    await opensAs(stage, subscription);
    await expect(card(stage, 'Monthly Subscription').getByRole('button')).toHaveText(monthly);
    await expect(card(stage, 'Annual Subscription').getByRole('button')).toHaveText(annual);
  };
}

export const visitorsAreAskedToLogin: Proof = async (stage) => {
  await stage.open('/subscription');
  await expect(button(stage, 'Login to Subscribe')).toHaveCount(2);
};

export const currentPlanIsDisabled: Proof = async (stage) => {
  await opensAs(stage, annualSubscription);
  await expect(button(stage, 'Current Plan')).toBeDisabled();
};

export const changeNamesOtherPlans = buttonsSay(monthlySubscription, 'Current Plan', 'Change to This Plan');

/** After the login the visitor is where the wish began. */
export const loginLeadsBackToPlans: Proof = async (stage) => {
  await stage.open('/subscription');
  await button(stage, 'Login to Subscribe').first().click();
  await stage.isAt('/login');
  await stage.reads('Please login to subscribe to a plan');
  await stage.field('Email').fill('halfway@demo.test');
  await stage.field('Password').fill('learn-python-1');
  await stage.button('Login').click();
  await stage.isAt('/subscription');
};

export const processingIsShownOnThatPlan: Proof = async (stage) => {
  await opensAs(stage, null);
  stage.calls.hold(initiate);
  await card(stage, 'Annual Subscription').getByRole('button').click();
  await expect(card(stage, 'Annual Subscription').getByRole('button')).toHaveText('Processing...');
  await expect(card(stage, 'Monthly Subscription').getByRole('button')).toHaveText('Upgrade Now');
};

export const initiateSends: Proof = async (stage) => {
  await opensAs(stage, null);
  const known = await stage.real<Plan[]>('/subscriptions/plans/');
  await card(stage, 'Annual Subscription').getByRole('button').click();
  await expect
    .poll(() => stage.calls.sentWith(initiate).at(-1)?.body)
    .toEqual({
      plan_id: known.find(({ duration_days: days }) => days >= 365)?.id,
      return_url: `${stage.baseURL}/subscription/success`,
      cancel_url: `${stage.baseURL}/subscription/cancel`,
      notify_url: expect.stringContaining(stage.baseURL),
    });
};

/** The form leaves the site; what arrives at the provider is looked at. */
export const paymentIsPostedToTheProvider: Proof = async (stage) => {
  await opensAs(stage, null);
  const address = `${stage.baseURL}/pay/elsewhere`;
  const fields = { merchant_id: 'm-1', order_id: 'PL-7', amount: '40.00', hash: 'A+B/C=' };
  const arrived: { method: string; body: string | null }[] = [];
  await stage.page.route(address, async (route, request) => {
    arrived.push({ method: request.method(), body: request.postData() });
    await route.fulfill({ contentType: 'text/html', body: '<h1>The provider</h1>' });
  });
  stage.calls.answer(initiate, { payment_url: address, payment_params: fields });
  await card(stage, 'Annual Subscription').getByRole('button').click();
  await expect(stage.page.getByRole('heading', { name: 'The provider' })).toBeVisible();
  expect(arrived.map(({ method }) => method)).toEqual(['POST']);
  expect(Object.fromEntries(new URLSearchParams(arrived[0]?.body ?? ''))).toEqual(fields);
};

/** Nothing is faked here: a new learner goes to the provider of this server, cancels, and then pays. */
export const providerLeadsBack: Proof = async (stage) => {
  await becomesNewLearner(stage);
  await stage.open('/subscription');
  await card(stage, 'Monthly Subscription').getByRole('button', { name: 'Upgrade Now' }).click();
  await stage.page.getByRole('button', { name: /cancel/i }).click();
  await stage.isAt('/subscription/cancel');
  await stage.link('Try Again').click();
  await card(stage, 'Monthly Subscription').getByRole('button', { name: 'Upgrade Now' }).click();
  await stage.page.getByRole('button', { name: /\bPay$/ }).click();
  await stage.isAt('/subscription/success');
  await stage.open('/subscription');
  await expect(card(stage, 'Monthly Subscription').getByRole('button')).toHaveText('Current Plan');
};

export function paymentFailureSays(refusal: object, text: string): Proof {
  return async (stage) => {
    await opensAs(stage, null);
    stage.calls.answer(initiate, refusal, 400);
    await card(stage, 'Annual Subscription').getByRole('button').click();
    await expect(stage.main.getByRole('alert')).toContainText(text);
    await expect(card(stage, 'Annual Subscription').getByRole('button')).toHaveText('Upgrade Now');
  };
}

/** As a learner, as nobody, twice in the plainest way; then the plans that are known by heart. */
export const plansAreTriedFourTimes: Proof = async (stage) => {
  stage.calls.answer(plans, { detail: 'Broken.' }, 500);
  await stage.open('/subscription');
  await stage.reads('Unable to load subscription information. Please try again later.');
  expect(stage.calls.sentWith(plans)).toHaveLength(4);
  await expect(card(stage, 'Monthly Subscription')).toBeVisible();
};

export const laterTryIsEnough: Proof = async (stage) => {
  const known = await stage.real<Plan[]>('/subscriptions/plans/');
  const broken = { status: 500, json: {} };
  stage.calls.answerInTurn(plans, broken, broken, broken, { status: 200, json: known });
  await stage.open('/subscription');
  for (const { name } of known) await expect(card(stage, name)).toBeVisible();
  await expect(stage.main.getByText('Unable to load subscription information')).toHaveCount(0);
};

export function fallbackPlanIs(name: string, price: string, days: string): Proof {
  return async (stage) => {
    stage.calls.answer(plans, { detail: 'Broken.' }, 500);
    await stage.open('/subscription');
    await expect(card(stage, name)).toContainText(price);
    await expect(card(stage, name)).toContainText(days);
  };
}

/** 365 days are a year, 364 are not; the year stands last, though it is cheaper here. */
export const annualPlansSortLast: Proof = async (stage) => {
  const [known] = await stage.real<Plan[]>('/subscriptions/plans/');
  const sold = (id: string, days: number, price: number) => ({
    ...known,
    id,
    name: `Plan ${id}`,
    duration_days: days,
    price,
  });
  stage.calls.answer(plans, [sold('year', 365, 12), sold('nearly', 364, 30), sold('month', 30, 20)]);
  await stage.open('/subscription');
  const names = stage.main.getByRole('heading', { name: /^Plan / });
  await expect(names).toHaveCount(3);
  await expect(names.last()).toHaveText('Plan year');
  await expect(card(stage, 'Plan year')).toContainText('Best Value');
  await expect(card(stage, 'Plan nearly')).not.toContainText('Best Value');
};

export const annualPlansShowTheirValue: Proof = async (stage) => {
  await stage.open('/subscription');
  const annual = card(stage, 'Annual Subscription');
  await expect(annual).toContainText('Best Value');
  await expect(annual).toContainText('Save 2 months with annual billing');
  await expect(annual).toContainText('$3.33');
  await expect(card(stage, 'Monthly Subscription')).not.toContainText(/Best Value|Save 2 months/);
};

export const pricesAreInDollars: Proof = async (stage) => {
  await stage.open('/subscription');
  await expect(card(stage, 'Monthly Subscription')).toContainText('$4');
  await expect(card(stage, 'Annual Subscription')).toContainText('$40');
  await stage.reads(/US dollars|USD/);
};

export const missingSubscriptionIsNone: Proof = async (stage) => {
  await opensAs(stage, null);
  await expect(button(stage, 'Upgrade Now')).toHaveCount(2);
  await expect(stage.main.getByRole('alert')).toHaveCount(0);
};

export const failedSubscriptionIsNone: Proof = async (stage) => {
  await stage.logIn();
  stage.calls.answer('GET /subscriptions/status/', { detail: 'Broken.' }, 500);
  await stage.open('/subscription');
  await expect(button(stage, 'Upgrade Now')).toHaveCount(2);
  await expect(stage.main.getByRole('alert')).toHaveCount(0);
};

async function opensAs(stage: Stage, subscription: SubscriptionStatus | null): Promise<void> {
  await stage.logIn({ subscription });
  await stage.open('/subscription');
  await expect(card(stage, 'Annual Subscription').getByRole('button')).toBeVisible();
}

function card(stage: Stage, name: string) {
  const heading = stage.page.getByRole('heading', { name, exact: true });
  return stage.main.getByRole('listitem').filter({ has: heading });
}

function button(stage: Stage, name: string) {
  return stage.main.getByRole('button', { name, exact: true });
}

/** To another screen of the page that is open, as a link would. */
async function goTo(stage: Stage, path: string): Promise<void> {
  await stage.page.evaluate((address) => {
    const state = { key: 'by-hand', idx: 1 };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

async function becomesNewLearner(stage: Stage): Promise<void> {
  const { request } = stage.page;
  const name = newName('spec');
  const account = { username: name, email: `${name}@specification.test`, password: 'kolam-dots-15' };
  const post = async (path: string, data: object) => {
    const { cookies } = await request.storageState();
    const token = cookies.find((cookie) => cookie.name === 'csrftoken')?.value ?? '';
    const answer = await request.post(`/api/auth/${path}/`, { data, headers: { 'X-CSRFToken': token } });
    expect(answer.ok()).toBe(true);
  };
  await request.get('/api/auth/user/');
  await post('register', account);
  await post('verify-email', { email: account.email, otp: await mailedCode(request, account.email) });
  await post('login', account);
}
