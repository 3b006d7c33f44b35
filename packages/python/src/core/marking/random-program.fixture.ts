import { ByteWriter } from './byte-writer.ts';

const variables = 3;
const deepest = 4;
const lastAddress = 100_000;

/**
 * A function body of random stores, assignments, branches and loops, to check that none of its writes is missed. It
 * takes two numbers, uses a few more locals, and stays within two pages of memory.
 */
export class RandomProgram {
  readonly first: number;
  readonly second: number;
  /** Locals besides the two parameters: variables, and a loop counter for each depth. */
  readonly locals = variables - 2 + deepest;
  readonly #body = new ByteWriter();
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
    this.first = this.#below(lastAddress);
    this.second = this.#below(lastAddress);
    this.#statements(0);
  }

  get instructions(): number[] {
    return [...this.#body.written];
  }

  #statements(depth: number): void {
    for (let left = 2 + this.#below(depth === 0 ? 12 : 5); left > 0; left -= 1) this.#statement(depth);
  }

  #statement(depth: number): void {
    const simple = [
      () => this.#store(() => this.#get(this.#variable())),
      () => this.#store(() => this.#get(this.#variable())),
      () => this.#store(() => this.#sum()),
      () => this.#store(() => this.#tee()),
      () => this.#storeWhileChanging(),
      () => this.#fill(),
      () => this.#assign(() => this.#constant(this.#below(lastAddress))),
      () => this.#assign(() => this.#get(this.#variable())),
    ];
    const nested = [() => this.#choice(depth), () => this.#block(depth), () => this.#loop(depth)];
    const all = depth < deepest ? [...simple, ...nested] : simple;
    all[this.#below(all.length)]?.();
  }

  #store(address: () => void): void {
    address();
    this.#constant(1 + this.#below(1_000));
    this.#endStore();
  }

  /** Stores at the old value of a variable while the stored expression assigns it a new one. */
  #storeWhileChanging(): void {
    const variable = this.#variable();
    this.#get(variable);
    this.#constant(1 + this.#below(lastAddress));
    this.#write(0x22, variable);
    this.#endStore();
  }

  #endStore(): void {
    this.#write(0x36, 2);
    this.#body.number(this.#below(2) === 0 ? this.#below(256) : this.#below(3_000));
  }

  #sum(): void {
    this.#get(this.#variable());
    this.#constant(this.#below(4_000));
    this.#write(0x6a);
  }

  #tee(): void {
    this.#constant(this.#below(lastAddress));
    this.#write(0x22, this.#variable());
  }

  #fill(): void {
    this.#get(this.#variable());
    this.#constant(1 + this.#below(200));
    this.#constant(this.#below(3_000));
    this.#write(0xfc, 11, 0);
  }

  #assign(value: () => void): void {
    value();
    this.#write(0x21, this.#variable());
  }

  #choice(depth: number): void {
    this.#get(this.#variable());
    this.#constant(1 << this.#below(8));
    this.#write(0x71, 0x04, 0x40);
    this.#statements(depth + 1);
    if (this.#below(2) === 0) {
      this.#write(0x05);
      this.#statements(depth + 1);
    }
    this.#write(0x0b);
  }

  #block(depth: number): void {
    this.#write(0x02, 0x40);
    this.#statements(depth + 1);
    this.#get(this.#variable());
    this.#constant(1 << this.#below(8));
    this.#write(0x71, 0x0d, 0);
    this.#statements(depth + 1);
    this.#write(0x0b);
  }

  /** Writes a loop of three rounds. */
  #loop(depth: number): void {
    const counter = variables + depth;
    this.#constant(0);
    this.#write(0x21, counter, 0x03, 0x40);
    this.#statements(depth + 1);
    this.#get(counter);
    this.#constant(1);
    this.#write(0x6a, 0x22, counter);
    this.#constant(3);
    this.#write(0x49, 0x0d, 0, 0x0b);
  }

  #get(local: number): void {
    this.#write(0x20, local);
  }

  #constant(value: number): void {
    this.#write(0x41);
    this.#body.signedNumber(value);
  }

  #variable(): number {
    return this.#below(variables);
  }

  #write(...bytes: number[]): void {
    for (const byte of bytes) this.#body.byte(byte);
  }

  /**
   * Pseudo-random number below `limit`, the same for the same seed (linear congruential generator).
   */
  #below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }
}
