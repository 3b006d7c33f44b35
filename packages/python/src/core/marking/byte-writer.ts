/** A sequence of bytes that grows at its end. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 1_024) {
    this.#bytes = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** The bytes written so far; valid until the next write. */
  get written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  copy(source: Uint8Array, from = 0, to = source.byteLength): void {
    this.#reserve(to - from);
    this.#bytes.set(
      from === 0 && to === source.byteLength ? source : source.subarray(from, to),
      this.#length,
    );
    this.#length += to - from;
  }

  /** An unsigned number of up to 32 bits (LEB128). */
  number(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  /** A signed 32-bit number (LEB128), as `i32.const` has it. */
  signedNumber(value: number): void {
    let rest = value | 0;
    while (rest < -0x40 || rest >= 0x40) {
      this.byte((rest & 0x7f) | 0x80);
      rest >>= 7;
    }
    this.byte(rest & 0x7f);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.byteLength) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.byteLength, this.#length + more));
    grown.set(this.written);
    this.#bytes = grown;
  }
}
