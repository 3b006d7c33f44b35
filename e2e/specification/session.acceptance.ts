import type { CallName } from '@python-learning/contract';
import { callsOf, foreign, inTurn, refuse } from '@python-learning/testing/fake-api';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { enterCode, fillReset, logIn, reachCode, reachReset, signUp } from './account.acceptance.ts';
import { headerLink } from './frame.acceptance.ts';
import { progressOf } from './standings.ts';

const learner = { id: 'learner-1', username: 'nila', email: 'nila@specification.test' };
const notLoggedIn = refuse('not_authenticated');
const refresh = 'auth.refreshToken';

/** The app's localStorage entries of a learner. */
const keptOfLearner = {
  video_watched_lesson: 'true',
  code_success_question: 'true',
  code_output_question: 'Hello',
  points_awarded_question: 'true',
  exercise_completed_milestone: 'true',
  personalized_success_exercise: 'true',
};

export const asksWhoIsThere: Proof = async (app) => {
  await app.logIn({ account: 'new' });
  await app.open('/');
  await expect(app.header.getByRole('button', { name: 'demo_new' })).toBeVisible();
  expect(app.api.requests('auth.user')).toHaveLength(1);
};

export const refreshesOnceOnArrival: Proof = async (app) => {
  await hasToken(app);
  // This learner has no session on the server: any other call would be refused, and refreshed.
  app.api.answerEach(callsOf('GET'), foreign({ status: 404 }));
  app.api.answer('auth.user', inTurn(notLoggedIn, learner));
  app.api.answer(refresh, { detail: 'Done.' });
  await app.open('/contact');
  await expect(app.header.getByRole('button', { name: 'nila' })).toBeVisible();
  expect(app.api.requests(refresh).map(({ body }) => body)).toEqual([{}]);
  expect(app.api.requests('auth.user')).toHaveLength(2);
};

export const logoutForgetsAll: Proof = async (app) => {
  await app.logIn();
  await app.remembers(keptOfLearner);
  await app.open('/contact');
  await app.header.getByRole('button', { name: 'demo_graduate' }).click();
  await expect(app.header.getByText(/Upgraded until/).filter({ visible: true })).toHaveCount(1);
  await app.header.getByRole('button', { name: 'Logout' }).click();
  await expect(headerLink(app, 'Login')).toBeVisible();
  await expect(headerLink(app, 'Learn')).toHaveAttribute('href', '/login');
  await expect(app.header.getByText(/Upgraded until/)).toHaveCount(0);
  // The landing page notes that it was visited until the server refuses to count it.
  await expect.poll(() => keysOf(app)).toEqual([]);
  expect(app.api.requests('auth.logout')).toHaveLength(1);
};

/** Two calls fail at the end of the session: one refresh is made, and then both are repeated. */
export const callsWaitForOneRefresh: Proof = async (app) => {
  await app.logIn();
  const progress = progressOf(app.course, { completed: 3, score: 4321 });
  app.api.answer('progress.progress', inTurn(notLoggedIn, progress));
  app.api.answer('subscriptions.subscriptionStatus', inTurn(notLoggedIn, refuse('not_found')));
  const { release } = app.api.hold(refresh);
  await app.open('/dashboard');
  await expect.poll(() => app.api.requests(refresh).length).toBe(1);
  await expect.poll(() => app.api.requests('subscriptions.subscriptionStatus').length).toBe(1);
  release();
  await app.reads('4321');
  expect(app.api.requests(refresh)).toHaveLength(1);
  expect(app.api.requests('progress.progress')).toHaveLength(2);
  expect(app.api.requests('subscriptions.subscriptionStatus')).toHaveLength(2);
};

export const lostSessionLeadsToLogin: Proof = async (app) => {
  await app.logIn();
  await app.remembers(keptOfLearner);
  await losesSession(app);
  await app.open('/dashboard');
  await app.isAt('/login');
  expect(await keysOf(app)).toEqual([]);
};

