import { FileError } from './errno.ts';

export type FileNode = {
  kind: 'file';
  id: number;
  /** May be longer than the file. */
  bytes: Uint8Array;
  size: number;
};
export type DirectoryNode = {
  kind: 'directory';
  id: number;
  entries: Map<string, TreeNode>;
  isWritable: boolean;
  /**
   * How often an entry was added or removed. Reported as the modification time, which Python compares before it trusts
   * its cached listing of a directory.
   */
  changes: number;
};
type DeviceNode = { kind: 'device'; id: number; device: 'null' | 'random' | 'console' };
export type TreeNode = FileNode | DirectoryNode | DeviceNode;

/** Total that one run may write. Removing a file gives nothing back, so the quota cannot be bypassed. */
export type TreeQuota = { bytes: number; nodes: number };

/** A file that is in the tree before a program runs. */
export type CleanFile = { path: string; bytes: Uint8Array };

export const homeDirectory = '/home/learner';

/**
 * A small file system in memory: directories, files and two devices, no links, no permissions except "may be written".
 * Clean files are in directories that nobody can write to, so all trees can share their bytes. A program's changes last
 * as long as its run: `reset` rebuilds the clean tree.
 */
export class FileTree {
  readonly #clean: readonly CleanFile[];
  readonly #quota: TreeQuota;
  #root: DirectoryNode = directory(1, false);
  #lastId = 1;
  #usedBytes = 0;
  #usedNodes = 0;
  #isTouched = true;

  constructor(clean: readonly CleanFile[], quota: TreeQuota) {
    this.#clean = clean;
    this.#quota = quota;
    this.reset();
  }

