import type { GuestMemory } from '../guest-memory.ts';
import type { OpenFile } from './descriptors.ts';
import { FileError } from './errno.ts';
import { syscall } from './failing.ts';
import { currentDirectory, type FileSystemState, type PathArgument } from './file-system-state.ts';
import type { TreeNode } from './file-tree.ts';

const fileMode = { file: 0o100644, directory: 0o40755, device: 0o20666 };

/** Host calls that inspect files and directories without opening them, and the current directory. */
export function lookingCalls({ memory, tree, descriptors, cwd }: FileSystemState, path: PathArgument) {
  const writeStat = (pointer: number, node: TreeNode) => {
    const start = pointer >>> 0;
    const size = node.kind === 'file' ? node.size : 0;
    memory.slice(start, 96).fill(0);
    memory.view.setUint32(start + 4, fileMode[node.kind]);
    memory.view.setUint32(start + 8, 1);
    memory.view.setBigInt64(start + 24, BigInt(size));
    memory.view.setInt32(start + 32, 4096);
    memory.view.setInt32(start + 36, Math.ceil(size / 512));
    memory.view.setBigInt64(start + 56, BigInt(node.kind === 'directory' ? node.changes : 0));
    memory.view.setBigInt64(start + 88, BigInt(node.id));
    return 0;
  };
  const stat = syscall((pointer: number, target: number) =>
    writeStat(target, tree.get(path(currentDirectory, pointer))),
  );
  return {
    __syscall_stat64: stat,
    __syscall_lstat64: stat,
    __syscall_fstat64: syscall((descriptor: number, target: number) =>
      writeStat(target, descriptors.get(descriptor).node),
    ),
    __syscall_newfstatat: syscall((directory: number, pointer: number, target: number) =>
      writeStat(target, tree.get(path(directory, pointer, true))),
    ),
    __syscall_faccessat: syscall((directory: number, pointer: number, wanted: number) => {
      const full = path(directory, pointer);
      const node = tree.get(full);
      if ((wanted & 2) !== 0 && node.kind === 'file') tree.checkWritable(full);
      return 0;
    }),
    __syscall_readlinkat: syscall((directory: number, pointer: number) => {
      tree.get(path(directory, pointer));
      throw new FileError('EINVAL');
    }),
    __syscall_getcwd: syscall((target: number, size: number) => memory.writeCString(target, cwd.path, size)),
    __syscall_chdir: syscall((pointer: number) => {
      const full = path(currentDirectory, pointer);
      if (tree.get(full).kind !== 'directory') throw new FileError('ENOTDIR');
      cwd.path = full;
      return 0;
    }),
    __syscall_getdents64: syscall((descriptor: number, target: number, size: number) =>
      listDirectory(memory, descriptors.get(descriptor), target, size),
    ),
  };
}

const entrySize = 280;
const entryType = { file: 8, directory: 4, device: 2 };

/**
 * Writes directory entries (C's `struct dirent`) from the file's position on. Returns the number of bytes written.
 */
function listDirectory(memory: GuestMemory, file: OpenFile, target: number, size: number): number {
  if (file.node.kind !== 'directory') throw new FileError('ENOTDIR');
  const entries = [...file.node.entries];
  let at = target >>> 0;
  while (file.position < entries.length && at + entrySize <= (target >>> 0) + size) {
    const [name, node] = entries[file.position] ?? ['', file.node];
    memory.view.setBigInt64(at, BigInt(node.id));
    memory.view.setBigInt64(at + 8, BigInt(file.position + 1));
    memory.view.setInt16(at + 16, entrySize);
    memory.view.setUint8(at + 18, entryType[node.kind]);
    memory.writeCString(at + 19, name, 256);
    at += entrySize;
    file.position += 1;
  }
  return at - (target >>> 0);
}
