import { startTestApp, type TestApp, type TestClient } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionBounds } from './session-bounds.repository.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ accountRules: { loginsPerAddress: 10_000 } });
});
afterAll(() => testApp.stop());

const { livingSessions, keptSessions, usedTokens } = sessionBounds;

const whoIs = async (client: TestClient) => (await client.call('auth.user')).status;

test('a learner is logged in on twenty devices at most: the one that was not used for longest is logged out', async () => {
  const account = await testApp.newAccount();
  const logIn = async () => {
    testApp.clock.advance(1);
    const device = testApp.newClient();
    await device.call('auth.login', { email: account.email, password: account.password });
    return device;
  };
  const first = await logIn();
  const second = await logIn();
  for (let device = 3; device <= livingSessions; device += 1) await logIn();
  testApp.clock.advance(1);
  await first.call('auth.refreshToken');
  const last = await logIn();
  expect([await whoIs(first), await whoIs(second), await whoIs(last)]).toEqual([200, 401, 200]);
});

test('of a learner who logs in again and again a bounded number of sessions is kept', async () => {
  const learner = await testApp.newLearner();
  await sql`
    insert into sessions (id, learner_id, created_at, expires_at)
    select gen_random_uuid(), ${learner.id}, ${testApp.clock.now()}, ${testApp.clock.now()}::timestamptz + interval '1 day'
    from generate_series(1, ${keptSessions * 2})`.execute(testApp.db);
  const again = testApp.newClient();
  await again.call('auth.login', { email: learner.email, password: learner.password });
  expect(await whoIs(again)).toBe(200);
  const kept = testApp.db.selectFrom('sessions').select('id').where('learner_id', '=', learner.id);
  expect(await kept.execute()).toHaveLength(keptSessions);
  const living = await kept.where('revoked_at', 'is', null).execute();
  expect(living).toHaveLength(livingSessions);
});

test('of a session that is refreshed again and again a bounded number of tokens is kept, and it goes on', async () => {
  const learner = await testApp.newLearner();
  const tokens = testApp.db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .select('refresh_tokens.id')
    .where('learner_id', '=', learner.id);
  await sql`
    insert into refresh_tokens (id, session_id, token_hash, created_at, expires_at, used_at)
    select gen_random_uuid(), sessions.id, 'old ' || n || sessions.id, sessions.created_at - interval '1 day',
      expires_at, sessions.created_at
    from sessions, generate_series(1, ${usedTokens * 2}) n where learner_id = ${learner.id}`.execute(
    testApp.db,
  );
  testApp.clock.advance(60);
  expect(await learner.call('auth.refreshToken')).toMatchObject({ status: 200 });
  expect(await tokens.execute()).toHaveLength(usedTokens + 1);
  testApp.clock.advance(60);
  expect(await learner.call('auth.refreshToken')).toMatchObject({ status: 200 });
  expect(await whoIs(learner)).toBe(200);
});
