import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in bytes; null where the system does not report it, as outside Linux. */
export function residentBytes(pid: number): number | null {
  try {
    const kibibytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}
