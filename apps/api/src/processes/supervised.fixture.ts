/**
 * A supervisor with two api processes that do nothing but tell what they were ordered to. Standard output has one JSON
 * object a line. A line on standard input stops it. `FAILS=yes` makes each start of an api process fail. With
 * `COLLECTS=yes` each tells whether it can give back memory.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLog } from '../platform/log/log.ts';
import { giveBackMemory } from '../platform/memory/give-back-memory.ts';
import { startApiProcesses } from './api-processes.ts';
import type { FromApiProcess, ToApiProcess } from './messages.ts';

const tell = (line: object): void => console.log(JSON.stringify(line));

if (cluster.isPrimary) await runSupervisor();
else {
  process.on('message', onMessage);
  send({ type: 'awake' });
}

async function runSupervisor(): Promise<void> {
  const status = { ready: true, queued: 0, running: 0, workers: 1, restarts: 0 };
  const processes = startApiProcesses({
    count: 2,
    entry: fileURLToPath(import.meta.url),
    connection: { connectionString: 'postgres://nowhere' },
    parts: { engine: { status: () => status } } as never,
    log: createLog({ logLevel: 'error' }),
    onRestart: (figures) => tell({ restarted: figures }),
  });
  try {
    await processes.ready;
    await once(process.stdin, 'data');
    tell({ figures: await processes.figures() });
    await processes.stop();
    process.exit(0);
  } catch (error) {
    tell({ failed: String(error) });
    process.exit(1);
  }
}

function send(message: FromApiProcess): void {
  process.send?.(message);
}

/** Tells whether `giveBackMemory` collects an object that nothing uses. */
async function tellCollection(label: string): Promise<void> {
  const unused = new WeakRef({});
  // A reference keeps its object until the job that made it ends.
  await setImmediate();
  giveBackMemory();
  tell({ label, isCollected: unused.deref() === undefined });
}

function onMessage(message: ToApiProcess): void {
  if (message.type === 'stop') process.exit(0);
  if (message.type === 'tellFigures') send({ type: 'figures', id: message.id, figures: [] });
  if (message.type !== 'start') return;
  const { label, hasJobs } = message;
  tell({ pid: process.pid, label, hasJobs });
  if (process.env['COLLECTS'] !== undefined) void tellCollection(label);
  if (process.env['FAILS'] === undefined) send({ type: 'serving' });
  else send({ type: 'failed', reason: 'The port is in use.' });
}
