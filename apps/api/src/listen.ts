import type { App } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import type { Config } from './platform/config/config.ts';
import { StartError } from './start-error.ts';

type Listeners = { server: Pick<App['server'], 'listen'>; metrics: Pick<App['metrics'], 'listen'> };
type Addresses = Pick<Config, 'host' | 'port' | 'metricsHost' | 'metricsPort'>;

/** Of the two addresses of `localhost`, the server would get only the one that the system names first. */
const ipv4Loopback = '127.0.0.1';

/**
 * Listens for learners, and for metrics at a separate address.
 * @throws StartError when a port is in use or an address does not belong to this machine
 */
export async function listen(
  app: Listeners,
  config: Addresses,
  cleanup: Pick<Cleanup, 'add'>,
): Promise<void> {
  const { host, port, metricsHost, metricsPort } = config;
  await atFreeAddress(() => app.server.listen({ host: host === 'localhost' ? ipv4Loopback : host, port }));
  if (metricsPort !== null)
    cleanup.add(await atFreeAddress(() => app.metrics.listen(metricsPort, metricsHost)));
}

async function atFreeAddress<T>(begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is in use by another program: stop it, or choose another, such as PORT=3001.`,
      );
    if (code === 'EADDRNOTAVAIL')
      throw new StartError(`${address} is no address of this machine: check HOST and METRICS_HOST.`);
    throw error;
  }
}
