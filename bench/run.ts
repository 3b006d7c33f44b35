/**
 * Prints the figures of the whole app: start, submit, pages. They depend on this machine and this moment: quote ratios,
 * not single times.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchAttack } from './attack.bench.ts';
import { printFigure } from './figures.ts';
import { benchMemory } from './memory.bench.ts';
import { benchPersonalized } from './personalized.bench.ts';
import { benchPool } from './pool.bench.ts';
import { startServer } from './server.ts';
import { benchSubmit } from './submit.bench.ts';
import { benchTrace } from './trace.bench.ts';
import { benchWeb } from './web.bench.ts';

const port = Number(process.env['PORT'] ?? 4300);
const dataDir = await mkdtemp(path.join(tmpdir(), 'python-learning-bench-'));
// Open to the unprivileged user that the database runs as when root runs the benchmarks.
await chmod(dataDir, 0o755);

try {
  const first = await startServer(dataDir, port);
  await first.stop();
  const mark = `BENCH_OF=${crypto.randomUUID()}`;
  const second = await startServer(dataDir, port, { BENCH_OF: mark.slice('BENCH_OF='.length) });
  try {
    console.log('\nstart: npm start until the ready line');
    printFigure('first start on an empty data folder', `${(first.readyMs / 1000).toFixed(1)} s`);
    printFigure('second start', `${(second.readyMs / 1000).toFixed(1)} s`, {
      text: '≤ 5 s',
      reached: second.readyMs <= 5000,
    });
    await benchMemory(second.pid);
    await benchSubmit({ origin: second.origin, dataDir, mark });
    await benchTrace(second.origin);
    await benchAttack(second.origin, dataDir);
    await benchPersonalized(second.origin);
    await benchWeb(second.origin);
  } finally {
    await second.stop();
  }
  await benchPool(port);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
