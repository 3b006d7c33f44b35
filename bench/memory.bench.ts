import { setTimeout as pause } from 'node:timers/promises';
import { printFigure } from './figures.ts';
import { memoryByKind } from './memory.ts';

/** Lets the start come to an end: all interpreters are awake, and its garbage is collected. */
const restMs = 10_000;
/** All of it with one api process, in megabytes. */
const wholeAim = 450;
/** Each api process beside the first, in megabytes. */
const processAim = 120;

/** Prints the memory of a server that has answered nothing yet. */
export async function benchMemory(pid: number): Promise<void> {
  await pause(restMs);
  const byKind = memoryByKind(pid);
  console.log('\nmemory at rest (PSS)');
  for (const [kind, each] of Object.entries(byKind))
    printFigure(kind, each.map((megabytes) => `${megabytes.toFixed(0)} MB`).join(', '));
  const ofProcess = Math.max(...byKind['api process']);
  printAim('one more api process', ofProcess, processAim);
  printAim('all with one api process', sumOf({ ...byKind, 'api process': [ofProcess] }), wholeAim);
}

function printAim(name: string, megabytes: number, aim: number): void {
  printFigure(name, `${megabytes.toFixed(0)} MB`, { text: `≤ ${aim} MB`, reached: megabytes <= aim });
}

function sumOf(byKind: Readonly<Record<string, readonly number[]>>): number {
  return Object.values(byKind)
    .flat()
    .reduce((sum, megabytes) => sum + megabytes, 0);
}
