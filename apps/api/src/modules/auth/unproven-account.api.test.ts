import { newName, startTestApp, type TestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

test('an account whose address is not proven opens no session and reaches nothing (security 11)', async () => {
  const client = testApp.newClient();
  const username = newName('nila');
  const account = { email: `${username}@example.test`, password: 'thumbi-paradhu-9' };
  expect(await client.call('auth.register', { username, ...account })).toMatchObject({ status: 201 });
  expect(await client.call('auth.login', account)).toMatchObject({
    status: 401,
    body: { code: 'email_not_verified' },
  });
  expect(client.cookies.has('access_token')).toBe(false);
  expect(await client.call('progress.progress')).toMatchObject({ status: 401 });
});
