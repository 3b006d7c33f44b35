import { once } from 'node:events';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { startTestApp, type TestApp, type TestClient } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const web = temporaryFolder('web');
const built = new Date('2026-11-25T10:00:00.400Z');
const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html>',
  '.built-from': 'a digest of the build',
  'robots.txt': 'User-agent: *',
  'assets/app-1a2b.js': '0123456789',
  'assets/app-1a2b.js.br': 'brotli',
  'assets/app-1a2b.js.gz': 'gzipped',
  'assets/icon-1a2b.svg': '<svg/>',
  'assets/font-1a2b.woff2': 'font',
  'assets/archive.gz': 'a file that was packed before the build',
};

let testApp: TestApp;
let visitor: TestClient;
beforeAll(async () => {
  await mkdir(path.join(web, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(web, name), text);
    await utimes(path.join(web, name), built, built);
  }
  testApp = await startTestApp({ folders: { web, media: null } });
  visitor = testApp.newClient();
  // What is served no longer depends on the disk.
  for (const name of await readdir(web)) await rm(path.join(web, name), { recursive: true });
});
afterAll(() => testApp.stop());

const script = '/assets/app-1a2b.js';
const ask = (headers: Record<string, string>, address = script) => visitor.get(address, { headers });

describe('a file of the web app', () => {
  test.each([
    [script, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/icon-1a2b.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
    ['/assets/font-1a2b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/assets/archive.gz', 'application/octet-stream', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
  ])('has its type and says how long it may be kept, also to HEAD: %s', async (address, type, caching) => {
    const [get, head] = [await visitor.get(address), await visitor.request('HEAD', address)];
    expect(get.headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'content-length': String(get.text.length),
      'accept-ranges': 'bytes',
      'last-modified': 'Wed, 25 Nov 2026 10:00:00 GMT',
      vary: 'accept-encoding',
    });
    expect(head).toMatchObject({ status: 200, text: '' });
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  test.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip, deflate', 'gzipped', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzipped', 'gzip'],
    ['br;q=0, gzip;q=0', '0123456789', undefined],
    ['identity', '0123456789', undefined],
    ['zstd', '0123456789', undefined],
    ['*', 'brotli', 'br'],
  ])('is compressed as the client accepts it: %s', async (accepted, text, coding) => {
    const answer = await ask({ 'accept-encoding': accepted });
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
  });

  test('is not sent again to a browser that has it', async () => {
    const etag = String((await ask({ 'accept-encoding': 'br' })).headers['etag']);
    for (const known of [{ 'if-none-match': `"other", ${etag}` }, { 'if-none-match': '*' }]) {
      const answer = await ask({ 'accept-encoding': 'br', ...known });
      expect(answer).toMatchObject({ status: 304, text: '', headers: { etag, vary: 'accept-encoding' } });
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
    expect(await ask({ 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    const since = (date: string) => ask({ 'if-modified-since': date });
    expect(await since('Wed, 25 Nov 2026 10:00:00 GMT')).toMatchObject({ status: 304 });
    expect(await since('Wed, 25 Nov 2026 09:59:59 GMT')).toMatchObject({ status: 200 });
    expect(await since('yesterday')).toMatchObject({ status: 200 });
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
  ])('is sent in parts: %s', async (range, status, text, place) => {
    const answer = await ask({ range });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers['content-range']).toBe(place);
  });

  test('is sent in parts while it is the one that was begun, else as a whole', async () => {
    const etag = String((await ask({})).headers['etag']);
    expect(await ask({ range: 'bytes=2-4', 'if-range': etag })).toMatchObject({ status: 206, text: '234' });
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"other"' })).toMatchObject({ status: 200 });
  });

  test.each([
    '/.built-from',
    '/assets/app-1a2b.js.br',
    '/assets',
    '/assets/',
    '/assets/..%2frobots.txt',
    '/assets/..%5crobots.txt',
    '//robots.txt',
    '/robots.txt%00',
    '/%E0%A4%A',
    '/constructor',
    '/__proto__',
  ])('is nothing else: %s', async (address) => {
    expect(await visitor.get(address)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('an address that leads out of the folder', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await testApp.listen()).port);
  });

  /** Sends the address as it is: clients made for tests would tidy it first. */
  async function rawStatus(address: string): Promise<number | undefined> {
    const request = get({ port, host: '127.0.0.1', path: address });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  }

  test.each([
    '/../package.json',
    '/assets/../robots.txt',
    '/assets/../../etc/passwd',
    '/assets/%2e%2e/robots.txt',
    '/assets/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/assets/..%252f..%252fetc/passwd',
    '/assets/..\\robots.txt',
    '/assets/....//robots.txt',
    '/./robots.txt',
    '/robots.txt/.',
    '//etc/passwd',
    '/etc/passwd',
    '/%c0%ae%c0%ae/etc/passwd',
    '/file:///etc/passwd',
    '/.env',
    '/.git/config',
  ])('finds nothing: %s', async (address) => {
    expect(await rawStatus(address)).toBe(404);
  });
});
