/**
 * Random bytes that the host provides for `os.urandom`, `secrets`, `uuid4` and `random.seed()`. The same seed gives the
 * same bytes; they are not meant to be unpredictable. FNV-1a spreads the seed over the state, xoshiro128** generates
 * the bytes.
 */
export class SeededBytes {
  readonly #state = new Uint32Array(4);

  reset(seed: string): void {
    for (let word = 0; word < this.#state.length; word += 1) this.#state[word] = hash(`${word}:${seed}`);
    if (this.#state.every((word) => word === 0)) this.#state[0] = 1;
  }

  fill(target: Uint8Array): void {
    for (let at = 0; at < target.byteLength; at += 1) target[at] = this.#next() >>> 24;
  }

  #next(): number {
    const state = this.#state;
    const [first = 0, second = 0, third = 0, fourth = 0] = state;
    const result = Math.imul(rotate(Math.imul(second, 5), 7), 9);
    const mixedThird = third ^ first;
    const mixedFourth = fourth ^ second;
    state[1] = second ^ mixedThird;
    state[0] = first ^ mixedFourth;
    state[2] = mixedThird ^ (second << 9);
    state[3] = rotate(mixedFourth, 11);
    return result;
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
