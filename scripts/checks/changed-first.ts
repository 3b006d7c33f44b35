import { statSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The changed files of a run, set by `run.ts`, one per line. */
const changedFiles = (process.env['CHANGED_FILES'] ?? '').split('\n').filter((file) => file !== '');

/** Runs the test files in the order of `changedFirst`. */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return changedFirst(files, changedFiles);
  }
}

/**
 * Orders test files: those in the folder of a changed file first, then by size, the largest first. Failures show early,
 * and no worker is left alone with a long file at the end.
 */
export function changedFirst<T extends { moduleId: string }>(
  files: readonly T[],
  changed: readonly string[],
): T[] {
  const folders = new Set(changed.map((file) => path.dirname(path.resolve(file))));
  const isBesideChange = ({ moduleId }: T) => folders.has(path.dirname(moduleId));
  const sizeOf = ({ moduleId }: T) => statSync(moduleId).size;
  return files.toSorted(
    (a, b) => Number(isBesideChange(b)) - Number(isBesideChange(a)) || sizeOf(b) - sizeOf(a),
  );
}
