import type { FilesLeft, TextFile } from '@python-learning/domain';
import { mergedFiles, programFileLimits } from '@python-learning/python';

/** The files that a program has after a run, and the names of those that it wrote and that are not kept. */
export type KeptFiles = { files: TextFile[]; unkept: string[] };

/**
 * Applies what a run left to the files that it began with. A file for which there is no room stays as it was before the
 * run, or is not there.
 */
export function keptFiles(former: readonly TextFile[], { written, removed, unkept }: FilesLeft): KeptFiles {
  let files = former.filter(({ name }) => !removed.includes(name));
  const tooMuch = [...unkept];
  for (const file of written) {
    const next = mergedFiles(files, [file]);
    if (fit(next)) files = next;
    else tooMuch.push(file.name);
  }
  return { files, unkept: tooMuch };
}

/** Whether a program may keep these files: as many, and as large together, as one run may write. */
function fit(files: readonly TextFile[]): boolean {
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return files.length <= programFileLimits.files && bytes <= programFileLimits.bytes;
}
