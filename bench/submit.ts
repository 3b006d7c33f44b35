/** Prints the figures of submitting a program alone. They depend on this machine and this moment: quote ratios. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './server.ts';
import { benchSubmit } from './submit.bench.ts';

const port = Number(process.env['PORT'] ?? 4300);
const dataDir = await mkdtemp(path.join(tmpdir(), 'python-learning-bench-'));
// Open to the unprivileged user that the database runs as when root runs the benchmarks.
await chmod(dataDir, 0o755);
const name = crypto.randomUUID();
try {
  console.log(`load average before ${loadavg()[0]?.toFixed(1)}`);
  const api = [process.execPath, 'apps/api/src/main.ts'] as const;
  const server = await startServer(dataDir, port, { BENCH_OF: name }, api);
  try {
    await benchSubmit({ origin: server.origin, dataDir, mark: `BENCH_OF=${name}` });
  } finally {
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
