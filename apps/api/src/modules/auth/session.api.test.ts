import { addressOf, contract } from '@python-learning/contract';
import {
  nothingSold,
  startTestApp,
  type TestApp,
  type TestClient,
  type TestLearner,
} from '@python-learning/testing';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../platform/crypto/keys.ts';

const day = 24 * 3600;
const secrets = { current: 'the secret of these tests is this long', former: [] };
let testApp: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  testApp = await startTestApp({ config: { secrets } });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  learner = await testApp.newLearner();
});

const refresh = (client: TestClient) => client.call('auth.refreshToken');
const whoAmI = (client: TestClient) => client.call('auth.user');
const ended = { status: 401, body: { code: 'token_not_valid' } };

describe('a login', () => {
  test('sets cookies that scripts cannot read, except the CSRF token (security 1)', async () => {
    const client = testApp.newClient();
    const { email, password } = learner;
    const { headers, body } = await client.call('auth.login', { email, password });
    const cookies = [headers['set-cookie']].flat();
    expect(cookies).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^access_token=.*Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^refresh_token=.*Path=\/api\/auth\/; HttpOnly; SameSite=Strict$/),
        expect.stringMatching(/^csrftoken=(?!.*HttpOnly).*SameSite=Lax$/),
      ]),
    );
    expect(JSON.stringify(body)).not.toMatch(/token|password|hash/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('makes the CSRF token of the visitor before it worthless (security 27)', async () => {
    const client = testApp.newClient();
    await whoAmI(client);
    const before = client.cookies.get('csrftoken') ?? '';
    await client.call('auth.login', { email: learner.email, password: learner.password });
    client.cookies.set('csrftoken', before);
    expect(await client.call('progress.updateMilestone', { milestone_id: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'csrf_incorrect' },
    });
  });

  test('ends the session that the same browser had', async () => {
    const old = learner.copy();
    await learner.call('auth.login', { email: learner.email, password: learner.password });
    expect(await whoAmI(old)).toMatchObject(ended);
  });
});

describe('on a phone that others use too', () => {
  const hours = 3600;
  let shared: TestClient;
  const logIn = (client: TestClient) =>
    client.call('auth.login', { email: learner.email, password: learner.password, shared_phone: true });
  beforeEach(() => {
    shared = testApp.newClient();
  });

  test('the cookies end with the browser, and it remembers nobody', async () => {
    const cookies = [(await logIn(shared)).headers['set-cookie']].flat().join('\n');
    const renewed = [(await refresh(shared)).headers['set-cookie']].flat().join('\n');
    for (const set of [cookies, renewed]) {
      expect(set).toMatch(/^access_token=[^;]+; Path=\/; HttpOnly/m);
      expect(set).toMatch(/^refresh_token=[^;]+; Path=\/api\/auth\/; HttpOnly/m);
    }
    expect([...shared.cookies.keys()]).not.toContain('known_device');
  });

  test('the browser forgets those it remembered before', async () => {
    const before = learner.copy();
    expect([...before.cookies.keys()]).toContain('known_device');
    await logIn(before);
    expect([...before.cookies.keys()]).not.toContain('known_device');
  });

  test('the session ends after two hours without use, and not while it is used', async () => {
    await logIn(shared);
    for (let turns = 0; turns < 3; turns++) {
      testApp.clock.advance(2 * hours - 1);
      expect(await refresh(shared)).toMatchObject({ status: 200 });
    }
    testApp.clock.advance(2 * hours);
    expect(await whoAmI(shared)).toMatchObject(ended);
    expect(await refresh(shared)).toMatchObject(ended);
  });

  test('the list of sessions tells which one it is', async () => {
    await logIn(shared);
    const { body } = await shared.call('auth.sessions');
    expect(body).toContainEqual(expect.objectContaining({ is_current: true, is_shared: true }));
    expect(body).toContainEqual(expect.objectContaining({ is_current: false, is_shared: false }));
  });
});

