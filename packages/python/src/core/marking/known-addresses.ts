import type { Instruction } from './instructions.ts';

/** Stands for a value on the stack of which nothing is known. */
const unknown = -1;

/** A block of the control flow that is open. */
type OpenBlock = {
  /** The locals whose addresses were marked when it began. */
  markedBefore: ReadonlySet<number>;
  /** The locals that were given a value inside of it. */
  changed: Set<number>;
};

/**
 * Follows a function's code from front to back and knows, at a store, whether the address is that of a local, and whether
 * that address is marked already. Marks stay until the run is over, so an address that was marked on every way to an
 * instruction needs no second mark there. Where ways meet, only what was known before they parted is still known, and
 * nothing of a local that was changed in between; at the top of a loop nothing is known.
 */
export class KnownAddresses {
  /** What is known of the topmost values: the local that has the same value, or `unknown`. */
  readonly #stack: number[] = [];
  readonly #blocks: OpenBlock[] = [];
  #marked = new Set<number>();

  /** Says what an instruction that writes nothing changes. */
  follow(instruction: Instruction): void {
    switch (instruction.kind) {
      case 'local':
        if (instruction.access !== 'get') this.#change(instruction.index);
        if (instruction.access !== 'set') this.#stack.push(instruction.index);
        return;
      case 'operation':
        this.#replace(instruction.pops, instruction.pushes);
        return;
      case 'open':
        this.#open(instruction.isLoop);
        return;
      case 'branch':
        this.#forgetBranch();
        return;
      case 'close':
        this.#close();
        return;
      default:
        this.#stack.length = 0;
    }
  }

  /** A store takes its two values. Returns the local that has its address, or null when none is known to have it. */
  takeStore(): number | null {
    this.#stack.pop();
    const address = this.#stack.pop() ?? unknown;
    return address === unknown ? null : address;
  }

  isMarked(local: number): boolean {
    return this.#marked.has(local);
  }

  mark(local: number): void {
    this.#marked.add(local);
  }

  #replace(pops: number, pushes: number): void {
    for (let left = pops; left > 0; left -= 1) this.#stack.pop();
    for (let left = pushes; left > 0; left -= 1) this.#stack.push(unknown);
  }

  /** `local.set` and `local.tee`: the value goes from the stack, and what was the local's value is so no more. */
  #change(local: number): void {
    this.#stack.pop();
    for (const [index, value] of this.#stack.entries()) if (value === local) this.#stack[index] = unknown;
    this.#marked.delete(local);
    this.#blocks.at(-1)?.changed.add(local);
  }

  #open(isLoop: boolean): void {
    this.#stack.length = 0;
    this.#blocks.push({ markedBefore: new Set(this.#marked), changed: new Set() });
    if (isLoop) this.#marked = new Set();
  }

  #forgetBranch(): void {
    this.#stack.length = 0;
    const block = this.#blocks.at(-1);
    if (block !== undefined) this.#marked = without(block.markedBefore, block.changed);
  }

  #close(): void {
    this.#forgetBranch();
    const block = this.#blocks.pop();
    const outer = this.#blocks.at(-1);
    if (block === undefined || outer === undefined) return;
    for (const local of block.changed) outer.changed.add(local);
  }
}

function without(marked: ReadonlySet<number>, changed: ReadonlySet<number>): Set<number> {
  return marked.difference(changed);
}
