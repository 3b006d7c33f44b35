import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { addressOf, contract } from '@python-learning/contract';
import {
  createIdleEngine,
  newName,
  startTestApp,
  type TestApp,
  type TestClient,
  type TestLearner,
} from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCourse, writePages } from '../../../testing/index.ts';

const web = temporaryFolder('web');
const media = temporaryFolder('media');
let testApp: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  await mkdir(path.join(web, 'assets'));
  await writeFile(path.join(web, 'index.html'), '<!doctype html><title>The page</title>');
  await writePages(web, [{ path: '/verify/:code', file: 'outline/verify', isUnlisted: true }]);
  await writeFile(path.join(web, 'assets', 'app-1a2b.js'), 'plain');
  await writeFile(path.join(web, 'assets', 'app-1a2b.js.br'), 'small');
  await writeFile(path.join(media, 'first-v1.en.mp4'), '0123456789');
  testApp = await startTestApp({ curriculum: sampleCourse(), folders: { web, media } });
  learner = await testApp.newLearner();
});
afterAll(() => testApp.stop());

const json = { 'content-type': 'application/json' };
const update = addressOf(contract.progress.updateMilestone);

describe('what cannot be understood', () => {
  test.each<[string, string | Buffer, Record<string, string>, number, string]>([
    ['broken JSON', '{"a":', json, 400, 'malformed_json'],
    ['a key that reaches into prototypes', '{"__proto__":{"a":1}}', json, 400, 'malformed_json'],
    ['a constructor of prototypes', '{"constructor":{"prototype":{}}}', json, 400, 'malformed_json'],
    ['very deep nesting', `${'['.repeat(100)}${']'.repeat(100)}`, json, 400, 'malformed_json'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), json, 400, 'unreadable_text'],
    ['a NUL character', '{"milestone_id":"a\\u0000b"}', json, 400, 'unreadable_text'],
    ['half a character', '{"milestone_id":"\\ud800"}', json, 400, 'unreadable_text'],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    [
      'a form with files',
      '--x--',
      { 'content-type': 'multipart/form-data; boundary=x' },
      415,
      'unsupported_media_type',
    ],
    ['something odd', '{}', { 'content-type': 'application/jsonx' }, 415, 'unsupported_media_type'],
    ...['gzip', 'br', 'deflate', 'gzip, gzip', 'zstd', 'x-unknown'].map(
      (coding): [string, string, Record<string, string>, number, string] => [
        `a body that is packed: ${coding}`,
        '{}',
        { ...json, 'content-encoding': coding },
        415,
        'unsupported_media_type',
      ],
    ),
    ...['utf-16', 'UTF-16LE', 'latin1', 'iso-8859-1', 'windows-1252', '"utf-7"', 'nonsense'].map(
      (charset): [string, string, Record<string, string>, number, string] => [
        `JSON in another character set: ${charset}`,
        '{}',
        { 'content-type': `application/json; charset=${charset}` },
        415,
        'unsupported_media_type',
      ],
    ),
    [
      'something too long',
      JSON.stringify({ milestone_id: 'x'.repeat(70_000) }),
      json,
      413,
      'payload_too_large',
    ],
    ['a list', '[]', json, 400, 'validation_failed'],
    ['no value', 'null', json, 400, 'validation_failed'],
    ['nothing at all', '', json, 400, 'validation_failed'],
    ['an unknown field alone', '{"score":9000}', json, 400, 'validation_failed'],
  ])(
    'is refused in the shape of every answer: %s (security 47)',
    async (_what, rawBody, headers, status, code) => {
      const answer = await learner.call('progress.updateMilestone', undefined, { rawBody, headers });
      expect(answer).toMatchObject({
        status,
        body: { code },
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      });
    },
  );

  test.each([
    ['application/json', 'identity'],
    ['application/json; charset=utf-8', 'Identity'],
    ['application/json;charset=UTF-8', 'identity'],
    ['application/json; charset="utf-8"', 'identity'],
    ['application/json; charset=utf8', 'identity'],
  ])('is not UTF-8 that says so: %s', async (type, coding) => {
    const headers = { 'content-type': type, 'content-encoding': coding };
    const answer = await learner.call('progress.updateMilestone', undefined, { rawBody: '{}', headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test('is refused in the language of the caller when it is packed', async () => {
    const headers = { ...json, 'content-encoding': 'gzip', 'accept-language': 'ta' };
    const { body } = await learner.call('progress.updateMilestone', undefined, { rawBody: '{}', headers });
    expect(body.detail).toMatch(/[\u0B80-\u0BFF]/);
  });

  test('is answered by field, or in one sentence, in the language of the caller', async () => {
    expect((await learner.call('progress.updateMilestone', {})).body).toEqual({
      milestone_id: ['This field is required.'],
      code: 'validation_failed',
    });
    const tamil = { headers: { 'accept-language': 'ta-LK,en;q=0.5' } };
    expect((await learner.call('progress.updateMilestone', {}, tamil)).body.milestone_id[0]).toMatch(
      /[\u0B80-\u0BFF]/,
    );
    expect((await learner.call('practice.questions', { id: 'none' }, tamil)).body.detail).toMatch(
      /[\u0B80-\u0BFF]/,
    );
  });

  test('comes as error too on calls whose clients read that first', async () => {
    const { body } = await learner.call('auth.verifyEmail', { email: 'a@example.test', otp: '123456' });
    expect(body).toEqual({ detail: body.detail, error: body.detail, code: 'otp_invalid' });
    const fields = await learner.call('auth.verifyEmail', { email: 'a@example.test' });
    expect(fields.body).toEqual({ otp: ['This field is required.'], code: 'validation_failed' });
  });
});

describe('addresses', () => {
  test('may leave their last slash away', async () => {
    expect(await learner.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  test('that do not exist are not found, whatever they look like (security 47)', async () => {
    for (const address of [
      '/api/nothing/',
      '/api/learn/milestones/%E0%A4%A/questions/',
      '/media/../package.json',
      '/media/none.mp4',
    ]) {
      expect(await learner.get(address)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    const absurd = `/api/learn/milestones/${'x'.repeat(150)}/questions/`;
    expect(await learner.get(absurd)).toMatchObject({ status: 404 });
    expect(await learner.get('/api/learn/milestones/a%00b/questions/')).toMatchObject({ status: 404 });
  });

  test('with an id that is too long are not found, in the shape of every other answer', async () => {
    const tooLong = await learner.call('practice.questions', { id: 'x'.repeat(300) });
    expect(tooLong).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(tooLong.headers).not.toHaveProperty('allow');
    for (const { headers } of [
      tooLong,
      await learner.get('/api/nothing/'),
      await learner.get('/api/%E0%A4%A'),
    ])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        vary: expect.stringContaining('Cookie'),
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      });
  });

  test('are what they mean, however they are spelled', async () => {
    const { headers } = await learner.get('/%61pi/learn/progress/');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie, Origin' });
  });

  test('say which methods they take (security 47)', async () => {
    expect(await learner.request('DELETE', addressOf(contract.auth.user))).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      body: { code: 'method_not_allowed', detail: 'Method "DELETE" is not allowed here.' },
    });
    expect(await learner.get(addressOf(contract.auth.login))).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
    });
    expect(await learner.get('/api/learn/questions/some-id/submit')).toMatchObject({ status: 405 });
  });
});

describe('every answer', () => {
  test('tells browsers what our pages may do (security 50)', async () => {
    const { headers } = await learner.call('progress.progress');
    const csp = String(headers['content-security-policy']);
    expect(csp).toMatch(/script-src 'self';/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self' https://sandbox.payhere.lk https://www.payhere.lk",
    ]) {
      expect(csp).toContain(rule);
    }
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test.each(['/api/learn/milestones/', '/login', '/healthz'])(
    'denies pages what the product does not use: %s',
    async (path) => {
      const { headers } = await learner.get(path);
      const policy = String(headers['permissions-policy']).split(', ');
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
        expect(policy).toContain(`${feature}=()`);
      }
      // Lessons and the demonstration need autoplay.
      expect(policy.join()).not.toContain('autoplay');
    },
  );

  test('that is a bug tells a request id and nothing of the inside (security 48)', async () => {
    const broken = await startTestApp();
    const client = await broken.newLearner();
    await broken.db.schema.dropTable('learner_progress').execute();
    const answer = await client.call('progress.progress');
    expect(answer).toMatchObject({ status: 500, body: { code: 'server_error' } });
    expect(answer.text).not.toMatch(/relation|select|at /);
    const id = String(answer.headers['x-request-id']);
    expect(broken.log.filter((line) => line.includes('"event":"bug"') && line.includes(id))).toHaveLength(1);
    await broken.stop();
  });
});

describe('files', () => {
  test('of the web app are kept forever, small where that is understood', async () => {
    const answer = await learner.get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer).toMatchObject({ status: 200, text: 'small', headers: { 'content-encoding': 'br' } });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await learner.get('/assets/app-1a2b.js')).toMatchObject({ text: 'plain' });
    expect(await learner.get('/assets/old.js', { headers: { accept: 'text/html' } })).toMatchObject({
      status: 404,
    });
  });

  test('give the page for any address that a person opens, asked for again each time', async () => {
    for (const address of ['/', '/dashboard', '/code/hello-python?x=1']) {
      const answer = await learner.get(address, { headers: { accept: 'text/html,*/*' } });
      expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('The page') });
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect(await learner.get('/api/nothing', { headers: { accept: 'text/html' } })).toMatchObject({
      status: 404,
    });
  });

  test('of certificates are kept out of search engines, others are not', async () => {
    const accept = { headers: { accept: 'text/html' } };
    for (const address of ['/verify/7KQ2', '/Verify/7KQ2']) {
      expect((await learner.get(address, accept)).headers['x-robots-tag']).toBe('noindex, nofollow');
    }
    expect((await learner.get('/dashboard', accept)).headers).not.toHaveProperty('x-robots-tag');
  });

  test('of lessons come in parts', async () => {
    const part = await learner.get('/media/first-v1.en.mp4', { headers: { range: 'bytes=2-4' } });
    expect(part).toMatchObject({ status: 206, text: '234', headers: { 'content-range': 'bytes 2-4/10' } });
    expect(part.headers['cache-control']).toContain('immutable');
  });

  test('that cannot be given as asked say so with their status, and are no bug of ours', async () => {
    const ask = (headers: Record<string, string>) => learner.get('/media/first-v1.en.mp4', { headers });
    expect(await ask({ range: 'bytes=99-' })).toMatchObject({
      status: 416,
      text: '',
      headers: { 'content-range': 'bytes */10' },
    });
    expect(await ask({ 'if-match': '"another"' })).toMatchObject({ status: 412, text: '' });
    for (const address of ['/media/a%00b.mp4', '/a%00b', '/assets/..%2Findex.html'])
      expect(await learner.get(address)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(testApp.log.join('')).not.toContain('"event":"bug"');
  });
});