export const lostSessionKeepsSubscriptionPage: Proof = async (app) => {
  await app.logIn();
  await losesSession(app);
  await app.open('/subscription');
  await expect(headerLink(app, 'Login')).toBeVisible();
  await app.isAt('/subscription');
};

/** Nobody is redirected from the screens of login, sign-up, password reset and plans. */
export const nobodyIsSentFromTheDoor: Proof = async (app) => {
  app.api.answer('auth.user', notLoggedIn);
  app.api.answer(refresh, refuse('token_not_valid'));
  for (const path of ['/login', '/signup', '/forgot-password', '/subscription']) {
    await app.open(path);
    await expect(headerLink(app, 'Login')).toBeVisible();
    await app.isAt(path);
  }
  await reachCode(app);
  await expect(app.field('OTP')).toBeVisible();
  await app.isAt('/verify-otp');
};

/** A 401 of these calls is about the request itself, so that no refresh could help. */
export const someCallsAreNeverRefreshed: Proof = async (app) => {
  const refused = foreign({ status: 401, body: { detail: 'Refused.', error: 'Refused.' } });
  const attempts: readonly [CallName, (app: AcceptancePage) => Promise<void>][] = [
    ['auth.login', logIn],
    ['auth.verifyEmail', (own) => reachCode(own).then(() => enterCode(own))],
    ['auth.register', signUp],
    ['auth.resetPassword', resetPassword],
    ['subscriptions.plans', (own) => own.open('/subscription')],
  ];
  // No other call of these screens is answered with 401, so that only the tested call could cause a refresh.
  app.api.answerEach(callsOf('GET'), refuse('not_ready'));
  app.api.answer('settings.changeSettings', {});
  app.api.answer('auth.user', learner);
  for (const [call, attempt] of attempts) {
    app.api.answerEach([call], refused);
    await attempt(app);
    await expect.poll(() => app.api.requests(call).length).toBeGreaterThan(0);
    // Plans have fallbacks; the other screens show the refusal.
    const fallback = app.main.getByRole('heading', { name: 'Monthly Subscription' });
    await expect(app.main.getByRole('alert').or(fallback).first()).toBeVisible({ timeout: 30_000 });
  }
  expect(app.api.requests(refresh)).toEqual([]);
};

export const everyRequestCarriesTheToken: Proof = async (app) => {
  await app.logIn();
  const heard: string[] = [];
  app.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') && !('x-csrftoken' in request.headers()))
      heard.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await app.open('/dashboard');
  await app.reads(/^Welcome/);
  await app.open('/subscription');
  await app.button('Current Plan').waitFor();
  expect(heard).toEqual([]);
};

export const changesCarryTheToken: Proof = async (app) => {
  await hasToken(app);
  app.api.answer('auth.login', { user: learner });
  await logIn(app);
  await expect
    .poll(() => app.api.requests('auth.login').map(({ headers }) => headers.get('x-csrftoken')))
    .toEqual(['token-of-the-cookie']);
};

async function hasToken(app: AcceptancePage): Promise<void> {
  const cookie = { name: 'csrftoken', value: 'token-of-the-cookie', url: app.baseURL };
  await app.page.context().addCookies([cookie]);
  app.api.answer('auth.user', notLoggedIn);
  app.api.answer(refresh, refuse('token_not_valid'));
}

async function losesSession(app: AcceptancePage): Promise<void> {
  app.api.answer('progress.progress', notLoggedIn);
  app.api.answer('subscriptions.subscriptionStatus', notLoggedIn);
  app.api.answer(refresh, refuse('token_not_valid'));
}

async function resetPassword(app: AcceptancePage): Promise<void> {
  await reachReset(app);
  await fillReset(app, 'kolam-dots-15');
  await app.button('Reset Password').click();
}

function keysOf(app: AcceptancePage): Promise<string[]> {
  return app.page.evaluate(() => Object.keys(localStorage));
}
