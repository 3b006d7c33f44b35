import { startTestApp, type TestApp, type TestClient } from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/**
 * A stranger knows the address of a child, has three browsers in two networks, and does all that can be done
 * against the address before each step of the child: wrong passwords, wrong codes, and requests for every kind of mail.
 */
let testApp: TestApp;
let nila: { username: string; email: string; password: string };
let attack: () => Promise<void>;
let count = 0;

beforeAll(async () => {
  testApp = await startTestApp({ config: { trustedProxies: 1 } });
});
afterAll(() => testApp.stop());
beforeEach(() => {
  count++;
  nila = { username: `nila_${count}`, email: `nila${count}@example.test`, password: 'thumbi-paradhu-9' };
  attack = attackerOf(nila.email);
});

/** The networks of the browsers. The clock stands still, so each test has others. */
const strangersNetworks = () => [`203.0.${count}.1`, `203.0.${count}.1`, `203.0.${count}.2`];
const wrongPassword = 'not-the-one-1';

/** Calls from one browser in one network. */
type Browser = (call: AccountCall, body: Record<string, unknown>) => ReturnType<TestClient['post']>;

type AccountCall =
  | 'auth.register'
  | 'auth.login'
  | 'auth.logout'
  | 'auth.verifyEmail'
  | 'auth.resetPassword'
  | 'auth.requestPasswordReset'
  | 'auth.requestLoginCode'
  | 'auth.resendOtp';

function browserIn(network: string, client = testApp.newClient()): Browser {
  return (call, body) => client.call(call, body, { headers: { 'x-forwarded-for': network } });
}

function attackerOf(email: string): () => Promise<void> {
  const browsers = strangersNetworks().map((network) => browserIn(network));
  /** A refused call waits for a moment, so the browsers do it side by side. */
  const attackIn = async (browser: Browser, at: number) => {
    await browser('auth.register', { username: `s${count}_${at}`, email, password: 'of-the-stranger-7' });
    for (const kind of ['auth.requestPasswordReset', 'auth.requestLoginCode', 'auth.resendOtp'] as const)
      await browser(kind, { email });
    for (let tries = 0; tries < 4; tries++) await browser('auth.login', { email, password: wrongPassword });
    for (let tries = 0; tries < 2; tries++) {
      await browser('auth.verifyEmail', { email, otp: '000000' });
      await browser('auth.resetPassword', { email, otp: '000000', new_password: 'of-the-stranger-7' });
    }
  };
  return async () => {
    await Promise.all(browsers.map(attackIn));
    await testApp.mailTo(email);
  };
}

/** The long code of the newest mail to the child. */
async function longCode(): Promise<string> {
  const [newest] = await testApp.mailTo(nila.email);
  return /(?:\d{4} ){3}\d{4}/.exec(newest?.text ?? '')?.[0] ?? 'no code';
}

async function join(client = testApp.newClient()): Promise<void> {
  const browser = browserIn('198.51.100.9', client);
  await browser('auth.register', nila);
  expect(await browser('auth.verifyEmail', { email: nila.email, otp: await longCode() })).toMatchObject({
    status: 200,
  });
}

/** A browser in which the child was logged in before. */
async function knownBrowser(network: string): Promise<Browser> {
  const client = testApp.newClient();
  await join(client);
  const known = browserIn(network, client);
  const body = { email: nila.email, password: nila.password };
  expect(await known('auth.login', body)).toMatchObject({ status: 200 });
  await known('auth.logout', {});
  // What a proof of the mailbox is worth without a login has ended.
  testApp.clock.advance(16 * 60);
  return known;
}

/** Logs in; where that is paused, asks for a code and types the long one of the newest mail beside the password. */
async function logIn(browser: Browser, more: { password?: string; shared_phone?: boolean } = {}) {
  const body = { email: nila.email, password: nila.password, ...more };
  const answer = await browser('auth.login', body);
  if (answer.status !== 429) return answer;
  expect(answer.body).toMatchObject({ code: 'login_paused' });
  await attack();
  expect(await browser('auth.requestLoginCode', { email: nila.email })).toMatchObject({ status: 200 });
  await attack();
  return browser('auth.login', { ...body, otp: await longCode() });
}