describe('operations', () => {
  test('see that the app lives and is ready, and that it is not without its database (security 48)', async () => {
    expect(await learner.get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
    const ready = await learner.get('/readyz');
    expect(ready).toMatchObject({ status: 200 });
    expect(ready.body).toEqual({ database: 'ok', engine: 'ok' });
    const lost = await startTestApp();
    await lost.newAccount();
    await lost.db.destroy();
    expect(await lost.newClient().get('/readyz')).toMatchObject({
      status: 503,
      body: { database: 'unreachable', engine: 'ok' },
    });
    await lost.app.stop();
  });

  test('see an app without a sandbox as ready, and serve lessons meanwhile', async () => {
    const idle = createIdleEngine();
    const starting = { ...idle, status: () => ({ ...idle.status(), ready: false }) };
    const app = await startTestApp({ engine: starting });
    const client = app.newClient();
    const readiness = await client.get('/readyz');
    expect(readiness).toMatchObject({ status: 200, body: { database: 'ok', engine: 'starting' } });
    expect(await client.call('course.milestones')).toMatchObject({ status: 200 });
    await app.stop();
  });

  test('ask the database for its readiness once a second at most', async () => {
    const app = await startTestApp();
    const client = app.newClient();
    expect(await client.get('/readyz')).toMatchObject({ status: 200 });
    await app.db.destroy();
    expect(await client.get('/readyz')).toMatchObject({ status: 200 });
    app.clock.advance(1);
    expect(await client.get('/readyz')).toMatchObject({ status: 503 });
    await app.app.stop();
  });

  test('count calls without telling of persons', async () => {
    await learner.call('auth.user');
    const text = await testApp.app.metrics.text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/auth\/user\/",status="200"\} \d/,
    );
    expect(text).not.toContain(learner.email);
  });
});

