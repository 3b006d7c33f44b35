import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createTarDecoder } from 'modern-tar';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { measure } from './copy.ts';
import { entryOf, Manifest, manifestName } from './manifest.ts';

/** A file in the archive. Its body is read to the end before the next entry. */
export type BackupEntry = { name: string; body: AsyncIterable<Uint8Array> };

/** The entries of a backup in their order, without any check. Throws what the disk, gzip or tar report. */
export async function* readEntries(file: string, signal: AbortSignal): AsyncGenerator<BackupEntry> {
  const entries = Readable.toWeb(createReadStream(file))
    .pipeThrough(new DecompressionStream('gzip'), { signal })
    .pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) yield { name: header.name, body };
}

/**
 * Reads the whole backup, compares every byte with the manifest, and resolves with the manifest.
 * @throws BackupError for a file that is no backup, damaged, cut off or of a newer program
 */
export async function checkBackup(file: string, signal: AbortSignal): Promise<Manifest> {
  const entries = readEntries(file, signal);
  try {
    const first = await entries.next();
    if (first.done === true || first.value.name !== manifestName) throw damaged(file);
    const manifest = readManifest(await text(first.value.body), file);
    for (const { name, rows, bytes, sha256 } of manifest.tables) {
      const entry = await entries.next();
      if (entry.done === true || entry.value.name !== entryOf(name)) throw damaged(file);
      const found = await measure(entry.value.body);
      const isSame = found.rows === rows && found.bytes === bytes && found.sha256 === sha256;
      if (!isSame) throw damaged(file);
    }
    if ((await entries.next()).done !== true) throw damaged(file);
    return manifest;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof BackupError) throw error;
    if (error instanceof Error && 'syscall' in error)
      throw new BackupError(`${file} cannot be read: ${error.message}`, { cause: error });
    throw damaged(file, error);
  } finally {
    await entries.return(undefined);
  }
}

const AnyFormat = z.object({ format: z.int() });

function readManifest(json: string, file: string): Manifest {
  const content: unknown = JSON.parse(json);
  if (AnyFormat.parse(content).format > 1)
    throw new BackupError(
      `${file} was made by a newer version of Python Learning: restore it with that one.`,
    );
  return Manifest.parse(content);
}

function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged, or no backup of Python Learning: take another one.`, { cause });
}
