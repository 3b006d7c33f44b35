import { markShift, markSlackBytes } from './mark-writes.ts';

const wordBytes = BigUint64Array.BYTES_PER_ELEMENT;
const written = 1;

/** The marks that writes leave: one byte for each kilobyte of the interpreter's memory. */
export class WriteMarks {
  readonly #marks: Uint8Array;
  readonly #words: BigUint64Array;

  constructor(buffer: ArrayBuffer) {
    this.#marks = new Uint8Array(buffer);
    this.#words = new BigUint64Array(buffer);
  }

  /** Marks a range that the host writes. */
  mark(start: number, length: number): void {
    if (length > 0) this.#marks.fill(written, start >>> markShift, ((start + length - 1) >>> markShift) + 1);
  }

  /**
   * Visits, in order, the ranges of the first `bytes` of memory that may have been written, and clears their marks. A
   * write may begin a little after the address that it marked, so each range extends beyond its marks by that much.
   */
  take(bytes: number, visit: (start: number, end: number) => void): void {
    const count = Math.ceil(bytes / 2 ** markShift);
    for (let from = this.#next(0, count); from < count; ) {
      let to = from + 1;
      while (to < count && this.#marks[to] === written) to += 1;
      visit(from * 2 ** markShift, Math.min(bytes, to * 2 ** markShift + markSlackBytes));
      from = this.#next(to, count);
    }
    this.clear(bytes);
  }

  clear(bytes: number): void {
    this.#marks.fill(0, 0, Math.ceil(bytes / 2 ** markShift));
  }

  /** Index of the first mark from `from` on, or `count`. */
  #next(from: number, count: number): number {
    let at = from;
    while (at < count) {
      if (at % wordBytes === 0 && this.#words[at / wordBytes] === 0n) at += wordBytes;
      else if (this.#marks[at] === written) return at;
      else at += 1;
    }
    return count;
  }
}
