/**
 * Prints the figures of the attacks alone: `node bench/attack.ts` starts the product on a data folder of its own,
 * `node bench/attack.ts memory` measures the attacks with this part in their names.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchAttack } from './attack.bench.ts';
import { startServer } from './server.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'python-learning-attack-bench-'));
// Open to the unprivileged user that the database runs as when root runs the benchmarks.
await chmod(dataDir, 0o755);
const server = await startServer(dataDir, Number(process.env['PORT'] ?? 4320));
try {
  await benchAttack(server.origin, dataDir, process.argv[2]);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
