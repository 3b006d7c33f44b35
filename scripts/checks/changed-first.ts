import { statSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longFiles } from './long-files.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The changed files of a run, set by `run.ts`, one per line. */
const changedFiles = (process.env['CHANGED_FILES'] ?? '').split('\n').filter((file) => file !== '');

/** Runs the test files in the order of `changedFirst`. */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return changedFirst(files, {
      changed: changedFiles,
      long: longFiles.map((file) => path.join(root, file)),
    });
  }
}

/**
 * Orders test files: those in the folder of a changed file first, then the `long` ones in the order given, then by size,
 * the largest first. Failures show early, and no worker is left alone with a long file at the end.
 */
export function changedFirst<T extends { moduleId: string }>(
  files: readonly T[],
  { changed, long }: { changed: readonly string[]; long: readonly string[] },
): T[] {
  const folders = new Set(changed.map((file) => path.dirname(path.resolve(file))));
  const isBesideChange = ({ moduleId }: T) => folders.has(path.dirname(moduleId));
  const placeOf = ({ moduleId }: T) => (long.includes(moduleId) ? long.indexOf(moduleId) : long.length);
  const sizeOf = ({ moduleId }: T) => statSync(moduleId).size;
  return files.toSorted(
    (a, b) =>
      Number(isBesideChange(b)) - Number(isBesideChange(a)) ||
      placeOf(a) - placeOf(b) ||
      sizeOf(b) - sizeOf(a),
  );
}
