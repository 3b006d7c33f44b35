import type { GuestMemory } from './guest-memory.ts';

const stepBytes = 4 * 1024 * 1024;

/** Limits how far the interpreter's heap may grow in a run. */
export class HeapLimit {
  readonly #memory: GuestMemory;
  #limitBytes = Number.POSITIVE_INFINITY;
  #hasRefused = false;

  constructor(memory: GuestMemory) {
    this.#memory = memory;
  }

  /** Sets the total size that the heap may have. */
  reset(limitBytes: number): void {
    this.#limitBytes = limitBytes;
    this.#hasRefused = false;
  }

  get limitBytes(): number {
    return this.#limitBytes;
  }

  /** Whether this run was refused memory. */
  get hasRefused(): boolean {
    return this.#hasRefused;
  }

  grow(wantedBytes: number): boolean {
    const wanted = wantedBytes >>> 0;
    const isAllowed = wanted <= this.#limitBytes;
    const target = Math.min(this.#limitBytes, Math.max(wanted, this.#memory.seenBytes + stepBytes));
    if (isAllowed && this.#memory.growTo(target)) return true;
    this.#hasRefused = true;
    return false;
  }
}
