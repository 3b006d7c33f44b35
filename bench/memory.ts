import { readdirSync, readFileSync } from 'node:fs';

/** Kinds of processes of the product, by a word in their command line; the first that fits. */
const kinds = {
  sandbox: 'sandbox-process',
  PostgreSQL: 'postgres',
  supervisor: 'serve.mjs',
  'api process': 'dist/main.js',
} as const;
export type ProcessKind = keyof typeof kinds;

/**
 * Memory in megabytes of each process of the server that descends from a process, by kind: proportional set size, where
 * what several processes share is divided among them. Linux only; leaves out npm and the start script.
 */
export function memoryByKind(ancestor: number): Record<ProcessKind, number[]> {
  const found: Record<ProcessKind, number[]> = {
    sandbox: [],
    PostgreSQL: [],
    supervisor: [],
    'api process': [],
  };
  const descendants = new Set([ancestor]);
  for (const pid of descendants) {
    for (const child of childrenOf(pid)) descendants.add(child);
    const command = read(`/proc/${pid}/cmdline`);
    const kind = (Object.keys(kinds) as ProcessKind[]).find((name) => command.includes(kinds[name]));
    if (kind !== undefined) found[kind].push(proportionalBytes(pid) / 1e6);
  }
  return found;
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function proportionalBytes(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

/** Returns an empty text if the process has ended in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
