import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { systemRandomness } from '@python-learning/api';
import { startTestApp, type TestApp, type TestClient } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Line = Record<string, unknown> & { event: string };

const nila = { username: 'நிலா_விழி', email: 'Nila.Vizhi@Example.test', password: 'thumbi-paradhu-9' };
const fresh = { reset: 'marakkilai-veyil-4', change: 'kaatru-mazhai-71' };
const wrong = { password: 'wrong-kolam-88', code: '000000', unknown: 'nobody.here@example.test' };
const firstCode = 918_273;

let testApp: TestApp;
let codes = firstCode;
/** Texts that must never appear in a log. Tokens and CSRF tokens are added as they are issued. */
const secrets = new Set([
  ...Object.values(nila),
  nila.email.toLowerCase(),
  ...Object.values(fresh),
  wrong.password,
  wrong.unknown,
]);

beforeAll(async () => {
  testApp = await startTestApp({
    randomness: { ...systemRandomness, code: () => String(codes++) },
    accountRules: { loginFailures: 2 },
  });
  await tellStory();
  await testApp.app.background.settled();
});
afterAll(() => testApp.stop());

/** Runs through everything that can happen to an account, from registration to deletion. */
async function tellStory(): Promise<void> {
  const [phone, school, stranger] = [testApp.newClient(), testApp.newClient(), testApp.newClient()];
  await phone.call('auth.register', nila);
  await phone.call('auth.login', nila);
  await phone.call('auth.verifyEmail', { email: nila.email, otp: wrong.code });
  await phone.call('auth.verifyEmail', { email: nila.email, otp: await codeFrom() });
  await logIn(phone, nila.password);
  await logIn(school, nila.password);
  await endSessions(phone, school);
  for (const email of [nila.email, nila.email, nila.email, wrong.unknown])
    await stranger.call('auth.login', { email, password: wrong.password });
  await reuseRefreshToken(phone);
  testApp.clock.advance(3600);
  await phone.call('auth.requestPasswordReset', { email: nila.email });
  const reset = { email: nila.email, otp: await codeFrom(), new_password: fresh.reset };
  await phone.call('auth.resetPassword', reset);
  await logIn(phone, fresh.reset);
  await changePassword(phone);
  await phone.call('auth.logout');
  await logIn(phone, fresh.change);
  await phone.call('auth.logout', {}, { headers: { 'x-csrftoken': 'forged' } });
  await phone.call('auth.deleteAccount', { password: fresh.change, confirmation: nila.username });
}

async function codeFrom(): Promise<string> {
  const [mail] = await testApp.mailTo(nila.email);
  const long = /(?:\d{4} ){3}\d{4}/.exec(mail?.text ?? '')?.[0] ?? 'no long code';
  for (const one of [long, long.replaceAll(' ', '')]) secrets.add(one);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
}

async function logIn(client: TestClient, password: string): Promise<void> {
  const { status } = await client.call('auth.login', { email: nila.email, password });
  expect(status).toBe(200);
  for (const value of client.cookies.values()) secrets.add(value);
}

/** Ends one session from the list, and another together with all others. */
async function endSessions(phone: TestClient, school: TestClient): Promise<void> {
  const { body } = await phone.call('auth.sessions');
  const other = body.find((session: { is_current: boolean }) => !session.is_current);
  await phone.call('auth.endSession', { id: other.id });
  await logIn(school, nila.password);
  await phone.call('auth.endOtherSessions');
}

async function reuseRefreshToken(phone: TestClient): Promise<void> {
  const thief = phone.copy();
  await phone.call('auth.refreshToken');
  for (const value of phone.cookies.values()) secrets.add(value);
  testApp.clock.advance(60);
  await thief.call('auth.refreshToken');
}

async function changePassword(phone: TestClient): Promise<void> {
  const change = { current_password: wrong.password, new_password: fresh.change };
  await phone.call('auth.changePassword', change);
  await phone.call('auth.changePassword', { ...change, current_password: fresh.reset });
}

function lines(): Line[] {
  return testApp.log.map((line) => JSON.parse(line));
}

