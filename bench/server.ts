import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export type RunningServer = { pid: number; origin: string; readyMs: number; stop: () => Promise<void> };

/**
 * Starts the product with `npm start` on the given data folder, and measures the time to the ready line. `settings` are
 * additional environment variables. `command` starts a part of the product instead, such as the api alone.
 */
export async function startServer(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
  [program, ...parameters]: readonly [string, ...string[]] = ['npm', 'start'],
): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(program, parameters, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RUNS_PER_MINUTE: '100000',
      RUN_CPU_SECONDS: '1000000',
      ...settings,
    },
  });
  await readyLine(child);
  const readyMs = performance.now() - started;
  return { pid: child.pid ?? 0, origin: `http://localhost:${port}`, readyMs, stop: () => stopGroup(child) };
}

/** Waits for the ready line and keeps reading: a server without a reader fails at its next line. */
function readyLine(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = '';
    child.stdout?.on('data', (chunk) => {
      seen += String(chunk);
      if (seen.includes('Python Learning is ready at')) resolve();
    });
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${seen}`)));
  });
}

/** Ends a process that leads its group, with the whole group. */
export async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
