import { startTestApp, type TestApp, type TestClient } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let testApp: TestApp;
let child: TestClient;
let stranger: TestClient;
/** A new person in each test, whose address and username the stranger knows. */
let nila: { username: string; email: string; password: string };
let count = 0;
beforeAll(async () => {
  testApp = await startTestApp({ config: { trustedProxies: 1 } });
});
afterAll(() => testApp.stop());
beforeEach(() => {
  count++;
  child = testApp.newClient();
  stranger = testApp.newClient();
  nila = { username: `nila_${count}`, email: `nila${count}@example.test`, password: 'thumbi-paradhu-9' };
});

const refused = { status: 400, body: { code: 'otp_invalid' } };

/** Codes mailed to an address so far, newest first. Two mails sent at the same time may arrive in either order. */
async function codesFor(email: string): Promise<string[]> {
  const mails = await testApp.mailTo(email);
  return mails.flatMap(({ text }) => text.match(/\b\d{6}\b/) ?? []);
}

function wrongFor(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

const verify = (client: TestClient, otp = 'none') =>
  client.call('auth.verifyEmail', { email: nila.email, otp });
const reset = (client: TestClient, otp: string, newPassword: string) =>
  client.call('auth.resetPassword', { email: nila.email, otp, new_password: newPassword });
const askForReset = (client: TestClient) => client.call('auth.requestPasswordReset', { email: nila.email });
const logIn = (client: TestClient, password = nila.password) =>
  client.call('auth.login', { email: nila.email, password });

async function joins(): Promise<void> {
  await child.call('auth.register', nila);
  const [code] = await codesFor(nila.email);
  expect(await verify(child, code)).toMatchObject({ status: 200 });
}

describe('a stranger who registers the username and address of a child', () => {
  const theirs = 'not-of-nila-7';

  test('never has the own password confirmed by the child (security 6)', async () => {
    await child.call('auth.register', nila);
    testApp.clock.advance(62);
    expect(await stranger.call('auth.register', { ...nila, password: theirs })).toMatchObject({
      status: 201,
    });
    const [newest, first] = await codesFor(nila.email);
    await verify(child, newest);
    await verify(child, first);

    expect(await logIn(stranger, theirs)).toMatchObject({ status: 401, body: { code: 'login_failed' } });
    expect(await logIn(child)).toMatchObject({ status: 200 });
  });
});

describe('a registration', () => {
  test('waits beside that of another browser, and the code that is entered decides (security 6)', async () => {
    const other = { ...nila, username: `other_${count}`, password: 'the-other-one-8' };
    await stranger.call('auth.register', nila);
    await codesFor(nila.email);
    await child.call('auth.register', other);
    const codes = await codesFor(nila.email);
    expect(codes).toHaveLength(2);
    expect((await testApp.mailTo(nila.email))[0]?.text).toContain(other.username);
    expect(await verify(child, codes[0])).toMatchObject({ status: 200 });

    expect(await verify(stranger, codes[1])).toMatchObject(refused);
    expect(await logIn(child, other.password)).toMatchObject({
      body: { user: { username: other.username } },
    });
    expect(await logIn(stranger)).toMatchObject({ status: 401, body: { code: 'login_failed' } });
  });

  test('is accepted once when six ask for one username at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((one) =>
        testApp.newClient().call('auth.register', { ...nila, email: `at-once-${one}.${nila.email}` }),
      ),
    );
    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(1);
    for (const { status, body } of answers.filter((one) => !accepted.includes(one)))
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { username: ['Somebody else has this one. Choose another.'] },
      });
  });

  test('that lost its username to another account meanwhile says so', async () => {
    await child.call('auth.register', nila);
    const [code] = await codesFor(nila.email);
    const other = await testApp.newAccount();
    await sql`update learners set username_key = ${nila.username} where id = ${other.id}`.execute(testApp.db);
    expect(await verify(child, code)).toMatchObject({
      status: 400,
      body: { username: ['Somebody else has this one. Choose another.'] },
    });
  });

  test('goes on in another browser that knows its password', async () => {
    await child.call('auth.register', nila);
    const elsewhere = testApp.newClient();
    expect(await logIn(elsewhere)).toMatchObject({ body: { code: 'email_not_verified' } });
    expect(await codesFor(nila.email)).toHaveLength(1);
    testApp.clock.advance(61);
    expect(await elsewhere.call('auth.resendOtp', { email: nila.email })).toMatchObject({ status: 200 });
    const [code] = await codesFor(nila.email);
    expect(await verify(elsewhere, code)).toMatchObject({ status: 200 });
    expect(await logIn(elsewhere)).toMatchObject({ status: 200 });
  });

  test('from before registrations belonged to browsers is proven in any of them', async () => {
    await child.call('auth.register', nila);
    await codesFor(nila.email);
    await sql`update pending_registrations set browser = 'any' where email = ${nila.email}`.execute(
      testApp.db,
    );
    const later = testApp.newClient();
    await later.call('auth.resendOtp', { email: nila.email });
    const [code] = await codesFor(nila.email);
    expect(await verify(later, code)).toMatchObject({ status: 200 });
    expect(await logIn(later)).toMatchObject({ status: 200 });
  });
});

