import { GuestView } from './guest-view.ts';
import { WriteMarks } from './marking/write-marks.ts';
import { isStackOverflow } from './stack-overflow.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const pageBytes = 65_536;

/**
 * The interpreter's memory as the host sees it. Pointers come from the program and are not believed: every access
 * is checked against the bounds of the memory, and one outside throws a `RangeError`. What the host writes leaves the
 * same marks as what the interpreter writes.
 */
export class GuestMemory {
  #memory: WebAssembly.Memory | null = null;
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #marks = new WriteMarks(new ArrayBuffer(0));
  #view = new GuestView(new ArrayBuffer(0), this.#marks);

  /** The memory belongs to the instance, which needs the host calls first: so it comes after them. */
  attach(memory: WebAssembly.Memory, marks: WebAssembly.Memory): void {
    this.#memory = memory;
    this.#marks = new WriteMarks(marks.buffer);
    this.#renew();
  }

  /** All of it, to look at: a write here leaves no mark. It dies when the memory grows, so ask again. */
  get bytes(): Uint8Array<ArrayBuffer> {
    if (this.#bytes.byteLength === 0) this.#renew();
    return this.#bytes;
  }

  /** What was written since the marks were cleared. */
  get marks(): WriteMarks {
    return this.#marks;
  }

  /** Numbers in it. */
  get view(): GuestView {
    if (this.#bytes.byteLength === 0) this.#renew();
    return this.#view;
  }

  get byteLength(): number {
    return this.bytes.byteLength;
  }

  /** A window on `length` bytes at `pointer`; writing to it writes to the interpreter. */
  slice(pointer: number, length: number): Uint8Array<ArrayBuffer> {
    const start = pointer >>> 0;
    const part = this.#part(start, length);
    this.#marks.mark(start, length);
    return part;
  }

  /** Text of a known length in bytes. */
  text(pointer: number, length: number): string {
    return decoder.decode(this.#part(pointer >>> 0, length));
  }

  /** A C string of at most `limit` bytes, or null when it is longer. */
  cString(pointer: number, limit: number): string | null {
    const start = pointer >>> 0;
    const bytes = this.bytes;
    if (start >= bytes.byteLength) throw new RangeError('outside of the guest memory');
    const end = bytes.subarray(start, start + limit + 1).indexOf(0);
    return end === -1 ? null : decoder.decode(bytes.subarray(start, start + end));
  }

  /** Writes a C string and its closing zero, cut to `capacity` bytes. Returns the bytes written. */
  writeCString(pointer: number, text: string, capacity: number): number {
    const encoded = encoder.encode(text).subarray(0, Math.max(0, capacity - 1));
    const target = this.slice(pointer, encoded.length + 1);
    target.set(encoded);
    target[encoded.length] = 0;
    return encoded.length + 1;
  }

  /** Grows to at least `bytes`, in whole pages. False when the platform has no more to give. */
  growTo(bytes: number): boolean {
    const pages = Math.ceil((bytes - this.byteLength) / pageBytes);
    if (this.#memory === null) return false;
    if (pages <= 0) return true;
    try {
      this.#memory.grow(pages);
    } catch (error) {
      if (isStackOverflow(error)) throw error;
      return false;
    }
    this.#renew();
    return true;
  }

  #part(start: number, length: number): Uint8Array<ArrayBuffer> {
    const bytes = this.bytes;
    if (length < 0 || start + length > bytes.byteLength) throw new RangeError('outside of the guest memory');
    return bytes.subarray(start, start + length);
  }

  #renew(): void {
    if (this.#memory === null) return;
    this.#bytes = new Uint8Array(this.#memory.buffer);
    this.#view = new GuestView(this.#memory.buffer, this.#marks);
  }
}
