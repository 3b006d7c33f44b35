import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { answersElement } from '@python-learning/contract';
import { startTestApp, type TestApp, type TestClient } from '@python-learning/testing';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCourse, writePages } from '../../../testing/index.ts';

const web = temporaryFolder('web');
const outline = `<head>${answersElement}</script></head>the outline`;
let testApp: TestApp;
beforeAll(async () => {
  await writeFile(path.join(web, 'index.html'), 'the app');
  await mkdir(path.join(web, 'outline'));
  await writeFile(path.join(web, 'outline', 'dashboard.en.html'), outline);
  await writeFile(path.join(web, 'outline', 'code.en.html'), outline);
  await writeFile(path.join(web, 'outline', 'verify.en.html'), outline);
  const common = ['/auth/user/', '/learn/progress/', '/subscriptions/status/'];
  await writePages(web, [
    { path: '/dashboard', file: 'outline/dashboard', calls: common },
    { path: '/verify/:code', file: 'outline/verify', calls: common, isUnlisted: true },
    {
      path: '/code/:milestoneId',
      file: 'outline/code',
      calls: [...common, '/learn/milestones/:id/questions/'],
    },
  ]);
  testApp = await startTestApp({ curriculum: sampleCourse(), folders: { web, media: null } });
});
afterAll(() => testApp.stop());

const accept = { accept: 'text/html', 'accept-language': 'en' };
const open = (client: TestClient, address: string, headers: Record<string, string> = {}) =>
  client.get(address, { headers: { ...accept, ...headers } });

function answersIn(html: string): Record<string, [status: number, body: unknown]> {
  const [text = ''] = html.split(answersElement)[1]?.split('</script>') ?? [];
  return text === '' ? {} : JSON.parse(text);
}

describe('the page of a learner', () => {
  test('has the answers to the first calls of its screen, and is stored nowhere', async () => {
    const learner = await testApp.newLearner();
    const { text, headers } = await open(learner, '/dashboard');
    expect(answersIn(text)).toMatchObject({
      '/api/auth/user/': [200, { id: learner.id, username: learner.username }],
      '/api/learn/progress/': [200, { score: 0 }],
      '/api/subscriptions/status/': [404, {}],
    });
    expect(text).toContain('the outline');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  test('has those of the milestone in its address', async () => {
    const learner = await testApp.newLearner();
    const { text } = await open(learner, '/code/first/?q=1');
    const direct = await learner.call('practice.questions', { id: 'first' }, { headers: accept });
    expect(answersIn(text)['/api/learn/milestones/first/questions/']).toEqual([200, direct.body]);
  });

  test('has no question of a milestone that the learner has not paid for', async () => {
    const learner = await testApp.newLearner();
    const refusal = await learner.call('practice.questions', { id: 'fifth' });
    expect(refusal.status).toBe(403);
    const { text } = await open(learner, '/code/fifth');
    const answers = answersIn(text);
    expect(Object.keys(answers)).toContain('/api/auth/user/');
    expect(answers['/api/learn/milestones/fifth/questions/']).toBeUndefined();
  });

  test('is as unlisted as the page of anyone else', async () => {
    const learner = await testApp.newLearner();
    for (const client of [learner, testApp.newClient()]) {
      const { headers } = await open(client, '//Verify/7KQ2/');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    }
    expect((await open(learner, '/dashboard')).headers).not.toHaveProperty('x-robots-tag');
  });

  test('cannot be ended by what is in an answer', async () => {
    const learner = await testApp.newLearner();
    const { text } = await open(learner, '/code/first');
    expect(JSON.stringify(answersIn(text))).toContain('<');
    expect(
      text.slice(text.indexOf('{', text.indexOf(answersElement)), text.indexOf('</script>')),
    ).not.toContain('<');
  });

  test('asks for nothing but what its build names', async () => {
    const learner = await testApp.newLearner();
    for (const address of ['/code/..%2f..%2fauth', '/code/first%2f..', '/code/FIRST', '/code/a?x=/b']) {
      const asked = Object.keys(answersIn((await open(learner, address)).text));
      expect(asked.every((call) => /^\/api\/(?:auth\/user|learn|subscriptions\/status)\//.test(call))).toBe(
        true,
      );
    }
  });

  test('is compressed where the browser can read that', async () => {
    const learner = await testApp.newLearner();
    const { headers } = await open(learner, '/dashboard', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    const { rawPayload } = await testApp.app.server.inject({
      url: '/dashboard',
      headers: { ...accept, 'accept-encoding': 'br', cookie: cookiesOf(learner) },
    });
    expect(answersIn(brotliDecompressSync(rawPayload).toString())).toHaveProperty('/api/auth/user/');
  });
});

describe('the page of anyone else', () => {
  test('has no answers without a session, and none of another learner', async () => {
    const learner = await testApp.newLearner();
    const other = await testApp.newLearner();
    const { text, headers } = await open(testApp.newClient(), '/dashboard');
    expect(answersIn(text)).toEqual({});
    expect(headers['cache-control']).toBe('no-cache');
    expect((await open(learner, '/dashboard')).text).not.toContain(other.username);
    await learner.call('auth.logout');
    expect(answersIn((await open(learner, '/dashboard')).text)).toEqual({});
  });

  test('has none after the session has ended on the server or its token has expired', async () => {
    const learner = await testApp.newLearner();
    const before = learner.copy();
    await learner.call('auth.logout');
    expect(answersIn((await open(before, '/dashboard')).text)).toEqual({});
    const later = await testApp.newLearner();
    testApp.clock.advance(24 * 3600);
    const { text, headers } = await open(later, '/dashboard');
    expect(answersIn(text)).toEqual({});
    expect(headers['cache-control']).toBe('no-cache');
  });
});

function cookiesOf(client: TestClient): string {
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