  /** Makes the clean tree again, with these files in the home directory. A program may change them. */
  reset(given: readonly CleanFile[] = []): void {
    if (!this.#isTouched && given.length === 0) return;
    this.#lastId = 1;
    this.#root = directory(1, false);
    for (const path of [homeDirectory, '/tmp']) this.#plantDirectory(path).isWritable = true;
    const devices = this.#plantDirectory('/dev').entries;
    devices.set('null', { kind: 'device', id: this.#nextId(), device: 'null' });
    devices.set('random', { kind: 'device', id: this.#nextId(), device: 'random' });
    devices.set('urandom', { kind: 'device', id: this.#nextId(), device: 'random' });
    for (const { path, bytes } of this.#clean) this.#plantFile(path, bytes);
    this.#usedBytes = 0;
    this.#usedNodes = 0;
    for (const { path, bytes } of given) this.#plantFile(path, bytes.slice());
    this.#isTouched = given.length > 0;
  }

  /** What is in the home directory: bytes by name, null for what is no file. */
  homeEntries(): Map<string, Uint8Array | null> {
    const home = this.find(homeDirectory);
    const entries = home?.kind === 'directory' ? [...home.entries] : [];
    return new Map(
      entries.map(([name, node]) => [name, node.kind === 'file' ? node.bytes.subarray(0, node.size) : null]),
    );
  }

  /**
   * The node at a normalised absolute path, or null. Throws `ENOTDIR` when a parent is not a directory.
   */
  find(path: string): TreeNode | null {
    let node: TreeNode = this.#root;
    for (const name of parts(path)) {
      if (node.kind !== 'directory') throw new FileError('ENOTDIR');
      const next = node.entries.get(name);
      if (next === undefined) return null;
      node = next;
    }
    return node;
  }

  get(path: string): TreeNode {
    const node = this.find(path);
    if (node === null) throw new FileError('ENOENT');
    return node;
  }

  createFile(path: string): FileNode {
    const file: FileNode = { kind: 'file', id: 0, bytes: new Uint8Array(0), size: 0 };
    this.#add(path, file);
    return file;
  }

  createDirectory(path: string): void {
    this.#add(path, directory(0, true));
  }

  remove(path: string, kind: 'file' | 'directory'): void {
    const node = this.get(path);
    if (kind === 'file' && node.kind === 'directory') throw new FileError('EISDIR');
    if (kind === 'directory' && node.kind !== 'directory') throw new FileError('ENOTDIR');
    if (node.kind === 'directory' && node.entries.size > 0) throw new FileError('ENOTEMPTY');
    const { parent, name } = this.#writableParent(path);
    parent.entries.delete(name);
    parent.changes += 1;
    this.#isTouched = true;
  }

  rename(from: string, to: string): void {
    const node = this.get(from);
    if (from === to) return;
    if (`${to}/`.startsWith(`${from}/`)) throw new FileError('EINVAL');
    const source = this.#writableParent(from);
    const target = this.#writableParent(to);
    const existing = target.parent.entries.get(target.name);
    if (existing !== undefined) this.remove(to, node.kind === 'directory' ? 'directory' : 'file');
    source.parent.entries.delete(source.name);
    target.parent.entries.set(target.name, node);
    source.parent.changes += 1;
    target.parent.changes += 1;
    this.#isTouched = true;
  }

  /** Throws `EROFS` when the program may not write at `path`. */
  checkWritable(path: string): void {
    this.#writableParent(path);
  }

  write(file: FileNode, position: number, data: Uint8Array): void {
    const end = position + data.byteLength;
    this.#resize(file, Math.max(end, file.size));
    file.bytes.set(data, position);
  }

  truncate(file: FileNode, size: number): void {
    this.#resize(file, size);
  }

  #resize(file: FileNode, size: number): void {
    if (size < 0) throw new FileError('EINVAL');
    this.#usedBytes += Math.max(0, size - file.size);
    if (this.#usedBytes > this.#quota.bytes) throw new FileError('ENOSPC');
    if (size > file.bytes.byteLength) {
      const grown = new Uint8Array(Math.max(size, 2 * file.size, 256));
      grown.set(file.bytes.subarray(0, file.size));
      file.bytes = grown;
    } else if (size < file.size) {
      file.bytes.fill(0, size, file.size);
    }
    file.size = size;
    this.#isTouched = true;
  }

  #add(path: string, node: FileNode | DirectoryNode): void {
    const { parent, name } = this.#writableParent(path);
    if (parent.entries.has(name)) throw new FileError('EEXIST');
    if (this.#usedNodes >= this.#quota.nodes) throw new FileError('ENOSPC');
    node.id = this.#nextId();
    parent.entries.set(name, node);
    parent.changes += 1;
    this.#usedNodes += 1;
    this.#isTouched = true;
  }

  #writableParent(path: string): { parent: DirectoryNode; name: string } {
    const names = parts(path);
    const name = names.pop();
    if (name === undefined) throw new FileError('EROFS');
    const parent = this.get(`/${names.join('/')}`);
    if (parent.kind !== 'directory') throw new FileError('ENOTDIR');
    if (!parent.isWritable) throw new FileError('EROFS');
    return { parent, name };
  }

  #plantDirectory(path: string): DirectoryNode {
    let node = this.#root;
    for (const name of parts(path)) {
      let next = node.entries.get(name);
      if (next?.kind !== 'directory') {
        next = directory(this.#nextId(), false);
        node.entries.set(name, next);
      }
      node = next;
    }
    return node;
  }

  #plantFile(path: string, bytes: Uint8Array): void {
    const names = parts(path);
    const name = names.pop() ?? '';
    const parent = this.#plantDirectory(names.join('/'));
    parent.entries.set(name, { kind: 'file', id: this.#nextId(), bytes, size: bytes.length });
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

/** Joins a path to a directory and removes `.`, `..` and empty parts. There are no links to resolve. */
export function resolvePath(base: string, path: string): string {
  const names: string[] = [];
  for (const part of `${path.startsWith('/') ? '' : base}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') names.pop();
    else names.push(part);
  }
  return `/${names.join('/')}`;
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function directory(id: number, isWritable: boolean): DirectoryNode {
  return { kind: 'directory', id, entries: new Map(), isWritable, changes: 0 };
}
