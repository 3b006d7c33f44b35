import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';
import { enterCode, fillReset, logIn, reachCode, reachReset, signUp } from './account.acceptance.ts';
import { headerLink } from './frame.acceptance.ts';
import { progressOf } from './standings.ts';

const learner = { id: 'learner-1', username: 'nila', email: 'nila@specification.test' };
const notLoggedIn = { detail: 'Please log in.', code: 'not_authenticated' };
const refresh = 'POST /auth/token/refresh/';

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
  expect(app.calls.sentWith('GET /auth/user/')).toHaveLength(1);
};

export const refreshesOnceOnArrival: Proof = async (app) => {
  await hasToken(app);
  // This learner has no session on the server: any other call would be refused, and refreshed.
  app.calls.answer('GET /**/', { detail: 'None.', code: 'not_found' }, 404);
  app.calls.answerInTurn(
    'GET /auth/user/',
    { status: 401, json: notLoggedIn },
    { status: 200, json: learner },
  );
  app.calls.answer(refresh, { detail: 'Done.' });
  await app.open('/contact');
  await expect(app.header.getByRole('button', { name: 'nila' })).toBeVisible();
  expect(app.calls.sentWith(refresh).map(({ body }) => body)).toEqual([{}]);
  expect(app.calls.sentWith('GET /auth/user/')).toHaveLength(2);
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
  expect(await keysOf(app)).toEqual([]);
  expect(app.calls.sentWith('POST /auth/logout/')).toHaveLength(1);
};

/** Two calls fail at the end of the session: one refresh is made, and then both are repeated. */
export const callsWaitForOneRefresh: Proof = async (app) => {
  await app.logIn();
  const ended = { status: 401, json: notLoggedIn };
  const progress = progressOf(app.course, { completed: 3, score: 4321 });
  app.calls.answerInTurn('GET /learn/progress/', ended, { status: 200, json: progress });
  app.calls.answerInTurn('GET /subscriptions/status/', ended, { status: 404, json: {} });
  const { release } = app.calls.hold(refresh);
  await app.open('/dashboard');
  await expect.poll(() => app.calls.sentWith(refresh).length).toBe(1);
  await expect.poll(() => app.calls.sentWith('GET /subscriptions/status/').length).toBe(1);
  release();
  await app.reads('4321');
  expect(app.calls.sentWith(refresh)).toHaveLength(1);
  expect(app.calls.sentWith('GET /learn/progress/')).toHaveLength(2);
  expect(app.calls.sentWith('GET /subscriptions/status/')).toHaveLength(2);
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
  app.calls.answer('GET /auth/user/', notLoggedIn, 401);
  app.calls.answer(refresh, notLoggedIn, 401);
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
  const refused = { detail: 'Refused.', error: 'Refused.' };
  const attempts: readonly [`${'GET' | 'POST'} /${string}/`, (app: AcceptancePage) => Promise<void>][] = [
    ['POST /auth/login/', logIn],
    ['POST /auth/verify-email/', (own) => reachCode(own).then(() => enterCode(own))],
    ['POST /auth/register/', signUp],
    ['POST /auth/password-reset/', resetPassword],
    ['GET /subscriptions/plans/', (own) => own.open('/subscription')],
  ];
  // No other call of these screens is answered with 401, so that only the tested call could cause a refresh.
  app.calls.answer('GET /**/', { detail: 'Not now.', code: 'not_ready' }, 503);
  app.calls.answer('POST /settings/', {});
  app.calls.answer('GET /auth/user/', learner);
  for (const [call, attempt] of attempts) {
    app.calls.answer(call, refused, 401);
    await attempt(app);
    await expect.poll(() => app.calls.sentWith(call).length).toBeGreaterThan(0);
    // Plans have fallbacks; the other screens show the refusal.
    const fallback = app.main.getByRole('heading', { name: 'Monthly Subscription' });
    await expect(app.main.getByRole('alert').or(fallback).first()).toBeVisible({ timeout: 30_000 });
  }
  expect(app.calls.sentWith(refresh)).toEqual([]);
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
  app.calls.answer('POST /auth/login/', { user: learner });
  await logIn(app);
  await expect
    .poll(() => app.calls.sentWith('POST /auth/login/').map(({ headers }) => headers['x-csrftoken']))
    .toEqual(['token-of-the-cookie']);
};

async function hasToken(app: AcceptancePage): Promise<void> {
  const cookie = { name: 'csrftoken', value: 'token-of-the-cookie', url: app.baseURL };
  await app.page.context().addCookies([cookie]);
  app.calls.answer('GET /auth/user/', notLoggedIn, 401);
  app.calls.answer(refresh, notLoggedIn, 401);
}

async function losesSession(app: AcceptancePage): Promise<void> {
  app.calls.answer('GET /learn/progress/', notLoggedIn, 401);
  app.calls.answer('GET /subscriptions/status/', notLoggedIn, 401);
  app.calls.answer(refresh, notLoggedIn, 401);
}

async function resetPassword(app: AcceptancePage): Promise<void> {
  await reachReset(app);
  await fillReset(app, 'kolam-dots-15');
  await app.button('Reset Password').click();
}

function keysOf(app: AcceptancePage): Promise<string[]> {
  return app.page.evaluate(() => Object.keys(localStorage));
}
