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

/** False for a process that ended, also before its parent has asked how it ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isDefunct(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True for a process that ended and still has its number, until its parent asks how it ended. Linux only. */
export function isDefunct(pid: number): boolean {
  return process.platform === 'linux' && statOf(pid)[0] === 'Z';
}

/**
 * Start time of a process as text (on Linux since boot), which tells apart two processes with the same id. Empty when
 * the process is gone or the system does not give it.
 */
export function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') return shown(pid, 'lstart=');
    return statOf(pid)[19] ?? '';
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

/** Resolves true as soon as the process has ended, false when it still lives after `timeoutMs`. */
export function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  return waitWhile(() => isAlive(pid), timeoutMs);
}

/** Resolves true as soon as an ended process has lost its number, false when it still has it after `timeoutMs`. */
export function waitForNumber(pid: number, timeoutMs: number): Promise<boolean> {
  return waitWhile(() => isDefunct(pid), timeoutMs);
}

async function waitWhile(isSo: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isSo()) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

/** The state of a process and what follows it in `/proc`; empty when the process is gone. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function shown(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
