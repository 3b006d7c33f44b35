/**
 * CPython calls a few C functions with more arguments than they take, which WebAssembly does not allow. For these it
 * uses a trampoline that checks the function's real type and drops the excess arguments. This is CPython's own
 * trampoline (Python/emscripten_trampoline_inner.c), which the host must add to the function table:
 *
 *     trampoline_call(int *success, fn, arg1, arg2, arg3)
 *         fn is (i32 i32 i32) -> i32 | (i32 i32) -> i32 | (i32) -> i32 | () -> i32, else *success = 0
 *
 * The line `2000410a76…` is ours: `marks[success >> 10] = 1`, which accompanies every write to the interpreter's
 * memory.
 */
const trampolineModule = [
  '0061736d01000000',
  '01200560037f7f7f017f60027f7f017f60017f017f6000017f60057f7f7f7f7f017f',
  '023e0303656e76066d656d6f727902000103656e76056d61726b73020001',
  '03656e76195f5f696e6469726563745f66756e6374696f6e5f7461626c65017000010302010407',
  '13010f7472616d706f6c696e655f63616c6c00000a6b016900',
  '20004101360200',
  '2000410a7641013a400100',
  '20012500fb1400044020022003200420011100000f0b',
  '20012500fb140104402002200320011101000f0b',
  '20012500fb14020440200220011102000f0b',
  '20012500fb1403044020011103000f0b',
  '2000410036020041000b',
].join('');

/** The interpreter's function table, including the trampoline. */
export class GuestTable {
  #table: WebAssembly.Table | null = null;

  /** Appends the trampoline to the function table. Returns its index. */
  attach(table: WebAssembly.Table, memory: WebAssembly.Memory, marks: WebAssembly.Memory): number {
    this.#table = table;
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fromHex(trampolineModule)), {
      env: { memory, marks, __indirect_function_table: table },
    });
    const index = table.grow(1);
    const { trampoline_call: trampoline } = exports;
    table.set(index, trampoline);
    return index;
  }

  /** Fallback without a trampoline: JavaScript drops excess arguments by itself. */
  call(index: number, first: number, second: number, third: number): number {
    const target = this.#table?.get(index >>> 0) ?? null;
    if (target === null) throw new WebAssembly.RuntimeError('no such function');
    return target(first, second, third);
  }
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