describe('mail in development', () => {
  test('is shown newest first to those who ask for an address, with its markup made harmless', async () => {
    const to = `${newName('a')}@example.test`;
    await testApp.mailbox.send({
      to,
      subject: '<b>1</b>',
      text: '<script>',
      html: '<p>1</p>',
    });
    await testApp.mailbox.send({ to, subject: '2', text: 'two', html: '<p>2</p>' });
    const { body } = await learner.get(`/api/dev/mailbox/?to=${to}`);
    expect(body.map((mail: { subject: string }) => mail.subject)).toEqual(['2', '<b>1</b>']);
    expect(body[0]).toEqual({
      to,
      subject: '2',
      text: 'two',
      html: '<p>2</p>',
      sent_at: expect.any(String),
    });
    const page = await learner.get('/dev/mailbox');
    expect(page.text).toContain('&#60;script&#62;');
    expect(page.text).not.toContain('<script>');
  });

  test('is shown on this machine alone, and kept by no browser', async () => {
    for (const path of ['/api/dev/mailbox/', '/dev/mailbox']) {
      expect(await learner.get(path, { headers: { host: '[::1]:3000' } })).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store' },
      });
      for (const headers of [
        { host: 'evil.example' },
        { host: '192.168.1.7:3000' },
        { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' },
        { host: 'localhost:3000', 'x-forwarded-proto': 'https' },
        { host: 'localhost:3000', forwarded: 'for=203.0.113.7' },
        { host: 'localhost:3000', via: '1.1 proxy' },
        { host: 'localhost:3000', 'x-real-ip': '203.0.113.7' },
        { host: 'localhost:3000', 'cf-connecting-ip': '203.0.113.7' },
        { host: 'localhost:3000', origin: 'https://evil.example' },
        { host: 'localhost:3000', origin: 'null' },
      ]) {
        expect(await learner.get(path, { headers })).toMatchObject({
          status: 403,
          headers: { 'cache-control': 'no-store' },
        });
      }
    }
  });
});

