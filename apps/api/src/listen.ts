import type { App } from './app.ts';
import type { Config } from './platform/config/config.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { StartError } from './start-error.ts';

/** Of the two addresses of `localhost`, the server would get only the one that the system names first. */
const ipv4Loopback = '127.0.0.1';

/**
 * Listens for learners.
 * @throws StartError when the port is in use or the address does not belong to this machine
 */
export async function listenForLearners(
  server: Pick<App['server'], 'listen'>,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  await atFreeAddress(() => server.listen({ host: host === 'localhost' ? ipv4Loopback : host, port }));
}

/**
 * Serves metrics at an address of their own. Resolves with a function that ends it.
 * @throws StartError as `listenForLearners` does
 */
export function listenForMetrics(
  text: () => Promise<string>,
  port: number,
  host: string,
): Promise<() => Promise<void>> {
  return atFreeAddress(() => serveMetrics(text, port, host));
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
