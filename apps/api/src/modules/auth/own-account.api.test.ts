import {
  newName,
  startTestApp,
  type TestApp,
  type TestClient,
  type TestLearner,
} from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let testApp: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  learner = await testApp.newLearner();
});

const fresh = 'tea-with-milk-7';
const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36';
const ended = { status: 401, body: { code: 'token_not_valid' } };
const whoAmI = (client: TestClient) => client.call('auth.user');

async function logInElsewhere(password = learner.password): Promise<TestClient> {
  const client = testApp.newClient();
  const { email } = learner;
  await client.call('auth.login', { email, password }, { headers: { 'user-agent': phone } });
  return client;
}

describe('changing the password', () => {
  const change = (current: string, next: string, client: TestClient = learner) =>
    client.call('auth.changePassword', { current_password: current, new_password: next });

  test('leaves this device logged in and logs out every other (security 60)', async () => {
    const elsewhere = await logInElsewhere();
    testApp.clock.advance(1);
    expect(await change(learner.password, fresh)).toMatchObject({
      status: 200,
      body: { detail: expect.any(String) },
    });
    expect(await whoAmI(learner)).toMatchObject({ status: 200 });
    expect(await whoAmI(elsewhere)).toMatchObject(ended);
    expect(await elsewhere.call('auth.refreshToken')).toMatchObject({ status: 401 });
    expect(await whoAmI(await logInElsewhere())).toMatchObject({ status: 401 });
    expect(await whoAmI(await logInElsewhere(fresh))).toMatchObject({ status: 200 });
    expect((await testApp.mailTo(learner.email))[0]?.subject).toBe(
      'Your Python Learning password was changed',
    );
  });

  test('needs the current one, and tells all that is wrong at once (security 60)', async () => {
    expect(await change('not-the-one-1', 'short')).toMatchObject({
      status: 400,
      body: {
        current_password: ['This is not your current password.'],
        new_password: ['Use at least 8 characters.'],
      },
    });
    expect(await change(learner.password, `${learner.username}99`)).toMatchObject({
      body: { new_password: [expect.stringContaining('Too close')] },
    });
    expect(await whoAmI(await logInElsewhere())).toMatchObject({ status: 200 });
  });

  test('cannot be guessed at without end, by deleting either', async () => {
    for (let guess = 0; guess < 5; guess++) {
      await change('not-the-one-1', fresh);
      await learner.call('auth.deleteAccount', { password: 'not-the-one-1', confirmation: 'x' });
    }
    expect(await change(learner.password, fresh)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    });
    testApp.clock.advance(15 * 60);
    await learner.call('auth.refreshToken');
    expect(await change(learner.password, fresh)).toMatchObject({ status: 200 });
  });

  test('twice at the same moment changes it once', async () => {
    const answers = await Promise.all([
      change(learner.password, fresh),
      change(learner.password, `${fresh}x`),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });
});

describe('sessions', () => {
  const list = (client: TestClient = learner) => client.call('auth.sessions');

  test('are told by device and last use, with the own one marked', async () => {
    await logInElsewhere();
    testApp.clock.advance(60);
    await learner.call('auth.refreshToken');
    expect((await list()).body).toEqual([
      {
        id: expect.any(String),
        browser: null,
        system: null,
        started_at: expect.any(String),
        last_used_at: testApp.clock.now().toISOString(),
        is_current: true,
        is_shared: false,
      },
      expect.objectContaining({ browser: 'Chrome', system: 'Android', is_current: false }),
    ]);
  });

  test('are ended one at a time (security 60)', async () => {
    const elsewhere = await logInElsewhere();
    const other = (await list()).body.find((session: { is_current: boolean }) => !session.is_current);
    expect((await learner.call('auth.endSession', { id: other.id })).body).toHaveLength(1);
    expect(await whoAmI(elsewhere)).toMatchObject(ended);
    expect(await learner.call('auth.endSession', { id: other.id })).toMatchObject({ status: 404 });
  });

  test('are ended all but this one', async () => {
    const others = [await logInElsewhere(), await logInElsewhere()];
    expect((await learner.call('auth.endOtherSessions')).body).toHaveLength(1);
    for (const other of others) expect(await whoAmI(other)).toMatchObject(ended);
    expect(await whoAmI(learner)).toMatchObject({ status: 200 });
  });

  test('of others are none of ours (security 60)', async () => {
    const other = await testApp.newLearner();
    const [theirs] = (await list(other)).body;
    expect(await learner.call('auth.endSession', { id: theirs.id })).toMatchObject({ status: 404 });
    expect(await learner.call('auth.endSession', { id: 'nonsense' })).toMatchObject({ status: 404 });
    expect(await whoAmI(other)).toMatchObject({ status: 200 });
  });

  test('that can no longer be used are not told', async () => {
    await logInElsewhere();
    testApp.clock.advance(8 * 24 * 3600);
    await learner.call('auth.refreshToken');
    testApp.clock.advance(7 * 24 * 3600);
    await learner.call('auth.refreshToken');
    expect((await list()).body).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  const remove = (body: object) => learner.call('auth.deleteAccount', body);

  test('needs the password and the username, typed', async () => {
    expect(await remove({ password: 'not-the-one-1', confirmation: 'yes' })).toMatchObject({
      status: 400,
      body: { password: [expect.any(String)], confirmation: [expect.any(String)] },
    });
    expect(await whoAmI(learner)).toMatchObject({ status: 200 });
  });

  test('takes all of it, ends every session, clears the browser and says goodbye (privacy 10)', async () => {
    const elsewhere = await logInElsewhere();
    await sql`insert into points_ledger (learner_id, kind, subject, points, earned_at)
      values (${learner.id}, 'videos', 'x', 10, now())`.execute(testApp.db);
    const { email, password, username } = learner;
    expect(
      await learner.call(
        'auth.deleteAccount',
        { password, confirmation: username.toUpperCase() },
        { headers: { 'idempotency-key': 'once' } },
      ),
    ).toMatchObject({ status: 200, headers: { 'clear-site-data': '"storage"' } });
    expect([...learner.cookies.keys()].sort()).toEqual(['csrftoken', 'known_device', 'visitor_id']);
    expect(await whoAmI(elsewhere)).toMatchObject({ status: 401 });
    expect(await learner.call('auth.login', { email, password })).toMatchObject({ status: 401 });
    expect((await testApp.mailTo(email))[0]?.subject).toBe('Your Python Learning account was deleted');
    const { rows } = await sql`select 1 from points_ledger where learner_id = ${learner.id}`.execute(
      testApp.db,
    );
    expect(rows).toEqual([]);
  });

  test('keeps what was paid, without saying by whom', async () => {
    const orderId = newName('PL-kept-');
    await sql`insert into orders (id, learner_id, plan_id, provider, amount_cents, currency, duration_days, state, created_at, changed_at)
      values (${orderId}, ${learner.id}, 'monthly', 'local', 400, 'USD', 30, 'paid', now(), now())`.execute(
      testApp.db,
    );
    await remove({ password: learner.password, confirmation: learner.username });
    const order = await testApp.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(order).toMatchObject({ learner_id: null, amount_cents: 400 });
  });
});
