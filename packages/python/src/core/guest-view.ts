import type { WriteMarks } from './marking/write-marks.ts';

/** Numbers in the interpreter's memory, little-endian as in WebAssembly. Each write leaves a mark. */
export class GuestView {
  readonly #view: DataView;
  readonly #marks: WriteMarks;

  constructor(buffer: ArrayBuffer, marks: WriteMarks) {
    this.#view = new DataView(buffer);
    this.#marks = marks;
  }

  getUint32(address: number): number {
    return this.#view.getUint32(address, true);
  }

  getInt32(address: number): number {
    return this.#view.getInt32(address, true);
  }

  getInt16(address: number): number {
    return this.#view.getInt16(address, true);
  }

  setUint8(address: number, value: number): void {
    this.#view.setUint8(address, value);
    this.#marks.mark(address, 1);
  }

  setInt16(address: number, value: number): void {
    this.#view.setInt16(address, value, true);
    this.#marks.mark(address, 2);
  }

  setUint16(address: number, value: number): void {
    this.#view.setUint16(address, value, true);
    this.#marks.mark(address, 2);
  }

  setInt32(address: number, value: number): void {
    this.#view.setInt32(address, value, true);
    this.#marks.mark(address, 4);
  }

  setUint32(address: number, value: number): void {
    this.#view.setUint32(address, value, true);
    this.#marks.mark(address, 4);
  }

  setBigInt64(address: number, value: bigint): void {
    this.#view.setBigInt64(address, value, true);
    this.#marks.mark(address, 8);
  }
}
