import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listenForLearners, listenForMetrics } from './listen.ts';
import { StartError } from './start-error.ts';

/** A fake server that records where it was asked to listen. */
function quietServer() {
  const told: string[] = [];
  const listen = async ({ host, port }: { host?: string; port?: number } = {}) => {
    told.push(`${host}:${port}`);
    return '';
  };
  return { told, server: { listen } as never };
}

test('learners are served at the address of the settings', async () => {
  const { told, server } = quietServer();
  await listenForLearners(server, { host: '0.0.0.0', port: 3000 });
  expect(told).toEqual(['0.0.0.0:3000']);
});

test('of localhost, learners are served at the address that every browser tries', async () => {
  const { told, server } = quietServer();
  await listenForLearners(server, { host: 'localhost', port: 3000 });
  expect(told).toEqual(['127.0.0.1:3000']);
});

test('metrics are served on their own address, wherever learners are served (security 59)', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  other.close();
  await once(other, 'close');
  const end = await listenForMetrics(async () => 'figures\n', port, '127.0.0.1');
  const [answer, elsewhere] = await Promise.all(
    ['/metrics', '/'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
  );
  expect(await answer?.text()).toBe('figures\n');
  expect(elsewhere?.status).toBe(404);
  await end();
});

test('an address that cannot be had is a sentence for people', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = other.address() as AddressInfo;
  const text = async () => '';
  await expect(listenForMetrics(text, taken, '127.0.0.1')).rejects.toThrow(
    new StartError(
      `Port ${taken} is in use by another program: stop it, or choose another, such as PORT=3001.`,
    ),
  );
  const foreign = listenForMetrics(text, taken, '203.0.113.1');
  await expect(foreign).rejects.toThrow('203.0.113.1 is no address of this machine');
  other.close();
});
