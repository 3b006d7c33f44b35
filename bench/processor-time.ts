import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux per second, as `/proc` counts them. */
const ticksPerSecond = 100;

type Process = { pid: number; parent: number; seconds: number; isMarked: boolean };

/**
 * Processor time, in seconds, that the living processes of one server have used: those with `mark` in their environment,
 * and all that descend from them. Linux only.
 */
export function processorSeconds(mark: string): number {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? read(name, mark) : []));
  const counted = new Set(processes.filter(({ isMarked }) => isMarked).map(({ pid }) => pid));
  for (let before = -1; before !== counted.size; ) {
    before = counted.size;
    for (const { pid, parent } of processes) if (counted.has(parent)) counted.add(pid);
  }
  return processes.filter(({ pid }) => counted.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

function read(name: string, mark: string): Process[] {
  try {
    // The name of the program is in brackets and may hold spaces.
    const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    const isMarked = readFileSync(`/proc/${name}/environ`, 'latin1').includes(mark);
    const seconds = ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
    return [{ pid: Number(name), parent: parent ?? 0, seconds, isMarked }];
  } catch {
    // It has ended, or belongs to somebody else.
    return [];
  }
}
