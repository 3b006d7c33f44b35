import type { FilesLeft, TextFile } from '@python-learning/domain';
import { isFileName, isFileText, programFileLimits } from './program-files.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What is in the home directory after a run: bytes by name, null for what is no file. */
export type HomeEntries = ReadonlyMap<string, Uint8Array | null>;

/**
 * Compares the home directory with the files that were given to the run. The names and bytes are the program's, so only
 * text files with plain names are taken, and no more than the limits allow.
 */
export function filesLeft(given: readonly TextFile[], home: HomeEntries): FilesLeft {
  const written: TextFile[] = [];
  const unkept: string[] = [];
  const former = new Map(given.map(({ name, text }) => [name, encoder.encode(text)]));
  let leftBytes: number = programFileLimits.bytes;
  for (const [name, bytes] of home) {
    if (bytes !== null && isSame(bytes, former.get(name))) continue;
    const text = written.length < programFileLimits.files ? textOf(name, bytes, leftBytes) : null;
    if (text === null) {
      unkept.push(shownName(name));
      continue;
    }
    written.push({ name, text });
    leftBytes -= bytes?.byteLength ?? 0;
  }
  const removed = [...former.keys()].filter((name) => !home.has(name));
  return { written, removed, unkept: unkept.slice(0, programFileLimits.files) };
}

/** Null for a file that cannot be kept. */
function textOf(name: string, bytes: Uint8Array | null, mostBytes: number): string | null {
  if (bytes === null || bytes.byteLength > mostBytes || !isFileName(name)) return null;
  try {
    const text = decoder.decode(bytes);
    return isFileText(text) ? text : null;
  } catch {
    return null;
  }
}

function shownName(name: string): string {
  return name.slice(0, programFileLimits.nameLength).toWellFormed();
}

function isSame(bytes: Uint8Array, former: Uint8Array | undefined): boolean {
  return bytes.byteLength === former?.byteLength && bytes.every((byte, at) => byte === former[at]);
}
