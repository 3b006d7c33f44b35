import { enterCode, fillReset, logIn, reachCode, reachReset, signUp } from './account.proofs.ts';
import { headerLink } from './frame.proofs.ts';
import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';
import { progressOf } from './standings.ts';

const learner = { id: 'learner-1', username: 'nila', email: 'nila@specification.test' };
const notLoggedIn = { detail: 'Please log in.', code: 'not_authenticated' };
const refresh = 'POST /auth/token/refresh/';

/** What the browser keeps of a learner, under the keys of the app. */
const keptOfLearner = {
  video_watched_lesson: 'true',
  code_success_question: 'true',
  code_output_question: 'Hello',
  points_awarded_question: 'true',
  exercise_completed_milestone: 'true',
  personalized_success_exercise: 'true',
};

export const asksWhoIsThere: Proof = async (stage) => {
  await stage.logIn({ account: 'new' });
  await stage.open('/');
  await expect(stage.header.getByRole('button', { name: 'demo_new' })).toBeVisible();
  expect(stage.calls.sentWith('GET /auth/user/')).toHaveLength(1);
};

export const refreshesOnceOnArrival: Proof = async (stage) => {
  await hasToken(stage);
  // This learner has no session at the server: whatever else is asked there would be refused, and refreshed for.
  stage.calls.answer('GET /**/', { detail: 'None.', code: 'not_found' }, 404);
  stage.calls.answerInTurn(
    'GET /auth/user/',
    { status: 401, json: notLoggedIn },
    { status: 200, json: learner },
  );
  stage.calls.answer(refresh, { detail: 'Done.' });
  await stage.open('/contact');
  await expect(stage.header.getByRole('button', { name: 'nila' })).toBeVisible();
  expect(stage.calls.sentWith(refresh).map(({ body }) => body)).toEqual([{}]);
  expect(stage.calls.sentWith('GET /auth/user/')).toHaveLength(2);
};

export const logoutForgetsAll: Proof = async (stage) => {
  await stage.logIn();
  await stage.remembers(keptOfLearner);
  await stage.open('/contact');
  await stage.header.getByRole('button', { name: 'demo_graduate' }).click();
  await expect(stage.header.getByText(/Upgraded until/).filter({ visible: true })).toHaveCount(1);
  await stage.header.getByRole('button', { name: 'Logout' }).click();
  await expect(headerLink(stage, 'Login')).toBeVisible();
  await expect(headerLink(stage, 'Learn')).toHaveAttribute('href', '/login');
  await expect(stage.header.getByText(/Upgraded until/)).toHaveCount(0);
  expect(await keysOf(stage)).toEqual([]);
  expect(stage.calls.sentWith('POST /auth/logout/')).toHaveLength(1);
};

/** Two calls meet the end of the session: one refresh, and both are made again when it is there. */
export const callsWaitForOneRefresh: Proof = async (stage) => {
  await stage.logIn();
  const ended = { status: 401, json: notLoggedIn };
  const progress = progressOf(stage.course, { completed: 3, score: 4321 });
  stage.calls.answerInTurn('GET /learn/progress/', ended, { status: 200, json: progress });
  stage.calls.answerInTurn('GET /subscriptions/status/', ended, { status: 404, json: {} });
  const { release } = stage.calls.hold(refresh);
  await stage.open('/dashboard');
  await expect.poll(() => stage.calls.sentWith(refresh).length).toBe(1);
  await expect.poll(() => stage.calls.sentWith('GET /subscriptions/status/').length).toBe(1);
  release();
  await stage.reads('4321');
  expect(stage.calls.sentWith(refresh)).toHaveLength(1);
  expect(stage.calls.sentWith('GET /learn/progress/')).toHaveLength(2);
  expect(stage.calls.sentWith('GET /subscriptions/status/')).toHaveLength(2);
};

export const lostSessionLeadsToLogin: Proof = async (stage) => {
  await stage.logIn();
  await stage.remembers(keptOfLearner);
  await losesSession(stage);
  await stage.open('/dashboard');
  await stage.isAt('/login');
  expect(await keysOf(stage)).toEqual([]);
};