test('an address that calls too often is told when to come back (security 49)', async () => {
  const small = await startTestApp({ httpLimits: { callsPerMinuteAndAddress: 3 } });
  const client = small.newClient();
  for (let i = 0; i < 3; i++) await client.call('course.milestones');
  const refusal = await client.call('course.milestones');
  expect(refusal).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
  expect(await client.get('/healthz')).toMatchObject({ status: 200 });
  await small.stop();
});

describe('behind an address that a town shares', () => {
  test('a learner is served however often strangers call (security 49)', async () => {
    const small = await startTestApp({ httpLimits: { callsPerMinuteAndAddress: 9 } });
    const inside = await small.newLearner();
    const call = async (client: TestClient) => (await client.call('course.milestones')).status;
    for (let calls = 0; calls < 9; calls++) await call(small.newClient());
    expect(await call(small.newClient())).toBe(429);
    expect(await call(inside)).toBe(200);
    await small.stop();
  });

  test('one browser uses up its own part, and those without a cookie theirs (security 49)', async () => {
    const small = await startTestApp({
      httpLimits: { callsPerMinuteAndVisitor: 3, callsPerMinuteWithoutCookie: 4 },
    });
    const call = async (client: TestClient) => (await client.call('course.milestones')).status;
    const [greedy, other] = [small.newClient(), small.newClient()];
    for (const client of [greedy, other]) expect(await call(client)).toBe(200);
    for (let calls = 0; calls < 3; calls++) expect(await call(greedy)).toBe(200);
    expect(await call(greedy)).toBe(429);
    expect(await call(other)).toBe(200);
    for (let calls = 0; calls < 2; calls++) expect(await call(small.newClient())).toBe(200);
    expect(await call(small.newClient())).toBe(429);
    await small.stop();
  });

  test('a learner has a limit too', async () => {
    const small = await startTestApp({ httpLimits: { callsPerMinuteAndLearner: 2 } });
    const inside = await small.newLearner();
    for (let calls = 0; calls < 2; calls++) {
      expect(await inside.call('auth.user')).toMatchObject({ status: 200 });
    }
    expect(await inside.call('auth.user')).toMatchObject({ status: 429 });
    await small.stop();
  });
});

