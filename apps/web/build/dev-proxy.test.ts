import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createVite } from 'vite';
import { expect, test } from 'vitest';
import config from '../vite.config.ts';

test('the development server leaves no header of a proxy, so that the api knows the browser as one of this machine', async () => {
  let heard: IncomingHttpHeaders = {};
  const api = createServer((request, response) => {
    heard = request.headers;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const target = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const rules = Object.entries(config.server?.proxy ?? {}).map(
    ([path, rule]) => [path, typeof rule === 'string' ? target : { ...rule, target }] as const,
  );
  // Only the proxy is of interest; the plugins would compile the whole app.
  const vite = await createVite({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    server: { proxy: Object.fromEntries(rules), host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await vite.listen();
    const address = vite.resolvedUrls?.local[0] ?? '';
    // Other tests of the web app replace `fetch`.
    const [answer] = await once(get(new URL('/api/auth/user/', address)), 'response');
    answer.resume();
    expect(heard.host).toMatch(/^127\.0\.0\.1:/);
    expect(Object.keys(heard).filter((name) => /forward|via|real-ip|client-ip/.test(name))).toEqual([]);
  } finally {
    await vite.close();
    api.close();
  }
});