describe('a stranger who knows the address of a child', () => {
  test('cannot use up the tries of a code of the child (security 6)', async () => {
    await child.call('auth.register', nila);
    const [code = ''] = await codesFor(nila.email);
    for (let i = 0; i < 5; i++) expect(await verify(stranger, wrongFor(code))).toMatchObject(refused);
    expect(await verify(child, code)).toMatchObject({ status: 200 });
  });

  test('cannot use up the mails of the child (security 6)', async () => {
    await child.call('auth.register', nila);
    for (let i = 0; i < 6; i++) {
      testApp.clock.advance(61);
      await testApp.newClient().call('auth.resendOtp', { email: nila.email });
    }
    expect(await codesFor(nila.email)).toHaveLength(1);
    expect(await child.call('auth.resendOtp', { email: nila.email })).toMatchObject({ status: 200 });
    const [code] = await codesFor(nila.email);
    expect(await verify(child, code)).toMatchObject({ status: 200 });
  });

  test('cannot keep a child from logging in where it was logged in before (security 6)', async () => {
    await joins();
    await logIn(child);
    await child.call('auth.logout');
    for (let i = 0; i < 11; i++) await logIn(stranger, 'not-the-one-1');
    expect(await logIn(stranger)).toMatchObject({ status: 429 });
    expect(await logIn(child)).toMatchObject({ status: 200 });
  });

  test('cannot end the code with which the child resets the password (security 6)', async () => {
    await joins();
    await askForReset(child);
    const [code = ''] = await codesFor(nila.email);
    testApp.clock.advance(61);
    await askForReset(stranger);
    for (let i = 0; i < 5; i++) await reset(stranger, wrongFor(code), 'a-new-secret-5');
    expect(await reset(child, code, 'a-new-secret-5')).toMatchObject({ status: 200 });
  });

  test('compares nothing with a code of the child, from however many networks (security 16)', async () => {
    await joins();
    await askForReset(child);
    const [code = ''] = await codesFor(nila.email);
    const attempts = testApp.db
      .selectFrom('one_time_codes')
      .select('attempts')
      .where('email_key', '=', nila.email)
      .where('purpose', '=', 'reset_password');
    for (let network = 0; network < 50; network++) {
      const there = { headers: { 'x-forwarded-for': `203.0.113.${network}` } };
      const guesser = testApp.newClient();
      await guesser.call('auth.user', there);
      const guesses = Array.from({ length: 20 }, () =>
        guesser.call(
          'auth.resetPassword',
          { email: nila.email, otp: code, new_password: 'a-new-secret-5' },
          there,
        ),
      );
      for (const { status } of await Promise.all(guesses)) expect(status).toBe(400);
    }
    expect(await attempts.execute()).toEqual([{ attempts: 0 }]);
    expect(await reset(child, code, 'a-new-secret-5')).toMatchObject({ status: 200 });
  });

  test('gets five codes an hour for it, however many browsers ask in however many networks (security 16)', async () => {
    await joins();
    for (let browsers = 0; browsers < 10; browsers++) {
      testApp.clock.advance(61);
      const there = { headers: { 'x-forwarded-for': `203.0.113.${browsers}` } };
      const body = { email: nila.email };
      const answer = await testApp.newClient().call('auth.requestPasswordReset', body, there);
      expect(answer).toMatchObject({ status: 200 });
    }
    // One of the five was for the registration.
    expect(await codesFor(nila.email)).toHaveLength(5);
  });

  test('cannot use up the mails for a browser in which the child was logged in before (security 6)', async () => {
    await joins();
    await logIn(child);
    await child.call('auth.logout');
    for (let browsers = 0; browsers < 6; browsers++) await askForReset(testApp.newClient());
    const before = await codesFor(nila.email);
    await askForReset(stranger);
    expect(await codesFor(nila.email)).toEqual(before);
    expect(await askForReset(child)).toMatchObject({ status: 200 });
    const [code = ''] = await codesFor(nila.email);
    expect(await reset(child, code, 'a-new-secret-5')).toMatchObject({ status: 200 });
  });

  test('types codes until the browser has used up its share, and no other browser is stopped', async () => {
    const small = await startTestApp({ accountRules: { codeTriesPerBrowser: 3 } });
    const guesser = small.newClient();
    const guess = async (client: TestClient, call: 'auth.verifyEmail' | 'auth.resetPassword') =>
      (await client.call(call, { email: nila.email, otp: '123456', new_password: 'a-new-secret-5' })).status;
    for (let tries = 0; tries < 3; tries++) expect(await guess(guesser, 'auth.verifyEmail')).toBe(400);
    expect(await guess(guesser, 'auth.verifyEmail')).toBe(429);
    expect(await guess(guesser, 'auth.resetPassword')).toBe(429);
    expect(await guess(small.newClient(), 'auth.resetPassword')).toBe(400);
    await small.stop();
  });
});

