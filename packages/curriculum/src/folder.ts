import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the files in a folder that end in `ending`, in natural order; empty when the folder does not exist. */
export function filesIn(folder: string, ending: string): string[] {
  const isFile = (entry: { name: string; isFile(): boolean }) =>
    entry.isFile() && entry.name.endsWith(ending);
  return pathsIn(folder, isFile);
}

/** Paths of the folders in a folder, in natural order; empty when the folder does not exist. */
export function foldersIn(folder: string): string[] {
  return pathsIn(folder, (entry) => entry.isDirectory());
}

type Entry = { name: string; isFile(): boolean; isDirectory(): boolean };

function pathsIn(folder: string, wanted: (entry: Entry) => boolean): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(wanted)
    .map(({ name }) => name);
  return names.toSorted(compareNames).map((name) => join(folder, name));
}

/** Compares names in natural order: `q10` comes after `q9`. */
export function compareNames(left: string, right: string): number {
  const [a, b] = [left, right].map((name) => name.replace(/\d+/g, (digits) => digits.padStart(6, '0')));
  if (a === b || a === undefined || b === undefined) return 0;
  return a < b ? -1 : 1;
}
