import { type CleanHeap, cleanStretch } from '../core/clean-heap.ts';
import type { GuestMemory } from '../core/guest-memory.ts';

/** Compares heaps with the clean one byte by byte: what a rewind promises, for those who do not take it on trust. */
export function heapComparer(clean: CleanHeap): (memory: GuestMemory) => boolean {
  let expected = Buffer.alloc(0);
  return ({ bytes }) => {
    if (expected.byteLength !== bytes.byteLength) {
      expected = Buffer.alloc(bytes.byteLength);
      cleanStretch(expected, clean, 0, expected.byteLength);
    }
    return expected.equals(bytes);
  };
}