describe('a browser in which a learner was logged in before', () => {
  const cookieOf = (client: TestClient) => client.cookies.get('known_device') ?? 'no cookie';

  beforeEach(async () => {
    await joins();
    await logIn(child);
    await child.call('auth.logout');
  });

  test('has ten wrong tries of its own (security 5)', async () => {
    for (let i = 0; i < 10; i++) {
      expect(await logIn(child, 'not-the-one-1')).toMatchObject({ status: 401 });
    }
    expect(await logIn(child)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    expect(await logIn(stranger)).toMatchObject({ status: 200 });
  });

  test('is let in while strangers behind the same address have used up its logins (security 49)', async () => {
    const town = await startTestApp({ accountRules: { loginsPerAddress: 4, loginsPerBrowser: 2 } });
    const account = await town.newAccount();
    const known = town.newClient();
    await known.call('auth.login', account);
    await known.call('auth.logout');
    const greedy = town.newClient();
    const tries = async (client: TestClient, email: string) =>
      (await client.call('auth.login', { email, password: 'not-the-one-1' })).status;
    const answers = [await tries(greedy, 'a@b.test'), await tries(greedy, 'a@b.test')];
    expect([...answers, await tries(greedy, 'a@b.test')]).toEqual([401, 401, 429]);
    expect(await town.newClient().call('auth.login', account)).toMatchObject({ status: 200 });
    expect(await town.newClient().call('auth.login', account)).toMatchObject({ status: 429 });
    expect(await known.call('auth.login', account)).toMatchObject({ status: 200 });
    await town.stop();
  });

  test('keeps a cookie for a year that says nothing and that scripts cannot read', async () => {
    const { headers } = await logIn(child);
    expect([headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(/^known_device=[\w~-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    );
  });

  test('is known for each learner of a family, and for nobody else', async () => {
    const sister = await testApp.newAccount();
    await child.call('auth.login', sister);
    await child.call('auth.logout');
    for (let i = 0; i < 11; i++) {
      await logIn(stranger, 'not-the-one-1');
      await stranger.call('auth.login', { ...sister, password: 'not-the-one-1' });
    }
    expect(await child.call('auth.login', sister)).toMatchObject({ status: 200 });
    expect(await logIn(child)).toMatchObject({ status: 200 });

    const other = await testApp.newAccount();
    for (let i = 0; i < 10; i++) await stranger.call('auth.login', { ...other, password: 'not-the-one-1' });
    expect(await child.call('auth.login', other)).toMatchObject({ status: 429 });
  });

  test('is a stranger again after a reset of the password, and when its cookie was changed', async () => {
    const forged = testApp.newClient();
    forged.cookies.set('known_device', `${cookieOf(child).slice(0, -1)}_`);
    for (let i = 0; i < 10; i++) await logIn(stranger, 'not-the-one-1');
    expect(await logIn(forged)).toMatchObject({ status: 429 });

    await askForReset(child);
    const [code = ''] = await codesFor(nila.email);
    await reset(child, code, 'a-new-secret-5');
    // What is known of the browser that has proven the mailbox ends soon.
    testApp.clock.advance(15 * 60);
    for (let i = 0; i < 10; i++) await logIn(stranger, 'not-the-one-1');
    expect(await logIn(child, 'a-new-secret-5')).toMatchObject({ status: 429 });
  });
});
