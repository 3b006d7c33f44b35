import { apiBase, contract, type Endpoint } from '@python-learning/contract';
import { startTestApp, type TestApp, type TestClient, type TestLearner } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBareServer } from './bare-server.fixture.ts';

let testApp: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  testApp = await startTestApp({ folders: { web: temporaryFolder('web'), media: temporaryFolder('media') } });
  learner = await testApp.newLearner();
});
afterAll(() => testApp.stop());

const calls: [string, Endpoint][] = Object.values(contract)
  .flatMap((feature) => Object.values<Endpoint>(feature))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const addressOf = ({ path }: Endpoint): string => apiBase + path.replace(/:\w+/g, 'some-id');
const unsafe = calls.filter(([, { method, access }]) => method !== 'GET' && access !== 'provider');
const provider = calls.filter(([, { access }]) => access === 'provider');
const closed = calls.filter(([, { access }]) => access === 'learner');

test('every call of the contract is served, and nothing else is described (security 36)', async () => {
  const { body } = await testApp.newClient().get('/api/openapi.json');
  const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = calls.map(
    ([, { method, path }]) => `${method} ${apiBase}${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.sort()).toEqual(expected.sort());
  expect(body.openapi).toBe('3.1.0');
});

test('every other route declares its access, and the table has no more of them (security 36)', async () => {
  const served = testApp.app.api.routes.filter(({ method }) => method !== 'HEAD');
  const isCall = ({ method, url }: { method: string; url: string }) =>
    calls.some(([, one]) => one.method === method && `${apiBase}${one.path}` === url);
  const others = served.filter((route) => !isCall(route));
  expect(served.length - others.length).toBe(calls.length);
  expect(others.map(({ method, url, access }) => `${method} ${url}: ${access}`).sort()).toEqual([
    'GET /*: anyone',
    'GET /.well-known/security-policy.txt: anyone',
    'GET /.well-known/security.txt: anyone',
    'GET /api/dev/mailbox/: this machine',
    'GET /api/openapi.json: anyone',
    'GET /dev/mailbox: this machine',
    'GET /healthz: anyone',
    'GET /media/:file: signed address',
    'GET /readyz: anyone',
    'POST /pay/local/checkout/decide: signed form',
    'POST /pay/local/checkout: signed form',
  ]);
});

test('an app with a route that declares none does not start (security 36)', async () => {
  const server = await createBareServer(testApp.db);
  server.app.get('/secret', async () => 'open by mistake');
  await expect(server.app.ready()).rejects.toThrow('These routes do not declare their access: /secret');
});

describe('a stranger', () => {
  test.each(closed)('is asked to log in by %s (security 34)', async (_name, endpoint) => {
    const answer = await testApp.newClient().request(endpoint.method, addressOf(endpoint), {});
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'not_authenticated', detail: 'Please log in first.' },
      headers: { 'www-authenticate': expect.any(String) },
    });
  });

  test('is told to log in before a body is even read', async () => {
    const answer = await testApp
      .newClient()
      .request('POST', addressOf(contract.progress.updateMilestone), undefined, { rawBody: '{broken' });
    expect(answer.status).toBe(401);
  });
});

describe('a learner whose session has ended', () => {
  let loggedOut: TestClient;
  beforeAll(async () => {
    const gone = await testApp.newLearner();
    loggedOut = gone.copy();
    await gone.call('auth.logout');
  });

  test.each(closed)('is asked to log in again by %s (security 34)', async (_name, endpoint) => {
    const answer = await loggedOut.request(endpoint.method, addressOf(endpoint), {});
    expect(answer).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
  });
});

describe('another site', () => {
  const send = (endpoint: Endpoint, headers: Record<string, string>) => {
    const token = learner.cookies.get('csrftoken') ?? '';
    return learner
      .copy()
      .request(endpoint.method, addressOf(endpoint), {}, { headers: { 'x-csrftoken': token, ...headers } });
  };
  const refused = { status: 403, body: { code: 'cross_site' } };

  test.each(unsafe)('cannot make a browser send %s (security 29)', async (_name, endpoint) => {
    expect(await send(endpoint, { 'sec-fetch-site': 'cross-site' })).toMatchObject(refused);
    expect(await send(endpoint, { origin: 'https://evil.example' })).toMatchObject(refused);
    expect(await send(endpoint, { origin: 'null' })).toMatchObject(refused);
  });

  test('is not given leave to read anything (security 32)', async () => {
    const { headers } = await learner.call('auth.user', { headers: { origin: 'https://evil.example' } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['vary']).toContain('Origin');
  });
});

describe('the payment provider', () => {
  const form = 'application/x-www-form-urlencoded';
  const send = (endpoint: Endpoint, rawBody: string, type = form) =>
    testApp.newClient().request(endpoint.method, addressOf(endpoint), undefined, {
      rawBody,
      headers: { 'content-type': type },
    });

  test('has exactly one call, which is no other access', () => {
    expect(provider.map(([name]) => name)).toEqual(['POST /subscriptions/notify/']);
  });

  test.each(provider)(
    'needs no cookie, no CSRF token and no page of ours for %s, and gets none (security 33)',
    async (_name, endpoint) => {
      const answer = await testApp.newClient().request(endpoint.method, addressOf(endpoint), undefined, {
        rawBody: 'order_id=PL-1',
        headers: { 'content-type': form, 'sec-fetch-site': 'cross-site', origin: 'https://www.payhere.lk' },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'notification_refused' } });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    },
  );

  test.each(provider)('may send to %s what it signed, and nothing else', async (_name, endpoint) => {
    const refused = { status: 400, body: { code: 'notification_refused' } };
    for (const type of [form, 'application/json', 'text/plain', 'application/xml']) {
      for (const body of ['', '{}', 'a=1&a=2', 'a=%00']) {
        expect(await send(endpoint, body, type)).toMatchObject(refused);
      }
    }
    expect(await send(endpoint, `a=${'x'.repeat(70_000)}`)).toMatchObject({ status: 413 });
  });

  test.each(unsafe)(
    'is the only one who may send a form: not to %s (security 30)',
    async (_name, endpoint) => {
      const token = learner.cookies.get('csrftoken') ?? '';
      for (const type of [form, 'multipart/form-data; boundary=x']) {
        const options = { rawBody: 'a=1', headers: { 'content-type': type, 'x-csrftoken': token } };
        const answer = await learner.copy().request(endpoint.method, addressOf(endpoint), undefined, options);
        expect(answer.status).toBe(415);
      }
    },
  );
});

describe('an answer that belongs to one learner', () => {
  const reads = calls.filter(([, { method, cacheable }]) => method === 'GET' && cacheable !== true);

  test.each(reads)('is kept by no cache: %s (security 51)', async (_name, endpoint) => {
    const { headers } = await learner.copy().request('GET', addressOf(endpoint));
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('Cookie') });
  });
});

describe('our own page', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'http://localhost:80', host: 'localhost:80' }],
    [{}],
  ])('may with %j', async (headers) => {
    expect(await learner.call('progress.markVideoWatched', { id: 'none' }, {}, { headers })).toMatchObject({
      status: 404,
    });
  });
});

describe('without its CSRF token', () => {
  const missing = {
    status: 403,
    body: { code: 'csrf_missing', detail: expect.stringContaining('CSRF token missing') },
  };
  const incorrect = { status: 403, body: { code: 'csrf_incorrect' } };

  test.each(unsafe)('%s is refused (security 28)', async (_name, endpoint) => {
    const answer = await learner
      .copy()
      .request(endpoint.method, addressOf(endpoint), {}, { headers: { 'x-csrftoken': '' } });
    expect(answer).toMatchObject(missing);
  });

  test('a call is refused when it has the token of another session, a cut or longer one, or one of its own making (security 28)', async () => {
    const other = await testApp.newLearner();
    const mine = learner.cookies.get('csrftoken') ?? '';
    for (const token of [
      other.cookies.get('csrftoken') ?? '',
      mine.slice(0, -1),
      `${mine}.more`,
      'a.b',
      '.',
    ]) {
      expect(
        await learner
          .copy()
          .call('progress.markVideoWatched', { id: 'none' }, {}, { headers: { 'x-csrftoken': token } }),
      ).toMatchObject(incorrect);
      const planted = learner.copy();
      planted.cookies.set('csrftoken', token);
      expect(await planted.call('progress.markVideoWatched', { id: 'none' }, {})).toMatchObject(incorrect);
    }
    expect(await learner.call('progress.markVideoWatched', { id: 'none' }, {})).toMatchObject({
      status: 404,
    });
  });

  test('a visitor gets one with the question who is logged in, although the answer is no', async () => {
    const visitor = testApp.newClient();
    expect(await visitor.call('auth.user')).toMatchObject({ status: 401 });
    expect([...visitor.cookies.keys()].sort()).toEqual(['csrftoken', 'visitor_id']);
    const before = visitor.cookies.get('csrftoken');
    await visitor.call('auth.user');
    expect(visitor.cookies.get('csrftoken')).toBe(before);
    const { email } = learner;
    expect(await visitor.call('auth.login', { email, password: 'not-the-one-1' })).toMatchObject({
      status: 401,
    });
    visitor.cookies.delete('visitor_id');
    expect(await visitor.call('auth.login', { email, password: 'not-the-one-1' })).toMatchObject(incorrect);
  });
});
