import type { GuestMemory } from './guest-memory.ts';

/**
 * A copy of the interpreter's whole state, taken when it is ready and has run nothing yet. Plain numbers and bytes:
 * one copy serves any number of interpreters, and other threads when its bytes are in shared memory.
 */
export type CleanHeap = {
  heapBytes: number;
  globals: readonly number[];
  /** Stretches that are not all zero, as start and length in turn, in order. */
  extents: Uint32Array;
  /** The bytes of all the stretches, one after the other. */
  bytes: Uint8Array;
};

const pageBytes = 4_096;
/** Stretches with fewer zero pages than this between them are kept as one: each has a cost of its own. */
const joinedPages = 8;

/** Copies the heap into shared memory, without the pages that are all zero. What is written from now on is marked. */
export function copyHeap(memory: GuestMemory, globals: readonly number[]): CleanHeap {
  const heap = memory.bytes;
  const extents: number[] = [];
  let total = 0;
  for (const { start, end } of usedStretches(memory)) {
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

/** Puts the copy into a heap of which nothing is known. All of it is written, zeroes included. */
export function fillHeap(memory: GuestMemory, clean: CleanHeap): void {
  if (!memory.growTo(clean.heapBytes)) throw new Error('There is no memory for a heap.');
  const { bytes } = memory;
  cleanStretch(bytes, clean, 0, bytes.byteLength);
  memory.marks.clear(bytes.byteLength);
}

/**
 * Puts the copy back where a run has written, wherever that was: every instruction that writes leaves a mark that
 * the program has no way to take back. The part that grew since has marks, too, and becomes zero.
 */
export function rewindHeap(memory: GuestMemory, clean: CleanHeap): void {
  const { bytes } = memory;
  memory.marks.take(bytes.byteLength, (start, end) => cleanStretch(bytes, clean, start, end));
}

/** Writes what the copy says of a stretch of the heap. */
export function cleanStretch(heap: Uint8Array, clean: CleanHeap, from: number, to: number): void {
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

function usedStretches(memory: GuestMemory): { start: number; end: number }[] {
  const words = new BigUint64Array(memory.bytes.buffer);
  const wordsPerPage = pageBytes / BigUint64Array.BYTES_PER_ELEMENT;
  const stretches: { start: number; end: number }[] = [];
  for (let page = 0; page * wordsPerPage < words.length; page += 1) {
    if (words.subarray(page * wordsPerPage, (page + 1) * wordsPerPage).every((word) => word === 0n)) continue;
    const start = page * pageBytes;
    const last = stretches.at(-1);
    if (last !== undefined && start - last.end <= joinedPages * pageBytes) last.end = start + pageBytes;
    else stretches.push({ start, end: start + pageBytes });
  }
  return stretches;
}
