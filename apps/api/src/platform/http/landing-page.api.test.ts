import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestApp, type TestApp, type TestClient } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePages } from '../../../testing/index.ts';

const web = temporaryFolder('web');
let testApp: TestApp;
let visitor: TestClient;
beforeAll(async () => {
  await writeFile(path.join(web, 'index.html'), 'the app');
  await writeFile(path.join(web, 'landing.ta.html'), 'in Tamil');
  await writeFile(path.join(web, 'landing.en.html'), 'in English');
  await mkdir(path.join(web, 'outline'));
  await writeFile(path.join(web, 'outline', 'code.ta.html'), 'a workbench in Tamil');
  await writeFile(path.join(web, 'outline', 'code.en.html'), 'a workbench in English');
  await writeFile(path.join(web, 'outline', 'any.en.html'), 'a page in English');
  await writePages(web, [
    { path: '/code/:milestoneId', file: 'outline/code' },
    { path: '/*', file: 'outline/any' },
  ]);
  testApp = await startTestApp({ folders: { web, media: null } });
  visitor = testApp.newClient();
});
afterAll(() => testApp.stop());

const open = (address: string, headers: Record<string, string>) =>
  visitor.get(address, { headers: { accept: 'text/html', ...headers } });

describe('the landing page', () => {
  test.each<[string, Record<string, string>, string]>([
    ['was chosen in the app', { cookie: 'language=en', 'accept-language': 'ta' }, 'in English'],
    ['the browser prefers', { 'accept-language': 'fr, en-GB;q=0.8, ta;q=0.7' }, 'in English'],
    ['is Tamil, where neither says anything of use', { 'accept-language': 'fr' }, 'in Tamil'],
    ['is not what somebody made up', { cookie: 'language=../index', 'accept-language': 'ta' }, 'in Tamil'],
  ])('comes drawn in the language that %s', async (_why, headers, text) => {
    const answer = await open('/', headers);
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['vary']).toContain('cookie');
  });
});

describe('any other page', () => {
  test.each<[string, string, string, string]>([
    ['the outline of its screen', '/code/hello-python', 'en', 'a workbench in English'],
    ['it in the language of the browser', '/Code/hello-python/?q=2', 'ta', 'a workbench in Tamil'],
    ['the outline for all others', '/nowhere/at/all', 'en', 'a page in English'],
    ['the bare page when the build has no outline', '/nowhere', 'ta', 'the app'],
    ['the outline for all others where its parameter is missing', '/code', 'en', 'a page in English'],
    ['no file outside the outlines', '/code/..%2f..%2findex', 'en', 'a page in English'],
  ])('comes with %s', async (_what, address, language, text) => {
    const answer = await open(address, { 'accept-language': language });
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['vary']).toContain('cookie');
  });
});
