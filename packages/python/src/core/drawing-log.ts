import { Stop } from './stop.ts';

/** Most of a drawing that one run may record. */
export type DrawingSizes = { steps: number; bytes: number };

const lineFeed = 10;
const headerWords = 2;
const field = { bytes: 0, steps: 1 } as const;

/**
 * What the recorder of drawings pushed, one JSON text for each step. The buffer can be shared with another thread, so
 * the drawing of a killed program is not lost.
 */
export class DrawingLog {
  readonly #header: Uint32Array;
  readonly #store: Uint8Array;
  #most: DrawingSizes = { steps: 0, bytes: 0 };

  constructor(buffer: ArrayBufferLike) {
    this.#header = new Uint32Array(buffer, 0, headerWords);
    this.#store = new Uint8Array(buffer, headerWords * Uint32Array.BYTES_PER_ELEMENT);
  }

  /** Size of a buffer for drawings of `bytes`. */
  static bufferSize(bytes: number): number {
    return headerWords * Uint32Array.BYTES_PER_ELEMENT + bytes;
  }

  /** Forgets the drawing before. A run that records more than `most` is stopped. */
  reset(most: DrawingSizes): void {
    this.#header.fill(0);
    this.#most = { steps: most.steps, bytes: Math.min(most.bytes, this.#store.byteLength) };
  }

  /** Adds one step. Throws a `Stop` when the drawing is larger than it may be. */
  add(step: Uint8Array): void {
    const { bytes, steps } = this.#most;
    const end = this.bytes + step.byteLength + 1;
    if (this.#get(field.steps) >= steps || end > bytes) throw new Stop('drawing-limit');
    this.#store.set(step, this.bytes);
    this.#store[end - 1] = lineFeed;
    this.#header[field.steps] = this.#get(field.steps) + 1;
    this.#header[field.bytes] = end;
  }

  /** Bytes recorded so far. */
  get bytes(): number {
    return this.#get(field.bytes);
  }

  /** FNV-1a of all steps: a number that the same drawing always has. 0 for none. */
  digest(): number {
    let value = 0x811c9dc5;
    for (const byte of this.#store.subarray(0, this.bytes)) value = Math.imul(value ^ byte, 0x01000193);
    return this.bytes === 0 ? 0 : value >>> 0;
  }

  /** The texts of all steps, in order. */
  read(): string[] {
    const text = new TextDecoder().decode(this.#store.slice(0, this.bytes));
    return text.split('\n').slice(0, -1);
  }

  #get(name: number): number {
    return this.#header[name] ?? 0;
  }
}
