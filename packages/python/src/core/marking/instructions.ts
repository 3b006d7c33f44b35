import type { ByteReader } from './byte-reader.ts';
import { WasmRewriteError } from './byte-reader.ts';

/** The kinds of values that an instruction can write to memory. */
export type StoredType = 'i32' | 'i64' | 'f32' | 'f64' | 'v128';

/** An instruction that writes to memory. */
export type Write =
  /** One value at an address. */
  | { kind: 'store'; type: StoredType; offset: number }
  /**
   * `memory.copy`, `memory.fill`, `memory.init`: three operands, the first an address, the last a length.
   */
  | { kind: 'stretch' };

export type Instruction =
  | Write
  /** `memory.size`: pushes the number of pages. */
  | { kind: 'size' }
  | { kind: 'local'; access: 'get' | 'set' | 'tee'; index: number }
  /** Pops values from the stack, then pushes some, and does not affect control flow. */
  | { kind: 'operation'; pops: number; pushes: number }
  /** A block opens, continues with another branch (`else`, `catch`), or closes. */
  | { kind: 'open'; isLoop: boolean }
  | { kind: 'branch' }
  | { kind: 'close' }
  /** Anything else: nothing is known of the stack afterwards. */
  | { kind: 'other' };

/**
 * Reads one instruction. Throws for an unknown one, so that a write by a new instruction of a later compiler cannot go
 * unmarked. Instructions that change the table of functions, drop a segment or grow the memory are unknown on purpose: their
 * changes would not be restored, or the host would not be asked.
 */
export function readInstruction(code: ByteReader): Instruction {
  const opcode = code.byte();
  if (opcode >= 0x20 && opcode <= 0x22) return localAccess(code, opcode);
  if (opcode >= 0x28 && opcode <= 0x35) return load(code);
  if (opcode >= 0x36 && opcode <= 0x3e) return store(code, storedTypes[opcode - 0x36] ?? 'i32');
  if (opcode >= 0x45 && opcode <= 0xc4) return unary.has(opcode) ? oneForOne : oneForTwo;
  switch (opcode) {
    case 0x0e:
      return skipped(code, code.number() + 1);
    case 0x1c:
      return skipped(code, code.number());
    case 0x1f:
      return tryTable(code);
    case 0x26:
      return changeOfTable(code);
    case 0x43:
      return passed(code, 4, oneForNone);
    case 0x44:
      return passed(code, 8, oneForNone);
    case 0xfc:
      return bulkInstruction(code);
    case 0xfd:
      return vectorInstruction(code);
    default:
      return plainInstruction(code, opcode);
  }
}

const operation = (pops: number, pushes: number): Instruction => ({ kind: 'operation', pops, pushes });
const other: Instruction = { kind: 'other' };
const noneForNone = operation(0, 0);
const oneForNone = operation(0, 1);
const noneForOne = operation(1, 0);
const oneForOne = operation(1, 1);
const oneForTwo = operation(2, 1);
const block: Instruction = { kind: 'open', isLoop: false };
const loop: Instruction = { kind: 'open', isLoop: true };
const branch: Instruction = { kind: 'branch' };
const close: Instruction = { kind: 'close' };
const size: Instruction = { kind: 'size' };

const storedTypes: readonly StoredType[] = ['i32', 'i64', 'f32', 'f64', 'i32', 'i32', 'i64', 'i64', 'i64'];

/** Opcodes from 0x45 to 0xc4 with one operand: tests for zero, bit counts, roots, conversions. */
const unary: ReadonlySet<number> = new Set([
  0x45,
  0x50,
  ...range(0x67, 0x69),
  ...range(0x79, 0x7b),
  ...range(0x8b, 0x91),
  ...range(0x99, 0x9f),
  ...range(0xa7, 0xc4),
]);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Instructions followed only by numbers: how many numbers, and the effect. */
const plain: Readonly<Record<number, readonly [numbers: number, does: Instruction]>> = {
  0: [0, other], // unreachable
  1: [0, noneForNone], // nop
  2: [1, block],
  3: [1, loop],
  4: [1, block], // if
  5: [0, branch], // else
  6: [1, block], // try
  7: [1, branch], // catch
  8: [1, other], // throw
  9: [1, other], // rethrow
  10: [0, other], // throw_ref
  11: [0, close], // end
  12: [1, other], // br
  13: [1, noneForOne], // br_if
  15: [0, other], // return
  16: [1, other], // call
  17: [2, other], // call_indirect
  18: [1, other], // return_call
  19: [2, other], // return_call_indirect
  24: [1, close], // delegate
  25: [0, branch], // catch_all
  26: [0, noneForOne], // drop
  27: [0, operation(3, 1)], // select
  35: [1, oneForNone], // global.get
  36: [1, noneForOne], // global.set
  37: [1, oneForOne], // table.get
  63: [1, size], // memory.size
  65: [1, oneForNone], // i32.const
  66: [1, oneForNone], // i64.const
  208: [1, oneForNone], // ref.null
  209: [0, oneForOne], // ref.is_null
  210: [1, oneForNone], // ref.func
};

