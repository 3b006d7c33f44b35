import { systemRandomness } from '@python-learning/api';
import { startTestApp, type TestApp } from '@python-learning/testing';
import { afterEach, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seedLearner } from './modules/auth/index.ts';

const [{ email, username }] = demoAccounts;
const asDemo = { email, password: demoPassword };
let testApp: TestApp;
afterEach(() => testApp.stop());

async function startWithDemo(isProduction: boolean): Promise<void> {
  testApp = await startTestApp({ config: { isProduction } });
  await seedLearner({ ...testApp, randomness: systemRandomness }, { ...asDemo, username, language: 'en' });
}

async function logIn(login: object, headers: Record<string, string> = {}) {
  const { status, body } = await testApp.newClient().call('auth.login', login, { headers });
  return { status, body };
}

const refusals = (): number => testApp.log.filter((line) => line.includes('"auth.demo_refused"')).length;

test('a demo account opens to a browser on this machine, also through the development server', async () => {
  await startWithDemo(false);
  expect(await logIn(asDemo, { host: 'localhost:3000' })).toMatchObject({ status: 200 });
  const page = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' };
  const throughVite = { host: '127.0.0.1:3000', ...page };
  expect(await logIn(asDemo, throughVite)).toMatchObject({ status: 200 });
  expect(refusals()).toBe(0);
});

test('a demo account is refused like a wrong password behind a proxy, and the log says why (security 57)', async () => {
  await startWithDemo(false);
  const wrong = await logIn({ email, password: 'not-the-password-1' });
  expect(wrong.status).toBe(401);
  const proxies = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'cf-connecting-ip': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 proxy' },
    { host: 'learn.example' },
  ];
  for (const headers of proxies)
    for (const spelling of [email, email.toUpperCase()])
      expect(await logIn({ ...asDemo, email: spelling }, headers)).toEqual(wrong);
  expect(refusals()).toBe(2 * proxies.length);
});

test('a demo account is refused in production, on a database of a development (security 57)', async () => {
  await startWithDemo(true);
  expect(await logIn(asDemo)).toMatchObject({ status: 401 });
  expect(refusals()).toBe(1);
});

test('other accounts log in through any proxy', async () => {
  await startWithDemo(false);
  const { email: address, password } = await testApp.newAccount();
  const login = { email: address, password };
  expect(await logIn(login, { 'x-forwarded-for': '203.0.113.7' })).toMatchObject({ status: 200 });
});