function linesOf(event: string): Line[] {
  return lines().filter((line) => line.event === event);
}

const hash = /^[\w-]{16}$/;

describe('the log of an account', () => {
  test.each([
    ['auth.registered', ['isKnown', 'address']],
    ['auth.code_sent', ['address', 'purpose']],
    ['auth.login_unverified', ['address']],
    ['auth.code_failed', ['address', 'purpose']],
    ['auth.verified', ['learner', 'address']],
    ['auth.login', ['learner']],
    ['auth.login_failed', ['address']],
    ['auth.login_paused', ['address']],
    ['auth.session_ended', ['learner', 'sessions']],
    ['auth.refresh_reuse', ['learner']],
    ['auth.reset_requested', ['address']],
    ['auth.password_reset', ['learner']],
    ['auth.password_check_failed', ['learner']],
    ['auth.password_changed', ['learner']],
    ['auth.logout', ['learner']],
    ['authz.denied', ['refusal', 'route']],
    ['auth.account_deleted', ['learner']],
  ])('has %s with its time, request and network, and %j (security 56)', (event, fields) => {
    const found = linesOf(event);
    expect(found).not.toEqual([]);
    for (const line of found) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        network: expect.stringMatching(hash),
      });
      expect(Object.keys(line)).toEqual(expect.arrayContaining(fields));
    }
  });

  test('names one learner and one network by the same hash from the first day to the last', () => {
    const ours = lines().filter(({ event, learner }) => event.startsWith('auth') && learner !== undefined);
    expect(new Set(ours.map(({ learner }) => learner)).size).toBe(1);
    expect(ours[0]?.['learner']).toMatch(hash);
    expect(new Set(ours.map(({ network }) => network)).size).toBe(1);
  });

  test('names the learner who was denied a call', () => {
    const [denied] = linesOf('authz.denied').filter(({ route }) => route === '/api/auth/logout/');
    expect(denied).toMatchObject({
      refusal: 'csrf_incorrect',
      learner: linesOf('auth.login')[0]?.['learner'],
    });
  });

  test('tells guesses at one address from guesses at many, also where it has no account (security 56)', () => {
    const failed = linesOf('auth.login_failed');
    expect(failed).toHaveLength(3);
    const [first, second, unknown] = failed;
    expect(first?.['address']).toMatch(hash);
    expect(second?.['address']).toBe(first?.['address']);
    expect(unknown?.['address']).not.toBe(first?.['address']);
    expect(unknown).not.toHaveProperty('learner');
    expect(linesOf('auth.login_paused')[0]?.['address']).toBe(first?.['address']);
  });

  test('has no address, name, password, token, code or plain network address in any line (security 15)', () => {
    const text = testApp.log.join('');
    for (const secret of secrets) expect(text).not.toContain(secret);
    for (let code = firstCode; code < codes; code++) expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(codes).toBeGreaterThan(firstCode + 1);
    expect(text).not.toContain('127.0.0.1');
  });

  test('says which request it was, also when the body of one comes late (security 56)', async () => {
    const answer = await sendLate({ email: wrong.unknown, password: wrong.password });
    expect(answer.statusCode).toBe(401);
    expect(linesOf('auth.login_failed').at(-1)).toMatchObject({ reqId: answer.headers['x-request-id'] });
  });
});

/** Logs in over a real connection, and sends the body only once the server waits for it. */
async function sendLate(body: object): Promise<IncomingMessage> {
  const origin = await testApp.listen();
  const client = testApp.newClient();
  await client.call('auth.user');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const text = JSON.stringify(body);
  const headers = {
    cookie,
    'content-type': 'application/json',
    'content-length': text.length,
    'x-csrftoken': client.cookies.get('csrftoken') ?? '',
  };
  const arrived = once(testApp.app.server.server, 'request');
  const sent = request(`${origin}/api/auth/login/`, { method: 'POST', headers });
  sent.flushHeaders();
  const [received] = (await arrived) as [IncomingMessage];
  await expect.poll(() => received.listenerCount('data')).toBeGreaterThan(0);
  const answered = once(sent, 'response');
  sent.end(text);
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  return answer;
}
