/**
 * Kills the product at random moments and counts what is lost: `node bench/kills.ts [times]`. Ends with a failure when an
 * acknowledged write is missing. Linux only.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeKinds } from './kill/acknowledged.ts';
import { killRepeatedly } from './kill/kill-repeatedly.ts';

process.chdir(path.resolve(import.meta.dirname, '..'));
const dataDir = await mkdtemp(path.join(tmpdir(), 'python-learning-kills-'));
// Open to the unprivileged user that the database runs as when root runs the benchmarks.
await chmod(dataDir, 0o755);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  const { moments, acknowledged, lost } = await killRepeatedly({
    times: Number(process.argv[2] ?? 20),
    events: [1, 150],
    command: ['npm', 'start'],
    dataDir,
    port: Number(process.env['PORT'] ?? 4321),
    say: (line) => console.log(line),
  });
  console.log(writeKinds.map((kind) => `${acknowledged.countOf(kind)} × ${kind}`).join(', '));
  for (const write of lost) console.error(`lost: ${write}`);
  console.log(`${moments} moments, ${acknowledged.size} acknowledged writes, ${lost.length} lost`);
  if (lost.length > 0) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