export const lostSessionKeepsSubscriptionPage: Proof = async (stage) => {
  await stage.logIn();
  await losesSession(stage);
  await stage.open('/subscription');
  await expect(headerLink(stage, 'Login')).toBeVisible();
  await stage.isAt('/subscription');
};

/** Whoever is about to come in is left alone. */
export const nobodyIsSentFromTheDoor: Proof = async (stage) => {
  stage.calls.answer('GET /auth/user/', notLoggedIn, 401);
  stage.calls.answer(refresh, notLoggedIn, 401);
  for (const path of ['/login', '/signup', '/forgot-password', '/subscription']) {
    await stage.open(path);
    await expect(headerLink(stage, 'Login')).toBeVisible();
    await stage.isAt(path);
  }
  await reachCode(stage);
  await expect(stage.field('OTP')).toBeVisible();
  await stage.isAt('/verify-otp');
};

/** These calls say something about the request itself: no refresh could help. */
export const someCallsAreNeverRefreshed: Proof = async (stage) => {
  const refused = { detail: 'Refused.', error: 'Refused.' };
  const attempts: readonly [`${'GET' | 'POST'} /${string}/`, (stage: Stage) => Promise<void>][] = [
    ['POST /auth/login/', logIn],
    ['POST /auth/verify-email/', (own) => reachCode(own).then(() => enterCode(own))],
    ['POST /auth/register/', signUp],
    ['POST /auth/password-reset/', resetPassword],
    ['GET /subscriptions/plans/', (own) => own.open('/subscription')],
  ];
  // What a learner's pages ask for besides is not refused: only these calls could lead to a refresh.
  stage.calls.answer('GET /**/', { detail: 'Not now.', code: 'not_ready' }, 503);
  stage.calls.answer('POST /settings/', {});
  stage.calls.answer('GET /auth/user/', learner);
  for (const [call, attempt] of attempts) {
    stage.calls.answer(call, refused, 401);
    await attempt(stage);
    await expect.poll(() => stage.calls.sentWith(call).length).toBeGreaterThan(0);
    // Plans have fallbacks; the other screens say what was refused.
    const fallback = stage.main.getByRole('heading', { name: 'Monthly Subscription' });
    await expect(stage.main.getByRole('alert').or(fallback).first()).toBeVisible({ timeout: 30_000 });
  }
  expect(stage.calls.sentWith(refresh)).toEqual([]);
};

export const everyRequestCarriesTheToken: Proof = async (stage) => {
  await stage.logIn();
  const heard: string[] = [];
  stage.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') && !('x-csrftoken' in request.headers()))
      heard.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await stage.open('/dashboard');
  await stage.reads(/^Welcome/);
  await stage.open('/subscription');
  await stage.button('Current Plan').waitFor();
  expect(heard).toEqual([]);
};

export const changesCarryTheToken: Proof = async (stage) => {
  await hasToken(stage);
  stage.calls.answer('POST /auth/login/', { user: learner });
  await logIn(stage);
  await expect
    .poll(() => stage.calls.sentWith('POST /auth/login/').map(({ headers }) => headers['x-csrftoken']))
    .toEqual(['token-of-the-cookie']);
};

async function hasToken(stage: Stage): Promise<void> {
  const cookie = { name: 'csrftoken', value: 'token-of-the-cookie', url: stage.baseURL };
  await stage.page.context().addCookies([cookie]);
  stage.calls.answer('GET /auth/user/', notLoggedIn, 401);
  stage.calls.answer(refresh, notLoggedIn, 401);
}

async function losesSession(stage: Stage): Promise<void> {
  stage.calls.answer('GET /learn/progress/', notLoggedIn, 401);
  stage.calls.answer('GET /subscriptions/status/', notLoggedIn, 401);
  stage.calls.answer(refresh, notLoggedIn, 401);
}

async function resetPassword(stage: Stage): Promise<void> {
  await reachReset(stage);
  await fillReset(stage, 'kolam-dots-15');
  await stage.button('Reset Password').click();
}

function keysOf(stage: Stage): Promise<string[]> {
  return stage.page.evaluate(() => Object.keys(localStorage));
}
