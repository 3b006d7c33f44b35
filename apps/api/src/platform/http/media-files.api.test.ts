import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';

const types: Readonly<Record<string, RegExp>> = {
  'first-v1.en.mp4': /^video\/mp4$/,
  'first-v1.en.m4a': /^audio\/mp4$/,
  'first-v1.en.vtt': /^text\/vtt; charset=utf-8$/i,
  'first-v1.en.webp': /^image\/webp$/,
  'first-v1.en.json': /^application\/json; charset=utf-8$/i,
};
const files = Object.keys(types);
const lesson = '/media/first-v1.en.mp4';

const media = temporaryFolder('media');
let testApp: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  for (const file of files) await writeFile(path.join(media, file), '"23456789"');
  testApp = await startTestApp({ curriculum: sampleCourse(), folders: { web: null, media } });
  learner = await testApp.newLearner();
});
afterAll(() => testApp.stop());

test.each(files)('%s comes with its type, its length, and may be kept forever', async (file) => {
  const { status, headers } = await learner.get(`/media/${file}`);

  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(types[file] ?? /nothing/);
  expect(headers).toMatchObject({
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each(files)('%s is compressed on its way only where that makes it smaller', async (file) => {
  const asked = { url: `/media/${file}`, headers: { 'accept-encoding': 'br' } };
  const { headers } = await testApp.app.server.inject(asked);

  const isText = /json|vtt/.test(file);
  expect(headers['content-encoding']).toBe(isText ? 'br' : undefined);
  expect(headers['vary']).toBe(isText ? 'accept-encoding' : undefined);
  expect(headers['cache-control']).toContain('immutable');
});

test('a part of a file is never compressed: its place is counted in the bytes of the file', async () => {
  const headers = { 'accept-encoding': 'br', range: 'bytes=4-6' };
  const part = await testApp.app.server.inject({ url: '/media/first-v1.en.json', headers });

  expect(part).toMatchObject({ statusCode: 206, body: '567' });
  expect(part.headers['content-encoding']).toBeUndefined();
});

test('what a browser has compressed it need not load again', async () => {
  const url = '/media/first-v1.en.json';
  const ask = (headers: Record<string, string>) =>
    testApp.app.server.inject({ url, headers: { 'accept-encoding': 'br', ...headers } });
  const first = await ask({});
  const etag = String(first.headers['etag']);

  expect(brotliDecompressSync(first.rawPayload).toString()).toBe('"23456789"');
  expect(etag).toMatch(/^W\//);
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
});

test.each(files)('HEAD tells the same of %s as GET, without its bytes', async (file) => {
  const [head, get] = [await learner.request('HEAD', `/media/${file}`), await learner.get(`/media/${file}`)];

  expect(head).toMatchObject({ status: 200, text: '' });
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
    expect(head.headers[name]).toBe(get.headers[name]);
});

test.each([
  ['the beginning', 'bytes=0-1', '"2', 'bytes 0-1/10'],
  ['the middle', 'bytes=4-6', '567', 'bytes 4-6/10'],
  ['everything from a place on', 'bytes=7-', '89"', 'bytes 7-9/10'],
  ['the end', 'bytes=-2', '9"', 'bytes 8-9/10'],
  ['more than there is', 'bytes=8-99', '9"', 'bytes 8-9/10'],
])('a part of a video: %s', async (_what, range, text, place) => {
  const part = await learner.get(lesson, { headers: { range } });

  expect(part).toMatchObject({ status: 206, text, headers: { 'content-range': place } });
  expect(part.headers['cache-control']).toContain('immutable');
});

test('a part beyond the end cannot be given', async () => {
  const { status, headers } = await learner.get(lesson, { headers: { range: 'bytes=10-' } });

  expect({ status, place: headers['content-range'] }).toEqual({ status: 416, place: 'bytes */10' });
});

test('a part is given while the file is the one that was begun, else all of it', async () => {
  const etag = String((await learner.get(lesson)).headers['etag']);
  const ask = (condition: string) =>
    learner.get(lesson, { headers: { range: 'bytes=4-6', 'if-range': condition } });

  expect(await ask(etag)).toMatchObject({ status: 206, text: '567' });
  expect(await ask('"another"')).toMatchObject({ status: 200, text: '"23456789"' });
});

test('what a browser has it need not load again', async () => {
  const etag = String((await learner.get(lesson)).headers['etag']);

  expect(await learner.get(lesson, { headers: { 'if-none-match': etag } })).toMatchObject({
    status: 304,
    text: '',
  });
});
