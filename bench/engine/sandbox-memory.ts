import { readdirSync, readFileSync } from 'node:fs';

/** Resident megabytes of the sandbox processes of this process; null without /proc. */
export function sandboxMegabytes(): number | null {
  try {
    const bytes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter(isSandboxOfOurs)
      .map((pid) => residentKilobytes(pid) * 1024);
    return bytes.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    return null;
  }
}

function isSandboxOfOurs(pid: string): boolean {
  const status = read(`/proc/${pid}/status`);
  const isChild = status.includes(`\nPPid:\t${process.pid}\n`);
  return isChild && read(`/proc/${pid}/cmdline`).includes('worker/process.ts');
}

function residentKilobytes(pid: string): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** Returns an empty text if the process has ended in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
