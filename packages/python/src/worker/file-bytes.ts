import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Reads a file from `position` to its end into memory that threads can share. */
export function readShared(path: string, position = 0): Uint8Array<SharedArrayBuffer> {
  return fill(path, position, (size) => new Uint8Array(new SharedArrayBuffer(size - position)));
}

/** Reads `length` bytes of a file from `position` into memory that can be released. Throws if there are fewer. */
export function readPart(path: string, position: number, length: number): Uint8Array<ArrayBuffer> {
  return fill(path, position, () => new Uint8Array(length));
}

function fill<Bytes extends Uint8Array>(
  path: string,
  position: number,
  bytesFor: (fileBytes: number) => Bytes,
): Bytes {
  const file = openSync(path, 'r');
  try {
    const bytes = bytesFor(fstatSync(file).size);
    for (let at = 0; at < bytes.byteLength; ) {
      const read = readSync(file, bytes, at, bytes.byteLength - at, position + at);
      if (read === 0) throw new RangeError(`${path} is too short.`);
      at += read;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}

/** Returns the memory of bytes to the system at once: an idle process may never collect garbage. They are empty afterwards. */
export function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
