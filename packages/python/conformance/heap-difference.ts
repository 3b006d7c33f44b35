import { type CleanHeap, cleanRange } from '../src/core/clean-heap.ts';
import type { GuestMemory } from '../src/core/guest-memory.ts';

/** Compares heaps with the clean one byte by byte, to verify a rewind. */
export function heapComparer(clean: CleanHeap): (memory: GuestMemory) => boolean {
  let expected = Buffer.alloc(0);
  return ({ bytes }) => {
    if (expected.byteLength !== bytes.byteLength) {
      expected = Buffer.alloc(bytes.byteLength);
      cleanRange(expected, clean, 0, expected.byteLength);
    }
    return expected.equals(bytes);
  };
}
