import type { GuestMemory } from './guest-memory.ts';

const stepBytes = 4 * 1024 * 1024;

/** Decides how far the interpreter's heap may grow in a run. */
export class HeapLimit {
  readonly #memory: GuestMemory;
  #limitBytes = Number.POSITIVE_INFINITY;
  #hasRefused = false;

  constructor(memory: GuestMemory) {
    this.#memory = memory;
  }

  /**
   * The heap may grow to `limitBytes` in all. A heap that an earlier run made larger can not shrink, so a program
   * gets what is there already.
   */
  reset(limitBytes: number): void {
    this.#limitBytes = limitBytes;
    this.#hasRefused = false;
  }

  get limitBytes(): number {
    return this.#limitBytes;
  }

  /** Whether this run asked for more than it may have. */
  get hasRefused(): boolean {
    return this.#hasRefused;
  }

  grow(wantedBytes: number): boolean {
    const wanted = wantedBytes >>> 0;
    const isAllowed = wanted <= this.#limitBytes;
    const target = Math.min(this.#limitBytes, Math.max(wanted, this.#memory.byteLength + stepBytes));
    if (isAllowed && this.#memory.growTo(target)) return true;
    this.#hasRefused = true;
    return false;
  }
}
