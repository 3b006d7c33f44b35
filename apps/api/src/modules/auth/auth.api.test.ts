import { systemRandomness } from '@python-learning/api';
import { newName, startTestApp, type TestApp, type TestClient } from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let testApp: TestApp;
let browser: TestClient;
/** A new person in each test. */
let nila: { username: string; email: string; password: string };
let count = 0;
beforeAll(async () => {
  let code = 100_000;
  testApp = await startTestApp({ randomness: { ...systemRandomness, code: () => String(code++) } });
});
afterAll(() => testApp.stop());
beforeEach(() => {
  count++;
  browser = testApp.newClient();
  nila = { username: `நிலா_${count}`, email: `Nila${count}@Example.test`, password: 'thumbi-paradhu-9' };
});

async function codeFor(email: string): Promise<string> {
  const [mail] = await testApp.mailTo(email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
}

function wrongFor(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

async function verified(account = nila): Promise<void> {
  await browser.call('auth.register', account);
  await browser.call('auth.verifyEmail', { email: account.email, otp: await codeFor(account.email) });
}

describe('signing up', () => {
  test('leads through the mailed code to a session, and out again (security 4)', async () => {
    expect(await browser.call('auth.register', nila)).toMatchObject({ status: 201 });
    const early = await browser.call('auth.login', nila);
    expect(early).toMatchObject({ status: 401, body: { code: 'email_not_verified' } });

    const proof = { email: nila.email.toUpperCase(), otp: await codeFor(nila.email) };
    expect(await browser.call('auth.verifyEmail', proof)).toMatchObject({
      status: 200,
      body: { detail: 'Email verified successfully. You can now login.' },
    });
    const login = await browser.call('auth.login', nila);
    expect(login.status).toBe(200);
    expect(login.body).toEqual({
      user: { id: expect.any(String), username: nila.username, email: nila.email },
    });
    expect(await browser.call('auth.user')).toMatchObject({ status: 200, body: login.body.user });
    expect(await browser.call('auth.logout')).toMatchObject({ status: 200 });
    expect(await browser.call('auth.user')).toMatchObject({ status: 401 });
  });

  test('answers a known address like an unknown one, and tells its owner by mail', async () => {
    await verified();
    testApp.clock.advance(61);
    const known = await browser.call('auth.register', { ...nila, username: `somebody${count}` });
    const unknown = await browser.call('auth.register', {
      ...nila,
      username: `else${count}`,
      email: `else${count}@example.test`,
    });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const [mail] = await testApp.mailTo(nila.email);
    expect(mail?.subject).toBe('You already have a Python Learning account');
    expect(await browser.call('auth.login', nila)).toMatchObject({ status: 200 });
  });

  test('refuses a username that differs from a taken one only in capitals (security 7)', async () => {
    await verified({ ...nila, username: 'Kavin' });
    const second = { ...nila, username: 'kAVIN', email: 'other@example.test' };
    expect(await browser.call('auth.register', second)).toMatchObject({
      status: 400,
      body: { username: ['Somebody else has this one. Choose another.'] },
    });
  });

  test('gives a username away that an unproven address has kept for more than a day', async () => {
    const gone = { ...nila, email: `gone${count}@example.test` };
    await testApp.newClient().call('auth.register', gone);
    expect(await browser.call('auth.register', nila)).toMatchObject({ status: 400 });
    testApp.clock.advance(24 * 3600 + 1);
    expect(await browser.call('auth.register', nila)).toMatchObject({ status: 201 });
  });

  test('keeps the username of who mistyped the address and signs up once more', async () => {
    const mistyped = `mistyped${count}@example.test`;
    await browser.call('auth.register', { ...nila, email: mistyped });
    const otp = await codeFor(mistyped);
    expect(await browser.call('auth.register', nila)).toMatchObject({ status: 201 });
    expect(await browser.call('auth.verifyEmail', { email: mistyped, otp })).toMatchObject({
      status: 400,
    });
    await browser.call('auth.verifyEmail', { email: nila.email, otp: await codeFor(nila.email) });
    expect(await browser.call('auth.login', nila)).toMatchObject({
      status: 200,
      body: { user: { username: nila.username, email: nila.email } },
    });
  });

  test('reserves a username also with an address that has an account, which therefore is not told', async () => {
    await verified();
    const known = { ...nila, username: `wish_${count}` };
    const unknown = { ...known, username: `hope_${count}`, email: `unknown${count}@example.test` };
    for (const registration of [known, unknown]) {
      await testApp.newClient().call('auth.register', registration);
      const other = { ...registration, email: `third${count}@example.test` };
      expect(await testApp.newClient().call('auth.register', other)).toMatchObject({
        status: 400,
        body: { username: ['Somebody else has this one. Choose another.'] },
      });
    }
  });

  test('takes the last username and password that a browser chose for an address', async () => {
    await browser.call('auth.register', { ...nila, username: 'typo' });
    await browser.call('auth.register', nila);
    await browser.call('auth.verifyEmail', { email: nila.email, otp: await codeFor(nila.email) });
    expect(await browser.call('auth.login', nila)).toMatchObject({
      body: { user: { username: nila.username } },
    });
  });

  test('within the pause between mails keeps the code, which proves what was chosen last', async () => {
    await browser.call('auth.register', { ...nila, password: 'a-slip-of-mine-1' });
    const otp = await codeFor(nila.email);
    expect(await browser.call('auth.register', nila)).toMatchObject({ status: 201 });
    expect(await testApp.mailTo(nila.email)).toHaveLength(1);
    await browser.call('auth.verifyEmail', { email: nila.email, otp });
    expect(await browser.call('auth.login', nila)).toMatchObject({ status: 200 });
  });

  test('again in the same browser ends the code that was mailed for the former one', async () => {
    await browser.call('auth.register', { ...nila, username: `former_${count}` });
    const otp = await codeFor(nila.email);
    const stillThere = testApp.db
      .selectFrom('one_time_codes')
      .where('email_key', '=', nila.email.toLowerCase())
      .selectAll();
    expect(await stillThere.execute()).toHaveLength(1);
    testApp.clock.advance(61);
    await browser.call('auth.register', { ...nila, password: 'another-one-8' });
    expect(await browser.call('auth.verifyEmail', { email: nila.email, otp })).toMatchObject({
      body: { code: 'otp_invalid' },
    });
    const [mail] = await testApp.mailTo(nila.email);
    expect(mail?.text).toContain(nila.username);
  });

  test('with a taken username costs no mail', async () => {
    await verified({ ...nila, username: `taken_${count}`, email: `first${count}@example.test` });
    expect(await browser.call('auth.register', { ...nila, username: `taken_${count}` })).toMatchObject({
      status: 400,
    });
    expect(await browser.call('auth.register', nila)).toMatchObject({ status: 201 });
    expect(await codeFor(nila.email)).toMatch(/^\d{6}$/);
  });

  test('makes one account of many registrations at the same moment', async () => {
    await browser.call('auth.user');
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.call('auth.register', nila)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const otp = await codeFor(nila.email);
    const proofs = await Promise.all(
      Array.from({ length: 4 }, () => browser.call('auth.verifyEmail', { email: nila.email, otp })),
    );
    expect(proofs.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
    const accounts = testApp.db.selectFrom('learners').where('email', '=', nila.email).select('id');
    expect(await accounts.execute()).toHaveLength(1);
  });

  test.each([
    [{ username: '' }, { username: ['This field may not be blank.'] }],
    [{ username: 'a b' }, { username: [expect.stringContaining('without spaces')] }],
    [{ username: undefined }, { username: ['This field is required.'] }],
    [{ username: 7 }, { username: ['This is not the right kind of value.'] }],
    [{ email: 'nobody' }, { email: ['Enter a valid email address.'] }],
    [{ password: 'ab1' }, { password: ['Use at least 8 characters.'] }],
    [{ password: '12345678' }, { password: ['Use at least one letter and one number.'] }],
    [{ password: 'Password123' }, { password: ['Many people use this password. Choose another one.'] }],
    [{ password: `${'a1'.repeat(64)}b` }, { password: ['Use no more than 128 characters.'] }],
    [
      { username: 'kolamfan', password: 'Kolam.Fan1' },
      { password: ['Too close to your username or email. Choose another.'] },
    ],
  ])('says by field what is wrong with %j', async (change, fields) => {
    const answer = await browser.call('auth.register', { ...nila, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ ...fields, code: 'validation_failed' });
  });

  test('takes long passphrases with spaces and Tamil as they are, to the last character (security 9)', async () => {
    const password = ` அம்மா ஆடு 1 ${'x'.repeat(100)}`;
    await verified({ ...nila, password });
    expect(
      await browser.call('auth.login', { ...nila, password: `${password.slice(0, -1)}y` }),
    ).toMatchObject({
      status: 401,
    });
    expect(await browser.call('auth.login', { ...nila, password: password.trim() })).toMatchObject({
      status: 401,
    });
    expect(await browser.call('auth.login', { ...nila, password })).toMatchObject({ status: 200 });
  });

  test('ignores fields that nobody asked for (security 42)', async () => {
    await browser.call('auth.register', {
      ...nila,
      email_verified_at: '2026-01-01',
      is_admin: true,
      score: 99,
    });
    expect(await browser.call('auth.login', nila)).toMatchObject({ body: { code: 'email_not_verified' } });
  });
});

describe('a mailed code', () => {
  const verify = (otp: string, email = nila.email) => browser.call('auth.verifyEmail', { email, otp });
  const sentence = expect.stringMatching(/^Invalid OTP\. Please try again\. .*browser where you asked/);
  const refused = { status: 400, body: { error: sentence, detail: sentence, code: 'otp_invalid' } };

  test('is dead after five wrong tries, also for the right one (security 12)', async () => {
    await browser.call('auth.register', nila);
    const code = await codeFor(nila.email);
    for (let i = 0; i < 5; i++) expect(await verify(wrongFor(code))).toMatchObject(refused);
    expect(await verify(code)).toMatchObject(refused);
  });

  test('is compared five times at most when guesses come all at once (security 16)', async () => {
    await browser.call('auth.register', nila);
    const code = await codeFor(nila.email);
    await Promise.all(Array.from({ length: 25 }, () => verify(wrongFor(code))));
    const { attempts } = await testApp.db
      .selectFrom('one_time_codes')
      .where('email_key', '=', nila.email.toLowerCase())
      .select('attempts')
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    expect(await verify(code)).toMatchObject(refused);
  });

  test('works for ten minutes and not a second longer (security 12)', async () => {
    await browser.call('auth.register', nila);
    const code = await codeFor(nila.email);
    testApp.clock.advance(601);
    expect(await verify(code)).toMatchObject(refused);
  });

  test('works until its last second, and once (security 12)', async () => {
    await browser.call('auth.register', nila);
    const code = await codeFor(nila.email);
    testApp.clock.advance(599);
    expect(await verify(code)).toMatchObject({ status: 200 });
    expect(await verify(code)).toMatchObject(refused);
  });

  test('ends when a new one is sent, which takes a minute of waiting (security 14)', async () => {
    await browser.call('auth.register', nila);
    const first = await codeFor(nila.email);
    const early = await browser.call('auth.resendOtp', { email: nila.email });
    expect(early).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    testApp.clock.advance(61);
    expect(await browser.call('auth.resendOtp', { email: nila.email })).toMatchObject({ status: 200 });
    const second = await codeFor(nila.email);
    expect(await verify(first)).toMatchObject(refused);
    expect(await verify(second)).toMatchObject({ status: 200 });
  });

  test('is sent five times an hour at most', async () => {
    await browser.call('auth.register', nila);
    for (let i = 0; i < 4; i++) {
      testApp.clock.advance(61);
      expect(await browser.call('auth.resendOtp', { email: nila.email })).toMatchObject({ status: 200 });
    }
    testApp.clock.advance(61);
    expect(await browser.call('auth.resendOtp', { email: nila.email })).toMatchObject({ status: 429 });
  });

  test('is no secret of anybody else, and of no other purpose (security 13)', async () => {
    await browser.call('auth.register', nila);
    const toVerify = await codeFor(nila.email);
    const other = { username: 'other', email: 'other@example.test', password: nila.password };
    await browser.call('auth.register', other);
    expect(await verify(toVerify, other.email)).toMatchObject(refused);
    const reset = { email: nila.email, otp: toVerify, new_password: 'another-secret-8' };
    expect(await browser.call('auth.resetPassword', reset)).toMatchObject(refused);
    await verify(toVerify);
    await browser.call('auth.requestPasswordReset', { email: nila.email });
    const toReset = await codeFor(nila.email);
    expect(await verify(toReset)).toMatchObject(refused);
  });

  test('stands in clear text neither in the database nor in the log, and no password or address does (security 15)', async () => {
    await verified();
    await browser.call('auth.login', nila);
    await browser.call('auth.login', { ...nila, password: 'wrong-one-1' });
    const rows = await testApp.db.selectFrom('one_time_codes').selectAll().execute();
    const [mail] = await testApp.mailbox.list(nila.email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
    expect(testApp.log.join('')).toContain('auth.login_failed');
    for (const secret of [nila.password, 'wrong-one-1', nila.email, nila.username]) {
      expect(testApp.log.join('')).not.toContain(secret);
    }
    // Match whole words: the same six digits may occur inside an id.
    expect(testApp.log.join('')).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${code}\\b`));

    const mailboxCodes = await testApp.db.selectFrom('mailbox_codes').selectAll().execute();
    const long = /(?:\d{4} ){3}\d{4}/.exec(mail?.text ?? '')?.[0] ?? 'no long code';
    expect(mailboxCodes.map(({ email_key: address }) => address)).toContain(nila.email.toLowerCase());
    for (const text of [long, long.replaceAll(' ', '')])
      expect(testApp.log.join('') + JSON.stringify(mailboxCodes)).not.toContain(text);
  });
});

describe('logging in', () => {
  test('is refused for a wrong password and for an unknown address in the same words (security 2)', async () => {
    await verified();
    const wrong = await browser.call('auth.login', { ...nila, password: 'not-the-one-1' });
    const unknown = await browser.call('auth.login', { ...nila, email: 'nobody@example.test' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ detail: 'The email or the password is not right.', code: 'login_failed' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });

  test('names what is missing (security 3)', async () => {
    const answer = await browser.call('auth.login', {});
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      email: ['This field is required.'],
      password: ['This field is required.'],
    });
  });

  test('pauses for one account after ten wrong tries, and for no other (security 5)', async () => {
    await verified();
    const other = await testApp.newAccount();
    const stranger = testApp.newClient();
    for (let i = 0; i < 10; i++) await stranger.call('auth.login', { ...nila, password: 'not-the-one-1' });
    const refusal = await stranger.call('auth.login', nila);
    expect(refusal).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      body: { code: 'login_paused' },
    });
    expect(refusal.body.detail).toContain('15 min');
    expect(await stranger.call('auth.login', other)).toMatchObject({ status: 200 });
    testApp.clock.advance(901);
    expect(await testApp.newClient().call('auth.login', nila)).toMatchObject({ status: 200 });
  });

  test('at the same moment in two places works, also while the password is stored again', async () => {
    await verified();
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(nila.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await testApp.db
      .updateTable('learners')
      .set({ password_hash: weak })
      .where('email', '=', nila.email)
      .execute();
    const answers = await Promise.all([1, 2, 3].map(() => testApp.newClient().call('auth.login', nila)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('stores the password as Argon2id, and again when it was stored with less (security 10)', async () => {
    await verified();
    const mine = testApp.db.selectFrom('learners').where('email', '=', nila.email).select('password_hash');
    const hashOf = async () => (await mine.executeTakeFirstOrThrow()).password_hash;
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(nila.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await testApp.db
      .updateTable('learners')
      .set({ password_hash: weak })
      .where('email', '=', nila.email)
      .execute();
    expect(await browser.call('auth.login', nila)).toMatchObject({ status: 200 });
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
  });
});

describe('a forgotten password', () => {
  const request = (email: string) => browser.call('auth.requestPasswordReset', { email });

  test('is asked for in the same way whether or not there is an account; only the owner gets mail (security 17)', async () => {
    await verified();
    const nobody = `${newName('nobody')}@example.test`;
    const known = await request(nila.email);
    const unknown = await request(nobody);
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await testApp.mailTo(nobody)).toEqual([]);
    expect((await request(nila.email)).status).toBe((await request(nobody)).status);
  });

  test('is replaced with the mailed code: every session ends, none begins, and the owner is told (security 18)', async () => {
    await verified();
    const elsewhere = testApp.newClient();
    await elsewhere.call('auth.login', nila);
    await request(nila.email);
    const reset = { email: nila.email, otp: await codeFor(nila.email), new_password: 'a-new-secret-5' };
    const answer = await browser.call('auth.resetPassword', reset);
    expect(answer).toMatchObject({
      status: 200,
      body: { detail: 'Password reset successfully. You can now login with your new password.' },
    });
    expect([...browser.cookies.keys()]).not.toContain('access_token');
    expect(await elsewhere.call('auth.user')).toMatchObject({
      status: 401,
      body: { code: 'token_not_valid' },
    });
    expect(await elsewhere.call('auth.refreshToken')).toMatchObject({ status: 401 });
    expect(await browser.call('auth.login', nila)).toMatchObject({ status: 401 });
    expect(await browser.call('auth.login', { ...nila, password: 'a-new-secret-5' })).toMatchObject({
      status: 200,
    });
    expect((await testApp.mailTo(nila.email))[0]?.subject).toBe('Your Python Learning password was changed');
    expect(await browser.call('auth.resetPassword', reset)).toMatchObject({
      status: 400,
      body: { code: 'otp_invalid' },
    });
  });

  test('opens the door again for an account that others have locked (security 6)', async () => {
    await verified();
    for (let i = 0; i < 11; i++) await browser.call('auth.login', { ...nila, password: 'not-the-one-1' });
    await request(nila.email);
    const otp = await codeFor(nila.email);
    await browser.call('auth.resetPassword', { email: nila.email, otp, new_password: 'a-new-secret-5' });
    expect(await browser.call('auth.login', { ...nila, password: 'a-new-secret-5' })).toMatchObject({
      status: 200,
    });
  });

  test('must be replaced by a good one, which costs no code (security 19)', async () => {
    await verified();
    await request(nila.email);
    const otp = await codeFor(nila.email);
    const reset = { email: nila.email, otp, new_password: 'short1' };
    expect(await browser.call('auth.resetPassword', reset)).toMatchObject({
      status: 400,
      body: { new_password: ['Use at least 8 characters.'] },
    });
    expect(
      await browser.call('auth.resetPassword', { ...reset, new_password: 'long-enough-1' }),
    ).toMatchObject({
      status: 200,
    });
  });
});

describe('a call that is sent again because its answer was lost', () => {
  const again = { headers: { 'idempotency-key': 'the same key' } };

  test('is answered as the first time, also for who is not logged in yet', async () => {
    const registered = await browser.call('auth.register', nila, again);
    expect(await browser.call('auth.register', nila, again)).toMatchObject({
      status: 201,
      body: registered.body,
    });
    const proof = { email: nila.email, otp: await codeFor(nila.email) };
    const key = { headers: { 'idempotency-key': 'of the proof' } };
    for (let i = 0; i < 2; i++)
      expect(await browser.call('auth.verifyEmail', proof, key)).toMatchObject({ status: 200 });
    expect(await testApp.newClient().call('auth.verifyEmail', proof, key)).toMatchObject({ status: 400 });

    await browser.call('auth.requestPasswordReset', { email: nila.email });
    const reset = { email: nila.email, otp: await codeFor(nila.email), new_password: 'a-new-secret-5' };
    const other = { headers: { 'idempotency-key': 'of the reset' } };
    for (let i = 0; i < 2; i++)
      expect(await browser.call('auth.resetPassword', reset, other)).toMatchObject({ status: 200 });
  });

  test('is a new login when it is a login: nothing that opens a session is kept', async () => {
    await verified();
    const before = await testApp.db.selectFrom('idempotency_keys').selectAll().execute();
    for (let i = 0; i < 2; i++) {
      const login = await browser.copy().call('auth.login', nila, again);
      expect(login).toMatchObject({ status: 200 });
      expect([login.headers['set-cookie']].flat().join()).toContain('access_token=');
    }
    expect(await testApp.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual(before);
  });
});

test('who asks for too many mails uses up no turn of the address that they are for', async () => {
  const small = await startTestApp({ accountRules: { codesPerAddressAndHour: 1 } });
  const client = small.newClient();
  const ask = (email: string) => client.call('auth.resendOtp', { email });
  expect(await ask('one@example.test')).toMatchObject({ status: 200 });
  expect(await ask('victim@example.test')).toMatchObject({ status: 429 });
  const pauses = small.db.selectFrom('rate_counters').where('key', 'like', 'mail-pause:%').select('key');
  expect(await pauses.execute()).toHaveLength(1);
  await small.stop();
});

test('mail that could not be sent is tried again, and nobody waits for it', async () => {
  let attempts = 0;
  const shaky = await startTestApp({
    mailer: {
      send: async () => {
        attempts++;
        if (attempts < 3) throw new Error('the mail server is away');
      },
    },
  });
  expect(await shaky.newClient().call('auth.register', nila)).toMatchObject({ status: 201 });
  await shaky.app.background.settled();
  expect(attempts).toBe(3);
  await shaky.stop();
});

test('a learner reads Tamil mail when the page was Tamil', async () => {
  browser.language = 'ta';
  expect((await browser.call('auth.register', nila)).body.detail).toMatch(/[\u0B80-\u0BFF]/);
  const [mail] = await testApp.mailTo(nila.email);
  expect(mail?.subject).toMatch(/[\u0B80-\u0BFF]/);
  expect(mail?.html).toContain('<html lang="ta"');
});