test('calls that are refused count too, and so do those whose address is spelled otherwise', async () => {
  const small = await startTestApp({ httpLimits: { callsPerMinuteAndAddress: 2 } });
  const client = small.newClient();
  expect(await client.call('auth.user')).toMatchObject({ status: 401 });
  expect(await client.get('/%61pi/learn/milestones/')).toMatchObject({ status: 200 });
  expect(await client.call('auth.user')).toMatchObject({ status: 429 });
  expect(await client.get('/%61pi/learn/milestones/')).toMatchObject({ status: 429 });
  await small.stop();
});

test('a household counts as one, however many addresses of its network it uses', async () => {
  const small = await startTestApp({ httpLimits: { callsPerMinuteAndAddress: 1 } });
  const from = async (remoteAddress: string) =>
    (await small.app.server.inject({ url: '/api/learn/milestones/', remoteAddress })).statusCode;
  expect(await from('2001:db8:1:2::1')).toBe(200);
  expect(await from('2001:db8:1:2:ffff::2')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
  await small.stop();
});

/** Opens a raw socket, so that a test can send a request in parts. */
async function connectTo(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  return { socket, answer: () => answer };
}

test('a call that comes during a stop hears that it cannot be served now (security 59)', async () => {
  const going = await startTestApp();
  const origin = await going.listen();
  const accepted = once(going.app.server.server, 'connection');
  const { socket, answer } = await connectTo(origin);
  const [served] = (await accepted) as [Socket];
  const ended = once(socket, 'close');
  socket.write('GET /api/learn/milestones/ HTTP/1.1\r\nhost: localhost\r\n');
  await expect.poll(() => served.bytesRead, { timeout: 10_000 }).toBeGreaterThan(0);
  const stopped = going.app.stop();
  socket.write('\r\n');
  await ended;
  await stopped;
  expect(answer()).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer()).toContain('"code":"not_ready"');
  expect(answer()).toMatch(/retry-after: 5/i);
  await going.stop().catch(() => undefined);
});

/** An app, and the upload of a learner that has arrived there in part. */
async function halfAnUpload(before: (app: TestApp) => Promise<void> = async () => undefined) {
  const app = await startTestApp();
  const { socket } = await connectTo(await app.listen());
  const { cookies } = await app.newLearner();
  const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await before(app);
  const arrived = once(app.app.server.server, 'request');
  socket.write(
    `POST ${update} HTTP/1.1\r\nhost: localhost\r\ncookie: ${sent}\r\nx-csrftoken: ${cookies.get('csrftoken')}\r\n` +
      'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"milestone_id":',
  );
  const [request] = (await arrived) as [IncomingMessage];
  return { app, socket, request };
}

async function expectNoFailure(app: TestApp): Promise<void> {
  await expect.poll(() => app.log.join(''), { timeout: 10_000 }).toContain('http.broken_off');
  expect(app.log.join('')).not.toMatch(/db\.unreachable|"event":"bug"/);
}

test('a caller who breaks off an upload is no failure of the database', async () => {
  const { app, socket, request } = await halfAnUpload();
  await expect
    .poll(() => request.listenerCount('data') + request.listenerCount('readable'))
    .toBeGreaterThan(0);
  socket.resetAndDestroy();
  await expectNoFailure(app);
  await app.stop();
});

test('nor is one who breaks it off before we know who it is', async () => {
  const isLocked = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  let lock: Promise<void> = Promise.resolve();
  const { app, socket, request } = await halfAnUpload(({ db }) => {
    lock = db.transaction().execute(async (handle) => {
      await sql`lock table sessions in access exclusive mode`.execute(handle);
      isLocked.resolve();
      await mayGoOn.promise;
    });
    return isLocked.promise;
  });
  socket.resetAndDestroy();
  await expect.poll(() => request.destroyed, { timeout: 10_000 }).toBe(true);
  mayGoOn.resolve();
  await lock;
  await expectNoFailure(app);
  await app.stop();
});
