import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Image } from '../core/boot.ts';
import { readPart, readShared } from './file-bytes.ts';

/** All that a process needs to run programs without booting Python: the rewritten module and the heap image. */
export type Snapshot = { module: Uint8Array; image: Image };

/**
 * First line of the file, in JSON; the module and the bytes of the heap follow. The key identifies what the snapshot
 * was made from. The digest shows that it is complete.
 */
type Header = {
  key: string;
  digest: string;
  moduleBytes: number;
  heapBytes: number;
  globals: readonly number[];
  entries: Readonly<Record<string, number>>;
  extents: readonly number[];
};

/**
 * Digest of everything that a snapshot depends on: the version of Node, the files of Python, the harness and the code
 * that boots it.
 */
export function snapshotKey(files: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file);
  const folder = new URL('../core/', import.meta.url);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.ts')) hash.update(readFileSync(new URL(name, folder)));
  }
  // The code that runs may be a build of another version than the source.
  const running = dirname(import.meta.filename);
  for (const name of readdirSync(running).sort()) {
    if (/\.[jt]s$/.test(name)) hash.update(readFileSync(join(running, name)));
  }
  return hash.update(readFileSync(new URL('../limits.ts', import.meta.url))).digest('hex');
}

/** The parts of a snapshot's file, in order. */
export function encodeSnapshot(key: string, { module, image }: Snapshot): Uint8Array[] {
  const { bytes, extents, ...heap } = image.heap;
  const numbers = { ...heap, entries: image.entries, extents: [...extents] };
  const digest = digestOf(numbers, module, bytes);
  const header: Header = { key, digest, moduleBytes: module.byteLength, ...numbers };
  return [new TextEncoder().encode(`${JSON.stringify(header)}\n`), module, bytes];
}

/** Reads a snapshot file. Returns null when it is missing, incomplete or of another version. */
export function readSnapshot(path: string, key: string): Snapshot | null {
  try {
    const head = readPart(path, 0, headBytes);
    const headerEnd = head.indexOf(lineFeed);
    const header: unknown = JSON.parse(new TextDecoder().decode(head.slice(0, headerEnd)));
    if (!isHeader(header)) return null;
    const { digest, moduleBytes, key: itsKey, ...numbers } = header;
    if (itsKey !== key) return null;
    const moduleEnd = headerEnd + 1 + moduleBytes;
    const module = readPart(path, headerEnd + 1, moduleBytes);
    const bytes = readShared(path, moduleEnd);
    if (digest !== digestOf(numbers, module, bytes)) return null;
    const { heapBytes, globals, extents, entries } = numbers;
    const heap = { heapBytes, globals, extents: Uint32Array.from(extents), bytes };
    return { module, image: { heap, entries: entriesOf(entries) } };
  } catch {
    return null;
  }
}

const lineFeed = 10;
/** More than the header has; a snapshot is far larger. */
const headBytes = 65_536;
const headerNames = ['key', 'digest', 'moduleBytes', 'heapBytes', 'globals', 'entries', 'extents'];

/**
 * Checks only that the fields exist; the digest vouches for the rest. To forge it, one must be able to write this file.
 */
function isHeader(value: unknown): value is Header {
  return typeof value === 'object' && value !== null && headerNames.every((name) => name in value);
}

function entriesOf(entries: Header['entries']): Image['entries'] {
  const address = (name: string) => entries[name] ?? 0;
  return {
    begin: address('begin'),
    program: address('program'),
    names: address('names'),
    call: address('call'),
    explain: address('explain'),
    show: address('show'),
    where: address('where'),
    finish: address('finish'),
    trace_end: address('trace_end'),
    flush_files: address('flush_files'),
    walked: address('walked'),
  };
}

function digestOf(numbers: object, module: Uint8Array, bytes: Uint8Array): string {
  return createHash('sha256').update(JSON.stringify(numbers)).update(module).update(bytes).digest('hex');
}