describe('over https', () => {
  test('cookies are secure, and no other host of the domain can plant the one that counts', async () => {
    const secure = await startTestApp({ config: { publicOrigin: 'https://learn.example' } });
    const client = await secure.newLearner();
    expect(await whoAmI(client)).toMatchObject({ status: 200 });
    expect([...client.cookies.keys()].sort()).toEqual([
      '__Host-access_token',
      '__Host-known_device',
      'csrftoken',
      'refresh_token',
    ]);
    const { headers } = await refresh(client);
    expect([headers['set-cookie']].flat().every((cookie) => cookie?.includes('; Secure'))).toBe(true);
    await secure.stop();
  });
});

describe('an access token', () => {
  test('is good for ten minutes, and for the five seconds by which clocks may differ (security 20)', async () => {
    testApp.clock.advance(604);
    expect(await whoAmI(learner)).toMatchObject({ status: 200 });
    testApp.clock.advance(2);
    expect(await whoAmI(learner)).toMatchObject(ended);
  });

  const keys = deriveKeys(secrets).current;
  const forge = (change: { claims?: object; key?: Uint8Array; alg?: string; kid?: string }) => {
    const nowS = testApp.clock.now().getTime() / 1000;
    const claims = {
      sub: learner.id,
      sid: crypto.randomUUID(),
      typ: 'access',
      iss: 'python-learning',
      aud: 'python-learning-api',
      iat: nowS,
      nbf: nowS,
      exp: nowS + 60,
      ...change.claims,
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: change.alg ?? 'HS256', kid: change.kid ?? keys.kid })
      .sign(change.key ?? keys.access);
  };

  test.each([
    ['of a session that never was', {}],
    ['signed with another key', { key: new Uint8Array(32) }],
    ['signed for another use', { key: keys.csrf }],
    ['of an unknown key', { kid: 'unknown' }],
    ['of another algorithm', { alg: 'HS512' }],
    ['of another type', { claims: { typ: 'refresh' } }],
    ['for another audience', { claims: { aud: 'others' } }],
    ['that begins later', { claims: { nbf: 4_000_000_000 } }],
  ])('%s is refused (security 20)', async (_what, change) => {
    learner.cookies.set('access_token', await forge(change));
    expect(await whoAmI(learner)).toMatchObject(ended);
  });

  test('without a signature is refused (security 20)', async () => {
    const [, payload] = (learner.cookies.get('access_token') ?? '').split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    learner.cookies.set('access_token', `${header}.${payload}.`);
    expect(await whoAmI(learner)).toMatchObject(ended);
  });
});

describe('refreshing', () => {
  test('needs the refresh cookie alone, gives new tokens, and shows none of them (security 21)', async () => {
    testApp.clock.advance(700);
    const before = learner.cookies.get('refresh_token') ?? '';
    const bare = testApp.newClient();
    bare.cookies.set('refresh_token', before);
    const answer = await bare.request('POST', addressOf(contract.auth.refreshToken));
    expect(answer.status).toBe(200);
    expect(bare.cookies.get('refresh_token')).not.toBe(before);
    expect(answer.text).not.toContain(bare.cookies.get('refresh_token'));
    expect(await whoAmI(bare)).toMatchObject({ status: 200, body: { id: learner.id } });
  });

  test('in two tabs at the same moment leaves both logged in (security 23)', async () => {
    const tabs = [learner, learner.copy(), learner.copy(), learner.copy()];
    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(tabs.map((tab) => tab.cookies.get('refresh_token'))).size).toBe(1);
    for (const tab of tabs) expect(await whoAmI(tab)).toMatchObject({ status: 200 });
    expect(await refresh(learner)).toMatchObject({ status: 200 });
  });

  test('with a token used more than ten seconds ago ends the whole session (security 22)', async () => {
    const thief = learner.copy();
    await refresh(learner);
    testApp.clock.advance(11);
    expect(await refresh(thief)).toMatchObject(ended);
    expect(await whoAmI(learner)).toMatchObject(ended);
    expect(await refresh(learner)).toMatchObject(ended);
    expect(testApp.log.join('')).toContain('auth.refresh_reuse');
  });

  test('with a token two generations old ends the session at once (security 24)', async () => {
    const thief = learner.copy();
    await refresh(learner);
    await refresh(learner);
    expect(await refresh(thief)).toMatchObject(ended);
    expect(await refresh(learner)).toMatchObject(ended);
  });

  test('is possible after two weeks without use, but for a second (security 25)', async () => {
    const later = await testApp.newLearner();
    testApp.clock.advance(14 * day - 1);
    expect(await refresh(learner)).toMatchObject({ status: 200 });
    testApp.clock.advance(1);
    expect(await refresh(later)).toMatchObject(ended);
  });

  test('is possible for ninety days in all, however often it is done (security 25)', async () => {
    for (let days = 0; days < 90; days += 10) {
      expect(await refresh(learner)).toMatchObject({ status: 200 });
      testApp.clock.advance(10 * day);
    }
    expect(await refresh(learner)).toMatchObject(ended);
  });

  test('that fails clears the cookies and leaves a token to log in with (security 35)', async () => {
    learner.cookies.set('refresh_token', 'nonsense');
    expect(await refresh(learner)).toMatchObject(ended);
    expect([...learner.cookies.keys()].sort()).toEqual(['csrftoken', 'known_device', 'visitor_id']);
    const { email, password } = learner;
    expect(await learner.call('auth.login', { email, password })).toMatchObject({ status: 200 });
  });
});

