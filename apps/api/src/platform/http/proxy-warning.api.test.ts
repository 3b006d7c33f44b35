import { startTestApp, type TestApp } from '@python-learning/testing';
import { afterEach, describe, expect, test } from 'vitest';

let testApp: TestApp;
afterEach(() => testApp.stop());

const elsewhere = '198.51.100.7';

async function appWith(trustedProxies: number, isProduction = false): Promise<void> {
  testApp = await startTestApp({ config: { trustedProxies, isProduction } });
}

async function ask(url: string, remoteAddress: string, headers: Record<string, string> = {}): Promise<void> {
  await testApp.app.server.inject({ url, remoteAddress, headers });
}

function warnings(): Record<string, unknown>[] {
  return testApp.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => /^http\.\w+_proxy$/.test(String(event)));
}

describe('an app that trusts no proxy', () => {
  test.each([
    [false, 'x-forwarded-for', '203.0.113.7'],
    [true, 'x-forwarded-for', '203.0.113.7'],
    [true, 'forwarded', 'for=203.0.113.7'],
    [true, 'x-real-ip', '203.0.113.7'],
  ])('warns once when one is there, in production: %s, header: %s', async (isProduction, name, value) => {
    await appWith(0, isProduction);
    await ask('/healthz', elsewhere);
    expect(warnings()).toEqual([]);
    for (const url of ['/', '/api/auth/user/', '/']) await ask(url, '127.0.0.1', { [name]: value });
    expect(warnings()).toEqual([
      expect.objectContaining({
        level: 'warn',
        event: 'http.untrusted_proxy',
        trustedProxies: 0,
        msg: expect.stringContaining('set TRUSTED_PROXIES to the number of proxies'),
        reqId: expect.any(String),
      }),
    ]);
    expect(testApp.log.join('')).not.toContain('203.0.113.7');
  });
});

describe('an app that trusts a proxy', () => {
  test('warns once when somebody comes past it', async () => {
    await appWith(1);
    for (const url of ['/', '/api/auth/user/']) await ask(url, elsewhere);
    expect(warnings()).toEqual([
      expect.objectContaining({ level: 'warn', event: 'http.missing_proxy', trustedProxies: 1 }),
    ]);
  });

  test('is silent about callers behind the proxy, this machine, and probes', async () => {
    await appWith(1);
    await ask('/', elsewhere, { 'x-forwarded-for': '203.0.113.7' });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) await ask('/', address);
    for (const url of ['/healthz', '/readyz']) await ask(url, elsewhere);
    expect(warnings()).toEqual([]);
  });
});
