import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { StartError } from './start-error.ts';

const addresses = { host: '0.0.0.0', port: 3000, metricsHost: '127.0.0.1', metricsPort: 9100 };

/** A fake app that records where it was asked to listen. */
function quietApp() {
  const told: string[] = [];
  return {
    told,
    server: {
      listen: async ({ host, port }: { host?: string; port?: number } = {}) => {
        told.push(`learners at ${host}:${port}`);
        return '';
      },
    },
    metrics: {
      listen: async (port: number, host: string) => {
        told.push(`metrics at ${host}:${port}`);
        return async () => undefined;
      },
    },
  };
}

const keepNothing = { add: () => undefined };

test('metrics are served on their own address, wherever learners are served (security 59)', async () => {
  const app = quietApp();
  await listen(app as never, addresses, keepNothing);
  expect(app.told).toEqual(['learners at 0.0.0.0:3000', 'metrics at 127.0.0.1:9100']);
});

test('without a port there are no metrics to reach (security 59)', async () => {
  const app = quietApp();
  await listen(app as never, { ...addresses, metricsPort: null }, keepNothing);
  expect(app.told).toEqual(['learners at 0.0.0.0:3000']);
});

test('an address that cannot be had is a sentence for people', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = other.address() as AddressInfo;
  const app = quietApp();
  app.metrics.listen = async (port, host) => {
    const server = createServer().listen(port, host);
    await once(server, 'listening');
    return async () => undefined;
  };
  const busy = listen(app as never, { ...addresses, metricsPort: taken }, keepNothing);
  await expect(busy).rejects.toThrow(
    new StartError(
      `Port ${taken} is in use by another program: stop it, or choose another, such as PORT=3001.`,
    ),
  );
  const foreign = listen(app as never, { ...addresses, metricsHost: '203.0.113.1' }, keepNothing);
  await expect(foreign).rejects.toThrow('203.0.113.1 is no address of this machine');
  other.close();
});
