import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { walls } from '../limits.ts';

/**
 * Where the snapshot of a booted interpreter is kept from one sandbox process to the next. A process makes it before
 * it has run any program, so it is worth as much as our own code; the process that reads it checks what it was made
 * from and that it is whole. All users may read it, because the sandbox may be another than we are; there is no
 * secret in it.
 */
export class SnapshotFile {
  readonly path: string;
  readonly #ownFolder: string | null;
  #drafts = 0;

  /** `cacheFolder` is where to keep it if that can be written; else it lives as long as this object. */
  constructor(cacheFolder: string) {
    const isWritable = canWrite(cacheFolder);
    this.#ownFolder = isWritable ? null : mkdtempSync(path.join(tmpdir(), 'python-engine-'));
    if (this.#ownFolder !== null) chmodSync(this.#ownFolder, 0o755);
    this.path = path.join(this.#ownFolder ?? cacheFolder, 'interpreter.snapshot');
  }

  /** Takes a new snapshot, if one comes. Resolves when the stream has ended and so nothing more can come. */
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
      // The next process boots by itself again: that is slower and nothing worse.
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
      // The mask of the process may have taken it away.
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
