import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { seedProgress, systemRandomness } from '@python-learning/api';
import { apiBase, contract, type Endpoint } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScriptedEngine, prints } from '../../../testing/index.ts';

const curriculum = loadCurriculum();
let testApp: TestApp;
let learner: TestLearner;
/** What the program `count` prints. */
const count = Array.from({ length: 400 }, (_, at) => `line ${at}`).join('\n');
beforeAll(async () => {
  const engine = createScriptedEngine({ count: prints(count), greet: prints('Hello') });
  testApp = await startTestApp({ curriculum, engine });
  learner = await testApp.newLearner();
  const { db, clock } = testApp;
  const progress = { learnerId: learner.id, completedThroughOrder: 5, subscribed: true };
  await seedProgress({ db, clock, curriculum, randomness: systemRandomness }, progress);
});
afterAll(() => testApp.stop());

const reads = Object.values(contract)
  .flatMap((feature) => Object.values<Endpoint>(feature))
  .filter(({ method, download }) => method === 'GET' && download === undefined);
const milestone = curriculum.milestones[5]?.id ?? '';
const addressOf = ({ path }: Endpoint): string => apiBase + path.replace(/:\w+/g, milestone);
const addresses = [...reads.map(addressOf), `${apiBase}/openapi.json`];

function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return testApp.app.server.inject({ method, url, headers, cookies: Object.fromEntries(learner.cookies) });
}

const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync } as const;

describe('an answer of a call that reads', () => {
  test.each(addresses)('above 1 KB is compressed for a client that accepts it: %s', async (url) => {
    const plain = await ask(url);
    const isLong = plain.statusCode === 200 && plain.rawPayload.length >= 1024;
    for (const [encoding, decompress] of Object.entries(unpack)) {
      const answer = await ask(url, { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(isLong ? encoding : undefined);
      const body = isLong ? decompress(answer.rawPayload) : answer.rawPayload;
      expect(body.toString()).toBe(plain.body);
      if (isLong) expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      expect(answer.headers['etag']).toBe(plain.headers['etag']);
    }
  });

  test.each(addresses)('is not sent again to a client that has it: %s', async (url) => {
    const first = await ask(url, { 'accept-encoding': 'br' });
    if (first.statusCode !== 200) return expect(first.headers).not.toHaveProperty('etag');
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': `"other", ${tag}` });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': first.headers['cache-control'] });
    expect(again.headers).not.toHaveProperty('content-encoding');
    expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each(addresses)('is described by HEAD without its body: %s', async (url) => {
    const [head, get] = [await ask(url, {}, 'HEAD'), await ask(url)];
    expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
    for (const name of ['etag', 'cache-control', 'vary', 'content-type'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  test('is long for the screens that learners open most', async () => {
    const long = [];
    for (const url of addresses)
      if ((await ask(url, { 'accept-encoding': 'br' })).headers['content-encoding'] === 'br') long.push(url);
    expect(long).toEqual(
      expect.arrayContaining([
        '/api/learn/milestones/',
        `/api/learn/milestones/${milestone}/questions/`,
        '/api/learn/glossary/',
        '/api/learn/achievements/',
      ]),
    );
  });
});

describe('the answer to a run', () => {
  const run = (code: string, encoding: string) => {
    const headers = { 'accept-encoding': encoding, 'x-csrftoken': learner.cookies.get('csrftoken') ?? '' };
    const cookies = Object.fromEntries(learner.cookies);
    const url = apiBase + contract.practice.runVisitor.path;
    return testApp.app.server.inject({ method: 'POST', url, headers, cookies, payload: { code } });
  };

  test('above 1 KB is compressed for a client that accepts it, and has no tag', async () => {
    const plain = await run('count', 'identity');
    expect(plain.json()).toMatchObject({ status: 'finished', output: count });
    for (const [encoding, decompress] of Object.entries(unpack)) {
      const answer = await run('count', encoding);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
    }
  });

  test('that is short is sent as it is', async () => {
    expect((await run('greet', 'br')).headers).not.toHaveProperty('content-encoding');
  });
});

test('the form of a payment, which has a signature beside addresses of the caller, is never compressed', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const return_url = `http://localhost:3000/${'a'.repeat(1500)}`;
  const answer = await learner.call('payments.initiate', { plan_id: 'monthly', return_url }, { headers });
  expect(answer.text.length).toBeGreaterThan(1024);
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

test('an answer that opens a session is never compressed', async () => {
  const client = testApp.newClient();
  const { email, password } = learner;
  const headers = { 'accept-encoding': 'br, gzip' };
  const answer = await client.call('auth.login', { email, password }, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).not.toHaveProperty('etag');
});
