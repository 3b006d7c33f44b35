import type { OpenFile } from './descriptors.ts';
import { FileError } from './errno.ts';
import { syscall, wasi } from './failing.ts';
import type { FileSystemState, PathArgument } from './file-system-state.ts';
import type { FileTree } from './file-tree.ts';

const access = { mask: 3, readOnly: 0, writeOnly: 1 };
const openFlag = { create: 0o100, exclusive: 0o200, truncate: 0o1000, append: 0o2000, directory: 0o200000 };
const command = { duplicate: 0, flags: 3, duplicateOnExec: 1030 };

/** Host calls that open, close, duplicate and poll descriptors. */
export function openingCalls({ memory, tree, descriptors }: FileSystemState, path: PathArgument) {
  return {
    __syscall_openat: syscall((directory: number, pointer: number, flags: number) =>
      descriptors.add(open(tree, path(directory, pointer), flags)),
    ),
    fd_close: wasi((descriptor: number) => {
      descriptors.close(descriptor);
      return 0;
    }),
    __syscall_dup: syscall((descriptor: number) => descriptors.add(descriptors.get(descriptor))),
    __syscall_dup3: syscall((from: number, to: number) => {
      if (from === to) throw new FileError('EINVAL');
      descriptors.replace(to, descriptors.get(from));
      return to;
    }),
    __syscall_fcntl64: syscall((descriptor: number, what: number, argument: number) => {
      const file = descriptors.get(descriptor);
      if (what === command.duplicate || what === command.duplicateOnExec) {
        return descriptors.add(file, memory.view.getInt32(argument >>> 0));
      }
      if (what === command.flags) return file.isWritable ? (file.isReadable ? 2 : 1) : 0;
      return 0;
    }),
    __syscall_poll: syscall((list: number, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const entry = (list >>> 0) + 8 * index;
        memory.view.setInt16(entry + 6, memory.view.getInt16(entry + 4) & 5);
      }
      return count;
    }),
  };
}

function open(tree: FileTree, full: string, flags: number): OpenFile {
  const mode = flags & access.mask;
  const isWritable = mode !== access.readOnly;
  let node = tree.find(full);
  if (node === null) {
    if ((flags & openFlag.create) === 0) throw new FileError('ENOENT');
    node = tree.createFile(full);
  } else if ((flags & openFlag.create) !== 0 && (flags & openFlag.exclusive) !== 0) {
    throw new FileError('EEXIST');
  }
  if (node.kind === 'directory' && isWritable) throw new FileError('EISDIR');
  if (node.kind !== 'directory' && (flags & openFlag.directory) !== 0) throw new FileError('ENOTDIR');
  if (node.kind === 'file' && isWritable) {
    tree.checkWritable(full);
    if ((flags & openFlag.truncate) !== 0) tree.truncate(node, 0);
  }
  return {
    node,
    path: full,
    position: 0,
    isReadable: mode !== access.writeOnly,
    isWritable,
    isAppending: (flags & openFlag.append) !== 0,
    console: null,
  };
}
