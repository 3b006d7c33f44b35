import { FileError } from './errno.ts';
import type { FileNode, TreeNode } from './file-tree.ts';

/** An open file; `dup` makes two descriptors share it. */
export type OpenFile = {
  node: TreeNode;
  path: string;
  position: number;
  isReadable: boolean;
  isWritable: boolean;
  isAppending: boolean;
  /** Standard descriptor of the terminal, or null for anything else. */
  console: 0 | 1 | 2 | null;
};

/** The table of descriptors of a run; 0, 1 and 2 are the terminal. */
export class Descriptors {
  readonly #limit: number;
  readonly #open = new Map<number, OpenFile>();

  constructor(limit: number) {
    this.#limit = limit;
    this.reset();
  }

  reset(): void {
    this.#open.clear();
    for (const end of [0, 1, 2] as const) this.#open.set(end, terminal(end));
  }

  /** Whether a regular file is open for writing. */
  get isWriting(): boolean {
    return [...this.#open.values()].some((file) => file.isWritable && file.node.kind === 'file');
  }

  get(descriptor: number): OpenFile {
    const file = this.#open.get(descriptor);
    if (file === undefined) throw new FileError('EBADF');
    return file;
  }

  /** The open file if it is a regular file, for access at a position. Throws `EINVAL` otherwise. */
  getFile(descriptor: number): OpenFile & { node: FileNode } {
    const file = this.get(descriptor);
    if (!isFile(file)) throw new FileError('EINVAL');
    return file;
  }

  /**
   * Adds an open file at the lowest free number that is at least `from`. Throws `EMFILE` when too many are open.
   */
  add(file: OpenFile, from = 0): number {
    if (this.#open.size >= this.#limit) throw new FileError('EMFILE');
    let descriptor = Math.max(0, from);
    while (this.#open.has(descriptor)) descriptor += 1;
    this.#open.set(descriptor, file);
    return descriptor;
  }

  replace(descriptor: number, file: OpenFile): void {
    if (descriptor < 0 || descriptor >= 2 * this.#limit) throw new FileError('EBADF');
    this.#open.set(descriptor, file);
  }

  close(descriptor: number): void {
    if (!this.#open.delete(descriptor)) throw new FileError('EBADF');
  }
}

function isFile(file: OpenFile): file is OpenFile & { node: FileNode } {
  return file.node.kind === 'file';
}

function terminal(end: 0 | 1 | 2): OpenFile {
  return {
    node: { kind: 'device', id: 0, device: 'console' },
    path: '/dev/console',
    position: 0,
    isReadable: end === 0,
    isWritable: end !== 0,
    isAppending: false,
    console: end,
  };
}
