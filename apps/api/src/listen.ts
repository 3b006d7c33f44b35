import type { App } from './app.ts';
import type { Config } from './platform/config/config.ts';
import { StartError } from './start-error.ts';
import type { Undo } from './undo.ts';

type Listeners = { server: Pick<App['server'], 'listen'>; metrics: Pick<App['metrics'], 'listen'> };
type Addresses = Pick<Config, 'host' | 'port' | 'metricsHost' | 'metricsPort'>;

/**
 * Serves learners, and metrics on an address of their own.
 * @throws StartError when one of the addresses can not be had
 */
export async function listen(app: Listeners, config: Addresses, undo: Pick<Undo, 'add'>): Promise<void> {
  const { host, port, metricsHost, metricsPort } = config;
  await atFreeAddress(() => app.server.listen({ host, port }));
  if (metricsPort !== null) undo.add(await atFreeAddress(() => app.metrics.listen(metricsPort, metricsHost)));
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
