import type { SourceFile } from './read-source.ts';

/** Finds groups of files that import each other, by Tarjan's algorithm. A group of one file is no cycle. */
export function importCycles(files: readonly Pick<SourceFile, 'file' | 'imports'>[]): string[][] {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]));
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const enter = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    open.push(file);
    for (const target of importsOf.get(file) ?? []) {
      const reached = order.has(target)
        ? open.includes(target)
          ? order.get(target)
          : undefined
        : enter(target);
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? number, reached));
    }
    const low = lowest.get(file) ?? number;
    if (low !== number) return low;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) cycles.push(group);
    return low;
  };
  for (const file of importsOf.keys()) if (!order.has(file)) enter(file);
  return cycles;
}
