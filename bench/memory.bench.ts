import { setTimeout as pause } from 'node:timers/promises';
import { printFigure } from './figures.ts';
import { memoryByKind } from './memory.ts';

/** Lets the start come to an end: all interpreters are awake, and its garbage is collected. */
const restMs = 10_000;
const aimMegabytes = 450;

/** Prints the memory of a server that has answered nothing yet. */
export async function benchMemory(pid: number): Promise<void> {
  await pause(restMs);
  const byKind = memoryByKind(pid);
  console.log('\nmemory at rest (PSS)');
  for (const [kind, megabytes] of Object.entries(byKind)) printFigure(kind, `${megabytes.toFixed(0)} MB`);
  const sum = Object.values(byKind).reduce((total, megabytes) => total + megabytes, 0);
  printFigure('all', `${sum.toFixed(0)} MB`, { text: `≤ ${aimMegabytes} MB`, reached: sum <= aimMegabytes });
}
