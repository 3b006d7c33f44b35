import { type ChildProcess, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True between a successful start of the child and its end. */
export function isRunning(child: ChildProcess): child is ChildProcess & { pid: number } {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Calls `end` when this process exits before the child, however it exits; only a killed process cannot do this. */
export function endWithThisProcess(child: ChildProcess, end: () => void): void {
  process.on('exit', end);
  child.once('exit', () => process.off('exit', end));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Start time of a process as text (on Linux since boot), which tells apart two processes with the same id. Empty when
 * the process is gone or the system does not give it.
 */
export function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') return shown(pid, 'lstart=');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** The command line of a process, or an empty text. */
export function commandOf(pid: number): string {
  try {
    if (process.platform !== 'linux') return shown(pid, 'command=');
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Resolves true as soon as the process is gone, false when it still lives after `timeoutMs`. */
export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

function shown(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
