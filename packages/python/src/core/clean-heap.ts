import type { GuestMemory } from './guest-memory.ts';

/**
 * A copy of the interpreter's whole state, taken when it is ready and has run nothing yet. Plain numbers and bytes:
 * one copy serves any number of interpreters, and other threads when its bytes are in shared memory.
 */
export type CleanHeap = {
  heapBytes: number;
  stackPointer: number;
  /** Stretches that are not all zero, as start and length in turn, in order. */
  extents: Uint32Array;
  /** The bytes of all the stretches, one after the other. */
  bytes: Uint8Array;
};

const pageBytes = 4_096;
/** Stretches with fewer zero pages than this between them are kept as one: each has a cost of its own. */
const joinedPages = 8;

/** Copies the heap into shared memory, without the pages that are all zero. */
export function copyHeap(memory: GuestMemory, stackPointer: number): CleanHeap {
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
  return { heapBytes: heap.byteLength, stackPointer, extents: Uint32Array.from(extents), bytes };
}

/**
 * Puts the copy back. All of the heap is written, the zeroes between the stretches and the part that grew since
 * included: a program may have written anywhere, and what is not overwritten would be a message to the next one.
 */
export function restoreHeap(memory: GuestMemory, clean: CleanHeap): void {
  if (!memory.growTo(clean.heapBytes)) throw new Error('There is no memory for a heap.');
  const heap = memory.bytes;
  let done = 0;
  let at = 0;
  forEachExtent(clean.extents, (start, length) => {
    heap.fill(0, done, start);
    heap.set(clean.bytes.subarray(at, at + length), start);
    done = start + length;
    at += length;
  });
  heap.fill(0, done);
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
