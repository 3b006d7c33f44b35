import type { GuestMemory } from './guest-memory.ts';
import { InterpreterError } from './interpreter-error.ts';

/**
 * A copy of the interpreter's whole state, taken when it is ready and has run nothing. It is plain numbers and bytes:
 * one copy serves any number of interpreters, and other threads when its bytes are in shared memory.
 */
export type CleanHeap = {
  heapBytes: number;
  globals: readonly number[];
  /** Ranges that are not all zero, as start and length in turn, in order. */
  extents: Uint32Array;
  /** The bytes of all ranges, concatenated. */
  bytes: Uint8Array;
};

const pageBytes = 4_096;
/** Ranges with at most this many zero pages between them are joined, because each range has a cost of its own. */
const joinedPages = 8;

/** Copies the heap into shared memory, without all-zero pages, and clears the write marks. */
export function copyHeap(memory: GuestMemory, globals: readonly number[]): CleanHeap {
  const heap = memory.bytes;
  const extents: number[] = [];
  let total = 0;
  for (const { start, end } of usedRanges(memory)) {
    extents.push(start, end - start);
    total += end - start;
  }
  const bytes = new Uint8Array(new SharedArrayBuffer(total));
  let at = 0;
  forEachExtent(extents, (start, length) => {
    bytes.set(heap.subarray(start, start + length), at);
    at += length;
  });
  memory.marks.clear(heap.byteLength);
  return { heapBytes: heap.byteLength, globals, extents: Uint32Array.from(extents), bytes };
}

/** Writes the copy into a heap of unknown content, zeroes included. Throws when the memory cannot grow enough. */
export function fillHeap(memory: GuestMemory, clean: CleanHeap): void {
  if (!memory.growTo(clean.heapBytes)) throw new InterpreterError('There is no memory for a heap.');
  const { bytes } = memory;
  cleanRange(bytes, clean, 0, bytes.byteLength);
  memory.marks.clear(bytes.byteLength);
}

/**
 * Restores the copy wherever a run has written: every instruction that writes leaves a mark that the program cannot
 * remove. Memory added since then has marks, too, and becomes zero.
 */
export function rewindHeap(memory: GuestMemory, clean: CleanHeap): void {
  const { bytes } = memory;
  memory.marks.take(bytes.byteLength, (start, end) => cleanRange(bytes, clean, start, end));
}

export function cleanRange(heap: Uint8Array, clean: CleanHeap, from: number, to: number): void {
  let done = from;
  let at = 0;
  forEachExtent(clean.extents, (start, length) => {
    const first = Math.max(done, start);
    const last = Math.min(to, start + length);
    if (first < last) {
      heap.fill(0, done, first);
      heap.set(clean.bytes.subarray(at + first - start, at + last - start), first);
      done = last;
    }
    at += length;
  });
  heap.fill(0, done, to);
}

function forEachExtent(extents: ArrayLike<number>, visit: (start: number, length: number) => void): void {
  for (let index = 0; index < extents.length; index += 2) visit(extents[index] ?? 0, extents[index + 1] ?? 0);
}

function usedRanges(memory: GuestMemory): { start: number; end: number }[] {
  const words = new BigUint64Array(memory.bytes.buffer);
  const wordsPerPage = pageBytes / BigUint64Array.BYTES_PER_ELEMENT;
  const ranges: { start: number; end: number }[] = [];
  for (let page = 0; page * wordsPerPage < words.length; page += 1) {
    if (words.subarray(page * wordsPerPage, (page + 1) * wordsPerPage).every((word) => word === 0n)) continue;
    const start = page * pageBytes;
    const last = ranges.at(-1);
    if (last !== undefined && start - last.end <= joinedPages * pageBytes) last.end = start + pageBytes;
    else ranges.push({ start, end: start + pageBytes });
  }
  return ranges;
}
