import { createTestClock, startTestApp, type TestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingContactLine } from './security-txt.ts';

const address = '/.well-known/security.txt';
const contact = 'mailto:security@learn.example';
const clock = createTestClock();
let testApp: TestApp;
beforeAll(async () => {
  const config = { securityContact: contact, publicOrigin: 'https://learn.example' };
  testApp = await startTestApp({ clock, config });
});
afterAll(() => testApp.stop());

/** Returns the fields of the file in order. RFC 9116 ends each line with CR LF or LF. */
async function fieldsOf(): Promise<(readonly [name: string, value: string])[]> {
  const { text } = await testApp.newClient().get(address);
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);
}

describe('the file that tells where faults are reported', () => {
  test('is plain text in UTF-8 at its well-known address, for anyone', async () => {
    expect(await testApp.newClient().get(address)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  });

  test('has the fields of RFC 9116, those that may come once exactly once', async () => {
    const names = (await fieldsOf()).map(([name]) => name);
    expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
    const fields = Object.fromEntries(await fieldsOf());
    expect(fields).toMatchObject({
      Contact: contact,
      'Preferred-Languages': 'ta, en',
      Canonical: `https://learn.example${address}`,
    });
  });

  test('ends in the future and within a year, whenever it is asked for', async () => {
    for (const days of [0, 1, 400]) {
      clock.advance(days * 24 * 3600);
      const { Expires: expires = '' } = Object.fromEntries(await fieldsOf());
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      const aheadDays = (Date.parse(expires) - clock.now().getTime()) / (24 * 3600_000);
      expect(aheadDays).toBeGreaterThan(30);
      expect(aheadDays).toBeLessThan(365);
    }
  });

  test('leads to our policy, which can be read there', async () => {
    const { Policy: policy = '' } = Object.fromEntries(await fieldsOf());
    const { origin, pathname } = new URL(policy);
    expect(origin).toBe('https://learn.example');
    expect(await testApp.newClient().get(pathname)).toMatchObject({
      status: 200,
      text: expect.stringContaining('# Security'),
    });
  });

  test('is not found where nobody is named, by browsers too', async () => {
    const silent = await startTestApp();
    for (const accept of ['*/*', 'text/html']) {
      const answer = await silent.newClient().get(address, { headers: { accept } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    await silent.stop();
  });
});

test('a start in production without a contact says so in one line, and no other start does', () => {
  const line = missingContactLine({ isProduction: true, securityContact: null });
  expect(line).toMatch(/^SECURITY_CONTACT is not set: [^\n]+\.$/);
  expect(missingContactLine({ isProduction: true, securityContact: contact })).toBe(null);
  expect(missingContactLine({ isProduction: false, securityContact: null })).toBe(null);
});
