import { GuestView } from './guest-view.ts';
import { WriteMarks } from './marking/write-marks.ts';
import { isStackOverflow } from './stack-overflow.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const pageBytes = 65_536;

/**
 * The interpreter's memory as the host sees it. Pointers come from the program and are not trusted: every access is
 * checked, and one outside the memory throws a `RangeError`. Writes by the host leave the same marks as writes by the
 * interpreter.
 */
export class GuestMemory {
  #memory: WebAssembly.Memory | null = null;
  #seenPages: WebAssembly.Global | null = null;
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #marks = new WriteMarks(new ArrayBuffer(0));
  #view = new GuestView(new ArrayBuffer(0), this.#marks);

  /**
   * Attaches the instance's memory, its marks and the number of pages that the interpreter sees. The instance needs the
   * host calls first, so its memory follows later.
   */
  attach(memory: WebAssembly.Memory, marks: WebAssembly.Memory, seenPages: WebAssembly.Global): void {
    this.#memory = memory;
    this.#seenPages = seenPages;
    this.#marks = new WriteMarks(marks.buffer);
    this.#renew();
  }

  /**
   * The whole memory, for reading: a write here leaves no mark. Invalid once the memory grows, so get it again each
   * time.
   */
  get bytes(): Uint8Array<ArrayBuffer> {
    if (this.#bytes.byteLength === 0) this.#renew();
    return this.#bytes;
  }

  /** Marks of what was written since they were last cleared. */
  get marks(): WriteMarks {
    return this.#marks;
  }

  /** Access to numbers in the memory. */
  get view(): GuestView {
    if (this.#bytes.byteLength === 0) this.#renew();
    return this.#view;
  }

  /** Size of the memory, including what is kept of earlier growth and the interpreter does not see. */
  get byteLength(): number {
    return this.bytes.byteLength;
  }

  /** Size of the memory as the interpreter sees it. */
  get seenBytes(): number {
    return (this.#seenPages?.value ?? 0) * pageBytes;
  }

  /**
   * A view of `length` bytes at `pointer`, marked as written; writing to it writes to the interpreter.
   */
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

  /**
   * Writes a C string and its terminating zero, cut to `capacity` bytes. Returns the bytes written.
   */
  writeCString(pointer: number, text: string, capacity: number): number {
    const encoded = encoder.encode(text).subarray(0, Math.max(0, capacity - 1));
    const target = this.slice(pointer, encoded.length + 1);
    target.set(encoded);
    target[encoded.length] = 0;
    return encoded.length + 1;
  }

  /**
   * Lets the interpreter see at least `bytes`, in whole pages. False when the platform has no memory left. Memory that
   * an earlier run added is used again: it is clean and already resident.
   */
  growTo(bytes: number): boolean {
    if (this.#memory === null || this.#seenPages === null) return false;
    const pages = Math.ceil(bytes / pageBytes);
    if (!this.#have(this.#memory, pages)) return false;
    this.#seenPages.value = Math.max(this.#seenPages.value, pages);
    return true;
  }

  #have(memory: WebAssembly.Memory, pages: number): boolean {
    const missing = pages - this.byteLength / pageBytes;
    if (missing <= 0) return true;
    try {
      memory.grow(missing);
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
