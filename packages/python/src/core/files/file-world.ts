import type { Console } from '../console.ts';
import type { GuestMemory } from '../guest-memory.ts';
import type { SeededBytes } from '../seeded-bytes.ts';
import type { Descriptors } from './descriptors.ts';
import { FileError } from './errno.ts';
import { type FileTree, resolvePath } from './file-tree.ts';

/** Everything that file calls touch. */
export type FileWorld = {
  memory: GuestMemory;
  console: Console;
  tree: FileTree;
  descriptors: Descriptors;
  chance: SeededBytes;
  /** The current directory. */
  cwd: { path: string };
  pathBytes: number;
};

/** Reads a path argument: a C string, relative to a directory that is open or to the current one. */
export type PathArgument = (directory: number, pointer: number, mayBeEmpty?: boolean) => string;

/** Stands for the current directory where a call takes the descriptor of one. */
export const currentDirectory = -100;

export function pathArgument(world: FileWorld): PathArgument {
  return (directory, pointer, mayBeEmpty = false) => {
    const text = world.memory.cString(pointer, world.pathBytes);
    if (text === null) throw new FileError('ENAMETOOLONG');
    if (text === '' && !mayBeEmpty) throw new FileError('ENOENT');
    const base = directory === currentDirectory ? world.cwd.path : world.descriptors.get(directory).path;
    return resolvePath(base, text);
  };
}
