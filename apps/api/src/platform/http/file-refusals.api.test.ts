import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { defineEndpoints } from '@python-learning/contract';
import { startTestApp, startTestDatabase } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleCourse } from '../../../testing/index.ts';
import { createBareServer } from './bare-server.fixture.ts';
import { registerFeature } from './register-feature.ts';

const web = temporaryFolder('web');
const media = temporaryFolder('media');
// A socket is listed as a file and cannot be opened as one.
const unreadable = createServer();
afterAll(() => void unreadable.close());

test('a file that cannot be opened is one bug, and its refusal is no file', async () => {
  unreadable.listen(path.join(media, 'first-v1.en.mp4'));
  await once(unreadable, 'listening');
  const testApp = await startTestApp({ curriculum: sampleCourse(), folders: { web: null, media } });
  const answer = await testApp.newClient().get('/media/first-v1.en.mp4');
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'server_error' },
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
  for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-encoding'])
    expect(answer.headers).not.toHaveProperty(name);
  expect(testApp.log.filter((line) => line.includes('"event":"bug"'))).toEqual([
    expect.stringContaining('ENXIO'),
  ]);
  await testApp.stop();
});

test('where descriptors end the caller comes back later, and the log says so once', async () => {
  const table = defineEndpoints({
    full: {
      method: 'GET',
      path: '/full/',
      access: 'public',
      summary: 'Opens a file.',
      status: 200,
      response: z.null(),
      errors: [],
    },
  });
  const database = await startTestDatabase();
  const lines: string[] = [];
  const server = await createBareServer(database.db, { write: (line) => void lines.push(line) });
  const noDescriptor = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  registerFeature(server, table, { full: () => Promise.reject(noDescriptor) });
  for (let times = 0; times < 50; times++) {
    const answer = await server.app.inject('/api/full/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  }
  expect(lines.filter((line) => line.includes('http.no_descriptors'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('"event":"bug"');
  await server.app.close();
  await database.stop();
});

test('files have a limit for each network, beside that of calls (security 49)', async () => {
  await mkdir(path.join(web, 'assets'));
  await writeFile(path.join(web, 'index.html'), 'the app');
  await writeFile(path.join(web, 'assets', 'app-1a2b.js'), 'script');
  await writeFile(path.join(media, 'first-v1.en.m4a'), 'sound');
  const small = await startTestApp({
    curriculum: sampleCourse(),
    folders: { web, media },
    httpLimits: { filesPerMinuteAndNetwork: 4 },
  });
  const from = async (url: string, remoteAddress = '203.0.113.7') => {
    const headers = { accept: 'text/html', 'accept-language': 'en' };
    return small.app.server.inject({ url, remoteAddress, headers });
  };
  for (const url of ['/', '/assets/app-1a2b.js', '/media/first-v1.en.m4a', '/nothing'])
    expect((await from(url)).statusCode).toBe(200);
  for (const url of ['/', '/assets/app-1a2b.js', '/media/first-v1.en.m4a', '/nothing', '/media/none']) {
    const refused = await from(url);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
  }
  expect((await from('/api/learn/milestones/')).statusCode).toBe(200);
  expect((await from('/healthz')).statusCode).toBe(200);
  expect((await from('/', '203.0.113.8')).statusCode).toBe(200);
  await small.stop();
});
