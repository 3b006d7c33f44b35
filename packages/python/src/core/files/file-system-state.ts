import type { Console } from '../console.ts';
import type { DrawingLog } from '../drawing-log.ts';
import type { GuestMemory } from '../guest-memory.ts';
import type { SeededBytes } from '../seeded-bytes.ts';
import type { Descriptors } from './descriptors.ts';
import { FileError } from './errno.ts';
import { type FileTree, resolvePath } from './file-tree.ts';

/** Everything that file calls touch. */
export type FileSystemState = {
  memory: GuestMemory;
  console: Console;
  drawing: DrawingLog;
  tree: FileTree;
  descriptors: Descriptors;
  chance: SeededBytes;
  cwd: { path: string };
  pathBytes: number;
};

/** Reads a path argument: a C string, relative to an open directory or to the current one. */
export type PathArgument = (directory: number, pointer: number, mayBeEmpty?: boolean) => string;

/** `AT_FDCWD`: means the current directory where a call takes the descriptor of one. */
export const currentDirectory = -100;

export function pathArgument(state: FileSystemState): PathArgument {
  return (directory, pointer, mayBeEmpty = false) => {
    const text = state.memory.cString(pointer, state.pathBytes);
    if (text === null) throw new FileError('ENAMETOOLONG');
    if (text === '' && !mayBeEmpty) throw new FileError('ENOENT');
    const base = directory === currentDirectory ? state.cwd.path : state.descriptors.get(directory).path;
    return resolvePath(base, text);
  };
}