describe.each([
  ['the network of the stranger', () => `203.0.${count}.1`],
  ['another network', () => `198.51.${count}.1`],
])('while a stranger goes on and on, a child in %s', (_where, networkOf) => {
  let network: string;
  beforeEach(() => {
    network = networkOf();
  });

  test.each([
    ['a new browser', {}],
    ['a shared phone', { shared_phone: true }],
  ])('logs in with the right password in %s, again and again (security 6)', async (_browser, more) => {
    await join();
    for (let logins = 0; logins < 2; logins++) {
      await attack();
      expect(await logIn(browserIn(network), more)).toMatchObject({ status: 200 });
    }
  });

  test('logs in at once where it was logged in before (security 6)', async () => {
    const known = await knownBrowser(network);
    await attack();
    const body = { email: nila.email, password: nila.password };
    expect(await known('auth.login', body)).toMatchObject({ status: 200 });
  });

  test.each([
    ['a new browser', {}],
    ['a shared phone', { shared_phone: true }],
  ])('sets a new password in %s and logs in with it at once (security 6)', async (_browser, more) => {
    await join();
    await attack();
    const browser = browserIn(network);
    expect(await browser('auth.requestPasswordReset', { email: nila.email })).toMatchObject({
      status: 200,
    });
    await attack();
    const fresh = { otp: await longCode(), new_password: 'a-new-secret-5' };
    expect(await browser('auth.resetPassword', { email: nila.email, ...fresh })).toMatchObject({
      status: 200,
    });
    await attack();
    const body = { email: nila.email, password: 'a-new-secret-5', ...more };
    expect(await browser('auth.login', body)).toMatchObject({ status: 200 });
    // The mail that tells of the new password brings the next long code.
    expect(await logIn(browserIn(network), { password: 'a-new-secret-5' })).toMatchObject({ status: 200 });
  });

  test.each([
    ['a new browser', {}],
    ['a shared phone', { shared_phone: true }],
  ])('signs up in %s and logs in at once (security 6)', async (_browser, more) => {
    await attack();
    const browser = browserIn(network);
    expect(await browser('auth.register', nila)).toMatchObject({ status: 201 });
    await attack();
    const proof = { email: nila.email, otp: await longCode() };
    expect(await browser('auth.verifyEmail', proof)).toMatchObject({ status: 200 });
    await attack();
    const body = { email: nila.email, password: nila.password, ...more };
    expect(await browser('auth.login', body)).toMatchObject({
      status: 200,
      body: { user: { username: nila.username } },
    });
  });

  test('is sent the short code, too, where it was logged in before (security 6)', async () => {
    const known = await knownBrowser(network);
    await attack();
    expect(await known('auth.requestPasswordReset', { email: nila.email })).toMatchObject({
      status: 200,
    });
    const [newest] = await testApp.mailTo(nila.email);
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    const fresh = { email: nila.email, otp: code, new_password: 'a-new-secret-5' };
    expect(await known('auth.resetPassword', fresh)).toMatchObject({ status: 200 });
  });
});

test('a child logs in while strangers have used up what its network may do (security 6)', async () => {
  const town = await startTestApp({
    config: { trustedProxies: 1 },
    accountRules: { loginsPerAddress: 4, codesPerAddressAndHour: 2, codeTriesPerAddress: 1 },
  });
  const account = await town.newAccount();
  const from = (client: TestClient) => browserIn('203.0.113.1', client);
  for (let browsers = 0; browsers < 6; browsers++) {
    const stranger = from(town.newClient());
    await stranger('auth.login', { email: `a${browsers}@b.test`, password: wrongPassword });
    await stranger('auth.requestPasswordReset', { email: `a${browsers}@b.test` });
    await stranger('auth.verifyEmail', { email: `a${browsers}@b.test`, otp: '000000' });
  }
  const child = from(town.newClient());
  expect(await child('auth.login', account)).toMatchObject({ status: 429, body: { code: 'login_paused' } });
  expect(await child('auth.requestLoginCode', { email: account.email })).toMatchObject({ status: 200 });
  const [mail] = await town.mailTo(account.email);
  const otp = /(?:\d{4} ){3}\d{4}/.exec(mail?.text ?? '')?.[0];
  expect(await child('auth.login', { ...account, otp })).toMatchObject({ status: 200 });
  await town.stop();
});

