/** Reads the numbers of a WebAssembly binary from front to back. */
export class ByteReader {
  readonly bytes: Uint8Array;
  at: number;
  readonly end: number;

  constructor(bytes: Uint8Array, at = 0, end = bytes.byteLength) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined || this.at >= this.end) throw new RangeError('The module ends too early.');
    this.at += 1;
    return value;
  }

  /** An unsigned number of up to 32 bits (LEB128). */
  number(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
  }

  /** Skips a LEB128 number of any kind. */
  skipNumber(): void {
    while (this.byte() >= 0x80);
  }

  skip(bytes: number): void {
    this.at += bytes;
  }
}

/** The module has something that marking of its writes does not know. */
export class WasmRewriteError extends Error {
  override readonly name = 'WasmRewriteError';
}
