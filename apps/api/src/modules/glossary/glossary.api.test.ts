import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressOf, contract } from '@python-learning/contract';
import { loadCurriculum } from '@python-learning/curriculum';
import { startTestApp, type TestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ curriculum: loadCurriculum() });
});
afterAll(() => app.stop());

const url = addressOf(contract.glossary.glossary);
const get = (headers: Record<string, string> = {}) => app.app.server.inject({ url, headers });

test('anyone may read the glossary, each in their language', async () => {
  const answer = await get({ 'accept-language': 'en' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ terms: expect.any(Array), endings: expect.any(Array) });
  expect((await get({ 'accept-language': 'ta' })).headers.etag).not.toBe(answer.headers.etag);
});

test('a browser keeps it for a while and then hears whether it has changed', async () => {
  const { headers } = await get({ 'accept-language': 'ta' });
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=3600',
    vary: 'Accept-Language, accept-encoding',
  });
  const again = await get({ 'accept-language': 'ta', 'if-none-match': `"other", ${String(headers.etag)}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get({ 'accept-language': 'en', 'if-none-match': String(headers.etag) })).statusCode).toBe(
    200,
  );
});

test('it travels packed to who can unpack it', async () => {
  const plain = await get();
  const packed = async (encoding: string) => {
    const answer = await get({ 'accept-encoding': encoding });
    return { by: answer.headers['content-encoding'], body: answer.rawPayload };
  };
  const [brotli, gzip, none] = [await packed('gzip, br'), await packed('gzip'), await packed('br;q=0, x')];
  expect([brotli.by, gzip.by, none.by]).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.body).toString()).toBe(plain.body);
  expect(none.body.toString()).toBe(plain.body);
});
