/**
 * Prints the figures of the pages alone: `node bench/web.ts` starts the product on a data folder of its own,
 * `node bench/web.ts http://localhost:3000 / /dashboard` visits these routes of a running one.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './server.ts';
import { benchWeb } from './web.bench.ts';

const [origin, ...only] = process.argv.slice(2);

if (origin?.startsWith('http')) await benchWeb(origin, only);
else await benchOwnServer();

async function benchOwnServer(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'python-learning-web-bench-'));
  // Open to the unprivileged user that the database runs as when root runs the benchmarks.
  await chmod(dataDir, 0o755);
  const server = await startServer(dataDir, Number(process.env['PORT'] ?? 4310));
  try {
    await benchWeb(server.origin, process.argv.slice(2));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
