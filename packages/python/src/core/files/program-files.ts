import type { FilesLeft, programFileLimits as limits, TextFile } from '@python-learning/domain';

/** Those of the domain, repeated here: the sandbox process may read no file of another package. */
export const programFileLimits: typeof limits = { files: 5, bytes: 16_384, nameLength: 40 };

/** Most files that a run is given: those of its program, and those of its task. */
export const mostGivenFiles = 2 * programFileLimits.files;

export const noFilesLeft: FilesLeft = { written: [], removed: [], unkept: [] };

const fileName = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;

/** Whether a program may be given a file of this name, or have it kept: no folder in it, nothing hidden. */
export function isFileName(name: string): boolean {
  return name.length <= programFileLimits.nameLength && fileName.test(name);
}

/** Whether a text is one of a text file: without control characters, except tab, line feed and carriage return. */
export function isFileText(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll(/[\t\n\r]/g, ''));
}

/** The files of `first`, with those of `second` in the place of the ones with the same name. */
export function mergedFiles(first: readonly TextFile[], second: readonly TextFile[]): TextFile[] {
  return [...new Map([...first, ...second].map((file) => [file.name, file])).values()];
}