test('a refresh without its cookie is refused, and clears no login of another tab', async () => {
  const stranger = testApp.newClient();
  await whoAmI(stranger);
  const answer = await refresh(stranger);
  expect(answer).toMatchObject(ended);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { email, password } = learner;
  expect(await stranger.call('auth.login', { email, password })).toMatchObject({ status: 200 });
});

describe('logging out', () => {
  test('ends the session on the server and clears the browser (security 26)', async () => {
    const stolen = learner.copy();
    const answer = await learner.call('auth.logout');
    expect(answer).toMatchObject({ status: 200, headers: { 'clear-site-data': '"storage"' } });
    expect([...learner.cookies.keys()].sort()).toEqual(['csrftoken', 'known_device', 'visitor_id']);
    expect(await whoAmI(stolen)).toMatchObject(ended);
    expect(await refresh(stolen)).toMatchObject(ended);
  });

  test('is fine without a session, and twice (security 26)', async () => {
    const stranger = testApp.newClient();
    expect(await stranger.call('auth.logout')).toMatchObject({ status: 200 });
    expect(await stranger.call('auth.logout')).toMatchObject({ status: 200 });
  });

  test('works when the access token has expired meanwhile', async () => {
    const stolen = learner.copy();
    testApp.clock.advance(700);
    expect(await learner.call('auth.logout')).toMatchObject({ status: 200 });
    expect(await refresh(stolen)).toMatchObject(ended);
  });
});

test('a change of the secret leaves learners logged in while the former one is named (security 57)', async () => {
  const { db } = testApp;
  const { assessorOfThisThread, createApp, createLog, systemRandomness } = await import(
    '@python-learning/api'
  );
  const { createIdleEngine, createTestClient, emptyCourse } = await import('@python-learning/testing');
  const changed = await createApp({
    config: {
      isProduction: false,
      publicOrigin: 'http://localhost:3000',
      trustedProxies: 0,
      runsPerMinute: 60,
      runCpuSeconds: 30,
      contactTo: null,
      securityContact: null,
      payment: nothingSold,
      ai: null,
      buildRevision: null,
      consentIsRequired: false,
      secrets: { current: 'a newer secret, and as long as it has to be', former: [secrets.current] },
    },
    db,
    clock: testApp.clock,
    randomness: systemRandomness,
    log: createLog({ logLevel: 'silent' }),
    mailer: testApp.mailbox,
    mailbox: null,
    engine: createIdleEngine(),
    assessor: assessorOfThisThread(),
    curriculum: emptyCourse(),
  });
  const there = createTestClient(changed.server, learner.cookies);
  expect(await whoAmI(there)).toMatchObject({ status: 200 });
  expect(await refresh(there)).toMatchObject({ status: 200 });
  expect(await there.call('progress.markVideoWatched', { id: 'none' })).toMatchObject({ status: 404 });
  expect(await there.get('/api/dev/mailbox/')).toMatchObject({ status: 404 });
  await changed.stop();
});
