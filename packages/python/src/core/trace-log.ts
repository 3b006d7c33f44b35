/** What was pushed while a traced program ran, in order. */
type Entry = { kind: 'step' | 'printed' | 'read' | 'drawn'; text: string };

const decoder = new TextDecoder();

/** Records the steps of a program that is traced, with the output, the typed lines and the steps of drawings between them. */
export class TraceLog {
  readonly #mostBytes: number;
  #bytesLeft = 0;
  #entries: Entry[] = [];

  /** Keeps at most `mostBytes` of one program. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Forgets the program before. Nothing is recorded of a program that is not traced. */
  reset(isTraced: boolean): void {
    this.#entries = [];
    this.#bytesLeft = isTraced ? this.#mostBytes : 0;
  }

  get isOn(): boolean {
    return this.#bytesLeft > 0;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  add(kind: Entry['kind'], data: Uint8Array): void {
    if (data.byteLength > this.#bytesLeft) {
      this.#bytesLeft = Math.min(this.#bytesLeft, 1);
      return;
    }
    this.#bytesLeft -= data.byteLength;
    this.#entries.push({ kind, text: decoder.decode(data) });
  }
}
