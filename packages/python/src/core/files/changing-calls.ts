import { FileError } from './errno.ts';
import { syscall } from './failing.ts';
import { currentDirectory, type FileSystemState, type PathArgument } from './file-system-state.ts';

const removeDirectoryFlag = 0x200;

/** Host calls that change the tree: create, remove, rename, truncate. */
export function changingCalls({ tree, descriptors }: FileSystemState, path: PathArgument) {
  const touch = (full: string) => {
    tree.get(full);
    tree.checkWritable(full);
    return 0;
  };
  return {
    __syscall_mkdirat: syscall((directory: number, pointer: number) => {
      tree.createDirectory(path(directory, pointer));
      return 0;
    }),
    __syscall_unlinkat: syscall((directory: number, pointer: number, flags: number) => {
      tree.remove(path(directory, pointer), flags === removeDirectoryFlag ? 'directory' : 'file');
      return 0;
    }),
    __syscall_rmdir: syscall((pointer: number) => {
      tree.remove(path(currentDirectory, pointer), 'directory');
      return 0;
    }),
    __syscall_renameat: syscall((fromDirectory: number, from: number, toDirectory: number, to: number) => {
      tree.rename(path(fromDirectory, from), path(toDirectory, to));
      return 0;
    }),
    __syscall_truncate64: syscall((pointer: number, size: bigint) => {
      const full = path(currentDirectory, pointer);
      const node = tree.get(full);
      if (node.kind !== 'file') throw new FileError('EINVAL');
      tree.checkWritable(full);
      tree.truncate(node, Number(size));
      return 0;
    }),
    __syscall_ftruncate64: syscall((descriptor: number, size: bigint) => {
      const file = descriptors.getFile(descriptor);
      if (!file.isWritable) throw new FileError('EINVAL');
      tree.truncate(file.node, Number(size));
      return 0;
    }),
    __syscall_utimensat: syscall((directory: number, pointer: number) =>
      touch(path(directory, pointer, true)),
    ),
    __syscall_chmod: syscall((pointer: number) => touch(path(currentDirectory, pointer))),
    __syscall_fchmodat2: syscall((directory: number, pointer: number) => touch(path(directory, pointer))),
    __syscall_fchmod: syscall((descriptor: number) => touch(descriptors.get(descriptor).path)),
  };
}
