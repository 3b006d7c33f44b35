import type { GuestMemory } from './guest-memory.ts';
import { InterpreterError } from './interpreter-error.ts';

/**
 * A copy of the interpreter's whole state, taken when it is ready and has run nothing. It is plain numbers and bytes:
 * one copy serves any number of interpreters, and other threads when its bytes are in shared memory.
 */
export type CleanHeap = {
  heapBytes: number;
  globals: readonly number[];
  /** Ranges that are not all zero here or in a new instance, as start and length in turn, in order. */
  extents: Uint32Array;
  /** The bytes of all ranges, concatenated. */
  bytes: Uint8Array;
};

const pageBytes = 4_096;
/** Ranges with at most this many zero pages between them are joined, because each range has a cost of its own. */
const joinedPages = 8;

/** Whether each page of the memory has a byte that is not zero. */
export function usedPages(memory: GuestMemory): boolean[] {
  const words = new BigUint64Array(memory.bytes.buffer);
  const wordsPerPage = pageBytes / BigUint64Array.BYTES_PER_ELEMENT;
  return Array.from({ length: words.length / wordsPerPage }, (_, page) =>
    words.subarray(page * wordsPerPage, (page + 1) * wordsPerPage).some((word) => word !== 0n),
  );
}

/**
 * Copies the heap into shared memory and clears the write marks. Leaves out pages that are zero here and were zero in the
 * new instance, whose used pages are given.
 */
export function copyHeap(
  memory: GuestMemory,
  globals: readonly number[],
  usedAtFirst: readonly boolean[],
): CleanHeap {
  const heap = memory.bytes;
  const extents: number[] = [];
  let total = 0;
  for (const { start, end } of rangesOf(
    usedPages(memory).map((isUsed, page) => isUsed || usedAtFirst[page]),
  )) {
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

/**
 * Writes the copy into the heap of a new instance. Throws when the memory cannot grow enough. Outside of the copy's ranges
 * both are zero: pages that nobody writes take no memory.
 */
export function fillHeap(memory: GuestMemory, clean: CleanHeap): void {
  if (!memory.growTo(clean.heapBytes)) throw new InterpreterError('There is no memory for a heap.');
  const { bytes } = memory;
  let at = 0;
  forEachExtent(clean.extents, (start, length) => {
    bytes.set(clean.bytes.subarray(at, at + length), start);
    at += length;
  });
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

function rangesOf(pages: readonly (boolean | undefined)[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const [page, isUsed] of pages.entries()) {
    if (isUsed !== true) continue;
    const start = page * pageBytes;
    const last = ranges.at(-1);
    if (last !== undefined && start - last.end <= joinedPages * pageBytes) last.end = start + pageBytes;
    else ranges.push({ start, end: start + pageBytes });
  }
  return ranges;
}
