import { createServer } from 'node:http';
import { Registry } from 'prom-client';

/**
 * Serves the metrics on a separate port that learners cannot reach. Resolves with a function that ends it. Rejects when
 * the address cannot be had.
 */
export async function serveMetrics(
  text: () => Promise<string>,
  port: number,
  host: string,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // A scrape under way may wait for a process that does not answer, longer than a stop may take.
      server.closeAllConnections();
    });
}
