/** How much of an output is saved: `bytes` and `lines` are for head and tail together. */
export type OutputSizes = { bytes: number; lines: number };

/** Line between head and tail where output was omitted. */
export const omissionMark = '…';

const lineFeed = 10;
const headerWords = 8;
const field = { total: 0, lines: 1, headSize: 2, tailSize: 3, maxLines: 4, inputs: 5 } as const;

/**
 * A program's output within bounds: the first bytes, and the last bytes in a ring. The buffer can be shared with
 * another thread, so the output of a killed program is not lost.
 */
export class OutputRecord {
  readonly #header: Uint32Array;
  readonly #store: Uint8Array;
  readonly #headShare: number;

  /** `headShare` is the share of the saved output that is its head. */
  constructor(buffer: ArrayBufferLike, headShare: number) {
    this.#header = new Uint32Array(buffer, 0, headerWords);
    this.#store = new Uint8Array(buffer, headerWords * Uint32Array.BYTES_PER_ELEMENT);
    this.#headShare = headShare;
  }

  /** Size of a buffer for `bytes` of output. */
  static bufferSize(bytes: number): number {
    return headerWords * Uint32Array.BYTES_PER_ELEMENT + bytes;
  }

  reset({ bytes, lines }: OutputSizes): void {
    const kept = Math.min(bytes, this.#store.byteLength);
    const head = Math.floor(kept * this.#headShare);
    this.#header.fill(0);
    this.#header[field.headSize] = head;
    this.#header[field.tailSize] = kept - head;
    this.#header[field.maxLines] = lines;
  }

  /** Total bytes written, saved or not. */
  get bytes(): number {
    return this.#get(field.total);
  }

  /** Total line ends written. */
  get lines(): number {
    return this.#get(field.lines);
  }

  /** Input lines read so far. */
  get inputs(): number {
    return this.#get(field.inputs);
  }

  set inputs(count: number) {
    this.#header[field.inputs] = count;
  }

  get isOverfull(): boolean {
    const kept = this.#get(field.headSize) + this.#get(field.tailSize);
    return this.bytes > kept || this.lines > this.#get(field.maxLines);
  }

  write(data: Uint8Array): void {
    const headSize = this.#get(field.headSize);
    const total = this.bytes;
    const forHead = Math.max(0, Math.min(headSize - total, data.byteLength));
    if (forHead > 0) this.#store.set(data.subarray(0, forHead), total);
    if (forHead < data.byteLength) this.#writeTail(data.subarray(forHead), total + forHead - headSize);
    this.#header[field.total] = total + data.byteLength;
    this.#header[field.lines] = this.lines + countLineFeeds(data);
  }

  /** The saved text, and how many bytes were omitted between its head and its tail. */
  read(): { text: string; omittedBytes: number } {
    const { head, tail } = this.#pieces();
    const missing = this.bytes - head.byteLength - tail.byteLength;
    const maxLines = this.#get(field.maxLines);
    if (missing === 0 && this.lines <= maxLines) {
      return { text: decode(join(head, tail)), omittedBytes: 0 };
    }
    const everything = missing === 0 ? join(head, tail) : null;
    const headLines = Math.ceil(maxLines * this.#headShare);
    const shownHead = wholeCharacters(firstLines(everything ?? head, headLines));
    const shownTail = fromCharacterStart(lastLines(everything ?? tail, maxLines - headLines));
    const text = `${decode(shownHead).replace(/\n$/, '')}\n${omissionMark}\n${decode(shownTail)}`;
    return { text, omittedBytes: this.bytes - shownHead.byteLength - shownTail.byteLength };
  }

  #pieces(): { head: Uint8Array; tail: Uint8Array } {
    const headSize = this.#get(field.headSize);
    const tailSize = this.#get(field.tailSize);
    const head = this.#store.slice(0, Math.min(headSize, this.bytes));
    const afterHead = this.bytes - head.byteLength;
    const ring = this.#store.slice(headSize, headSize + Math.min(tailSize, afterHead));
    if (afterHead <= tailSize) return { head, tail: ring };
    const start = afterHead % tailSize;
    return { head, tail: join(ring.subarray(start), ring.subarray(0, start)) };
  }

  #writeTail(data: Uint8Array, position: number): void {
    const headSize = this.#get(field.headSize);
    const tailSize = this.#get(field.tailSize);
    if (tailSize === 0) return;
    const last = data.subarray(Math.max(0, data.byteLength - tailSize));
    const start = (position + data.byteLength - last.byteLength) % tailSize;
    const beforeEnd = Math.min(last.byteLength, tailSize - start);
    this.#store.set(last.subarray(0, beforeEnd), headSize + start);
    this.#store.set(last.subarray(beforeEnd), headSize);
  }

  #get(name: number): number {
    return this.#header[name] ?? 0;
  }
}

function countLineFeeds(data: Uint8Array): number {
  let count = 0;
  for (let at = data.indexOf(lineFeed); at !== -1; at = data.indexOf(lineFeed, at + 1)) count += 1;
  return count;
}

function firstLines(data: Uint8Array, count: number): Uint8Array {
  let end = 0;
  for (let line = 0; line < count; line += 1) {
    const next = data.indexOf(lineFeed, end);
    if (next === -1) return data;
    end = next + 1;
  }
  return data.subarray(0, end);
}

function lastLines(data: Uint8Array, count: number): Uint8Array {
  let end = data.at(-1) === lineFeed ? data.byteLength - 1 : data.byteLength;
  for (let line = 0; line < count; line += 1) {
    const previous = end === 0 ? -1 : data.lastIndexOf(lineFeed, end - 1);
    if (previous === -1) return data;
    end = previous;
  }
  return data.subarray(end + 1);
}

/** Drops a character that was cut at the end; at most three bytes of it can be there. */
function wholeCharacters(data: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= data.byteLength; back += 1) {
    const byte = data[data.byteLength - back] ?? 0;
    if (isContinuation(byte)) continue;
    return byte >= 0x80 && characterLength(byte) > back ? data.subarray(0, data.byteLength - back) : data;
  }
  return data;
}

function fromCharacterStart(data: Uint8Array): Uint8Array {
  let start = 0;
  while (start < 3 && isContinuation(data[start] ?? 0)) start += 1;
  return data.subarray(start);
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

function characterLength(firstByte: number): number {
  if (firstByte >= 0xf0) return 4;
  return firstByte >= 0xe0 ? 3 : 2;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.byteLength + second.byteLength);
  joined.set(first);
  joined.set(second, first.byteLength);
  return joined;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function decode(data: Uint8Array): string {
  return decoder.decode(data);
}