describe('an address that asked for nothing', () => {
  test.each([
    ['has an account', () => join()],
    ['has none', async () => undefined],
  ])('and %s gets five mails in any hour, whatever strangers do (security 6)', async (_what, begin) => {
    await begin();
    const arrived: number[] = [];
    for (let quarters = 0; quarters < 12; quarters++) {
      const formerly = (await testApp.mailTo(nila.email)).length;
      await attack();
      arrived.push((await testApp.mailTo(nila.email)).length - formerly);
      testApp.clock.advance(15 * 60);
    }
    // Five of each hour, with the one that the child asked for in a new browser.
    expect(await testApp.mailTo(nila.email)).toHaveLength(15);
    for (let at = 0; at + 4 <= arrived.length; at++)
      expect(arrived.slice(at, at + 4).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5);
  });

  test('gets no more of them for a new password that its owner sets (security 6)', async () => {
    await join();
    await attack();
    const browser = browserIn(`198.51.${count}.1`);
    const before = (await testApp.mailTo(nila.email)).length;
    const fresh = { email: nila.email, otp: await longCode(), new_password: 'a-new-secret-5' };
    expect(await browser('auth.resetPassword', fresh)).toMatchObject({ status: 200 });
    await attack();
    // The one that tells of the new password.
    expect(await testApp.mailTo(nila.email)).toHaveLength(before + 1);
  });

  test('has a valid long code in its mailbox at every moment when no mail is sent (security 6)', async () => {
    await join();
    await attack();
    testApp.clock.advance(59 * 60);
    const mails = (await testApp.mailTo(nila.email)).length;
    const browser = browserIn('198.51.100.7');
    await browser('auth.requestPasswordReset', { email: nila.email });
    expect(await testApp.mailTo(nila.email)).toHaveLength(mails);
    testApp.clock.advance(30 * 60);
    const fresh = { email: nila.email, otp: await longCode(), new_password: 'a-new-secret-5' };
    expect(await browser('auth.resetPassword', fresh)).toMatchObject({ status: 200 });
  });
});

describe('a long code', () => {
  const reset = (browser: Browser, otp: string, newPassword = 'a-new-secret-5') =>
    browser('auth.resetPassword', { email: nila.email, otp, new_password: newPassword });
  const refused = { status: 400, body: { code: 'otp_invalid' } };

  beforeEach(async () => {
    await join();
    await browserIn('198.51.100.7')('auth.requestPasswordReset', { email: nila.email });
  });

  test('is read however it is spaced', async () => {
    const code = await longCode();
    expect(await reset(browserIn('198.51.100.8'), code.replaceAll(' ', '-'))).toMatchObject({ status: 200 });
  });

  test('works for two hours and not a second longer (security 12)', async () => {
    const code = await longCode();
    testApp.clock.advance(2 * 3600);
    expect(await reset(browserIn('198.51.100.8'), code)).toMatchObject(refused);
  });

  test('sets one password, and ends those of the other mails with it (security 12)', async () => {
    const [first, browser] = [await longCode(), browserIn('198.51.100.8')];
    await browser('auth.requestPasswordReset', { email: nila.email });
    const second = await longCode();
    expect(second).not.toBe(first);
    expect(await reset(browser, second)).toMatchObject({ status: 200 });
    expect(await reset(browser, second, 'another-secret-6')).toMatchObject(refused);
    expect(await reset(browser, first, 'another-secret-6')).toMatchObject(refused);
  });

  test('that two calls bring at the same moment sets one password (security 12)', async () => {
    const code = await longCode();
    const answers = await Promise.all(
      ['a-new-secret-5', 'another-secret-6'].map((password) =>
        reset(browserIn('198.51.100.8'), code, password),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test('is worth nothing for another address, nor without the password of a login (security 13)', async () => {
    const code = await longCode();
    const other = await testApp.newAccount();
    const browser = browserIn('198.51.100.8');
    const fresh = { otp: code, new_password: 'a-new-secret-5' };
    expect(await browser('auth.resetPassword', { email: other.email, ...fresh })).toMatchObject(refused);
    const login = { email: nila.email, password: wrongPassword, otp: code };
    expect(await browser('auth.login', login)).toMatchObject({ status: 401 });
  });

  test('lets nobody guess passwords without end (security 5)', async () => {
    const [code, browser] = [await longCode(), browserIn('198.51.100.8')];
    const guess = () => browser('auth.login', { email: nila.email, password: wrongPassword, otp: code });
    for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatchObject({ status: 401 });
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'login_paused' } });
  });

  test('that a stranger makes up proves no registration and no mailbox (security 13)', async () => {
    const stranger = browserIn('203.0.113.1');
    expect(await reset(stranger, '1234 5678 9012 3456')).toMatchObject(refused);
    const login = { email: nila.email, password: nila.password, otp: '1234567890123456' };
    expect(await stranger('auth.login', login)).toMatchObject(refused);
  });
});
