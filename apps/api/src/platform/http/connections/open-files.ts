import { readFileSync } from 'node:fs';

/** Limit of a process where the system does not say its own, such as on macOS. */
const usualLimit = 1024;

/** Descriptors for everything but connections: database, sandbox, mail, payments, files that are read at the start. */
const reserved = 128;

/** A connection is a descriptor, and another one while it is sent a file of a lesson. */
const descriptorsPerConnection = 2;

/** Memory is the limit above this: a connection of Node takes about 20 KB, and more in the kernel. */
const mostConnections = 10_000;

/**
 * Connections of one address. Three hundred phones of a school behind one address have two each, while most have one
 * that is idle, which makes room. Fewer would break their first visit; with more, one address could fill the memory of
 * the kernel.
 */
const mostConnectionsPerNetwork = 600;

/** Returns how many files and sockets this process may have open: the soft limit of the kernel. */
export function openFileLimit(): number {
  try {
    return limitIn(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return usualLimit;
  }
}

/** Reads the soft limit in the text of `/proc/<pid>/limits`. */
export function limitIn(limits: string): number {
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  if (soft === 'unlimited') return Number.POSITIVE_INFINITY;
  return soft === undefined ? usualLimit : Number(soft);
}

/** Returns how many connections fit a limit of open files. One address gets half of them at most. */
export function connectionsWithin(openFiles: number): { connections: number; connectionsPerNetwork: number } {
  const fitting = Math.floor((openFiles - reserved) / descriptorsPerConnection);
  const connections = Math.max(16, Math.min(mostConnections, fitting));
  return {
    connections,
    connectionsPerNetwork: Math.min(mostConnectionsPerNetwork, Math.floor(connections / 2)),
  };
}
