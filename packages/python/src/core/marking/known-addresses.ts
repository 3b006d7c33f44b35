import type { Instruction } from './instructions.ts';

/** A value on the stack that equals no known local. */
const unknown = -1;

type OpenBlock = {
  /** Locals whose addresses were marked when the block opened. */
  markedBefore: ReadonlySet<number>;
  /** Locals that were assigned inside the block. */
  changed: Set<number>;
};

/**
 * Follows a function's code from front to back and knows, at a store, which local holds the address and whether that
 * address is already marked. Marks last until the run is over, so an address that was marked on every path to an
 * instruction needs no second mark there. Where paths join, only what was known before they split is still known,
 * except for locals changed in between. At the top of a loop nothing is known.
 */
export class KnownAddresses {
  /** The topmost values of the stack: the local with the same value, or `unknown`. */
  readonly #stack: number[] = [];
  readonly #blocks: OpenBlock[] = [];
  #marked = new Set<number>();

  /** Applies the effect of any instruction but a store. */
  follow(instruction: Instruction): void {
    switch (instruction.kind) {
      case 'local':
        if (instruction.access !== 'get') this.#change(instruction.index);
        if (instruction.access !== 'set') this.#stack.push(instruction.index);
        return;
      case 'operation':
        this.#replace(instruction.pops, instruction.pushes);
        return;
      case 'size':
        this.#replace(0, 1);
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

  /**
   * Pops the two operands of a store. Returns the local that holds its address, or null when none is known to.
   */
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

  /**
   * `local.set` and `local.tee`: pops the value; stack values equal to the local's old value become unknown.
   */
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