function plainInstruction(code: ByteReader, opcode: number): Instruction {
  const known = plain[opcode];
  if (known === undefined)
    throw new WasmRewriteError(`The module has an unknown instruction: 0x${opcode.toString(16)}.`);
  const [numbers, does] = known;
  for (let index = 0; index < numbers; index += 1) code.skipNumber();
  return does;
}

function localAccess(code: ByteReader, opcode: number): Instruction {
  return {
    kind: 'local',
    access: (['get', 'set', 'tee'] as const)[opcode - 0x20] ?? 'tee',
    index: code.number(),
  };
}

function skipped(code: ByteReader, numbers: number): Instruction {
  for (let index = 0; index < numbers; index += 1) code.skipNumber();
  return other;
}

function passed(code: ByteReader, bytes: number, does: Instruction): Instruction {
  code.skip(bytes);
  return does;
}

/**
 * Skips the alignment and reads the offset. An alignment of 0x40 or more names another memory; the module has only one.
 */
function offsetOf(code: ByteReader): number {
  if (code.number() >= 0x40) throw new WasmRewriteError('The module has a second memory.');
  return code.number();
}

function load(code: ByteReader): Instruction {
  offsetOf(code);
  return oneForOne;
}

function store(code: ByteReader, type: StoredType): Write {
  return { kind: 'store', type, offset: offsetOf(code) };
}

const lastCatchWithTag = 1;

function tryTable(code: ByteReader): Instruction {
  code.skipNumber();
  for (let left = code.number(); left > 0; left -= 1) skipped(code, code.byte() <= lastCatchWithTag ? 2 : 1);
  return block;
}

/** How many numbers follow `memory.init`, `memory.copy` and `memory.fill`. */
const bulkNumbers: ReadonlyMap<number, number> = new Map([
  [8, 2],
  [10, 2],
  [11, 1],
]);
const lastSaturatingConversion = 7;
const tableGrow = 15;
const tableSize = 16;
const tableFill = 17;

/**
 * Throws for the table of functions. The second table is the bridge's and holds host objects; none can get into it.
 */
function changeOfTable(code: ByteReader): Instruction {
  if (code.number() === 0) throw new WasmRewriteError('The module changes its table of functions.');
  return other;
}

function bulkInstruction(code: ByteReader): Instruction {
  const opcode = code.number();
  if (opcode <= lastSaturatingConversion) return oneForOne;
  if (opcode === tableGrow || opcode === tableFill) return changeOfTable(code);
  if (opcode === tableSize) return skipped(code, 1);
  const numbers = bulkNumbers.get(opcode);
  if (numbers === undefined)
    throw new WasmRewriteError(`The module has an unknown instruction: 0xfc ${opcode}.`);
  skipped(code, numbers);
  return { kind: 'stretch' };
}

const lastVectorOpcode = 0x113;

function vectorInstruction(code: ByteReader): Instruction {
  const opcode = code.number();
  if (opcode > lastVectorOpcode)
    throw new WasmRewriteError(`The module has an unknown instruction: 0xfd ${opcode}.`);
  if (opcode <= 10 || opcode === 92 || opcode === 93) return load(code);
  if (opcode === 11) return store(code, 'v128');
  if (opcode === 12) return passed(code, 16, oneForNone);
  if (opcode === 13) return passed(code, 16, oneForTwo);
  if (opcode >= 21 && opcode <= 34) return passed(code, 1, other);
  if (opcode < 84 || opcode > 91) return other;
  const write = opcode >= 88 ? store(code, 'v128') : null;
  if (write === null) offsetOf(code);
  code.skip(1);
  return write ?? other;
}
