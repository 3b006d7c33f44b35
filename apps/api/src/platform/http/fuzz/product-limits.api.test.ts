import { addressOf, contract } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { expect, test } from 'vitest';
import { defaultHttpLimits } from '../api-server.ts';

test('the product counts the calls of an address, whatever the fuzz tests are allowed (security 49)', async () => {
  const testApp = await startTestApp();
  const client = testApp.newClient();
  const { callsPerMinuteWithoutCookie } = defaultHttpLimits;
  for (let sent = 0; sent < callsPerMinuteWithoutCookie; sent++) await client.call('course.milestones');
  expect((await client.call('course.milestones')).status).toBe(429);
  expect(callsPerMinuteWithoutCookie).toBeLessThanOrEqual(1500);
  await testApp.stop();
});

test('malformed requests count as calls, and end with 429 like all others (security 49)', async () => {
  const testApp = await startTestApp({ httpLimits: { callsPerMinuteAndAddress: 5 } });
  const client = testApp.newClient();
  const statuses: number[] = [];
  for (let sent = 0; sent < 7; sent++) {
    const answer = await client.request('POST', addressOf(contract.auth.login), undefined, {
      rawBody: '{"a":',
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  await testApp.stop();
});
