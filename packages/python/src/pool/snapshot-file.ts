import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { walls } from '../limits.ts';

/**
 * File that stores the snapshot of a booted interpreter between sandbox processes. A process makes it before it has run
 * any program, so it is as trustworthy as our own code. The process that reads it checks what it was made from and that
 * it is complete. All users may read it, because the sandbox may run as another user; it contains no secret.
 */
export class SnapshotFile {
  readonly path: string;
  readonly #ownFolder: string | null;
  #drafts = 0;

  /**
   * Stores the snapshot in `cacheFolder` if that is writable, else in a temporary folder until `remove`.
   */
  constructor(cacheFolder: string) {
    const isWritable = canWrite(cacheFolder);
    this.#ownFolder = isWritable ? null : mkdtempSync(path.join(tmpdir(), 'python-engine-'));
    if (this.#ownFolder !== null) chmodSync(this.#ownFolder, 0o755);
    this.path = path.join(this.#ownFolder ?? cacheFolder, 'interpreter.snapshot');
  }

  /**
   * Receives a new snapshot, if the process sends one. Resolves when the stream has ended and nothing more can come.
   */
  async receive(stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.byteLength;
        if (bytes > walls.snapshotBytes) return;
        chunks.push(chunk);
      }
      if (bytes > 0) await this.#keep(chunks);
    } catch {
      // The next process boots Python again: slower, but harmless.
    }
  }

  remove(): void {
    if (this.#ownFolder !== null) rmSync(this.#ownFolder, { recursive: true, force: true });
  }

  async #keep(chunks: readonly Buffer[]): Promise<void> {
    this.#drafts += 1;
    const draft = `${this.path}.${process.pid}.${this.#drafts}`;
    try {
      await writeFile(draft, chunks, { mode: 0o644 });
      // The umask of the process may have removed the permissions.
      await chmod(draft, 0o644);
      await rename(draft, this.path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
