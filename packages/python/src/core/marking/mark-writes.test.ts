import { describe, expect, it } from 'vitest';
import { ByteWriter } from './byte-writer.ts';
import { markShift, marksExport, markWrites, mutableGlobalPrefix, seenPagesExport } from './mark-writes.ts';
import { RandomProgram } from './random-program.fixture.ts';
import { WriteMarks } from './write-marks.ts';

const i32 = 0x7f;
const address = 70_000;
const addressBytes = [0xf0, 0xa2, 0x04];

describe('a module that marks its writes', { timeout: 60_000 }, () => {
  it.each([
    ['i32.store', [0x41, 1, 0x36, 2, 0]],
    ['i64.store', [0x42, 1, 0x37, 3, 0]],
    ['f32.store', [0x43, 0, 0, 128, 63, 0x38, 2, 0]],
    ['f64.store', [0x44, 0, 0, 0, 0, 0, 0, 240, 63, 0x39, 3, 0]],
    ['i32.store8', [0x41, 1, 0x3a, 0, 0]],
    ['i32.store16', [0x41, 1, 0x3b, 1, 0]],
    ['i64.store8', [0x42, 1, 0x3c, 0, 0]],
    ['i64.store16', [0x42, 1, 0x3d, 1, 0]],
    ['i64.store32', [0x42, 1, 0x3e, 2, 0]],
    ['v128.store', [0xfd, 12, ...vector(1), 0xfd, 11, 4, 0]],
    ['v128.store8_lane', [0xfd, 12, ...vector(1), 0xfd, 88, 0, 0, 0]],
    ['v128.store64_lane', [0xfd, 12, ...vector(1), 0xfd, 91, 3, 0, 1]],
    ['memory.fill', [0x41, 1, 0x41, 3, 0xfc, 11, 0]],
    ['memory.copy', [0x41, 8, 0x41, 3, 0xfc, 10, 0, 0]],
  ])('tells of %s', (_, instructions) => {
    const { run, bytes, touched } = load([0x20, 0, ...instructions]);
    run(address);
    expect(bytes.subarray(address, address + 8).some((byte) => byte !== 0)).toBe(true);
    const [range, ...others] = touched();
    expect(others).toEqual([]);
    expect(range?.[0]).toBe((address >> markShift) << markShift);
    expect(range?.[1]).toBeGreaterThan(address + 16);
    expect(touched()).toEqual([]);
  });

  it('tells of a write far behind its address', () => {
    const { run, bytes, touched } = load([0x20, 0, 0x41, 1, 0x36, 2, ...addressBytes]);
    run(40_000);
    expect(bytes[40_000 + address]).toBe(1);
    expect(touched()[0]?.[0]).toBe(((40_000 + address) >> markShift) << markShift);
  });

  it('covers a write a little behind its address, across the border of a mark', () => {
    const { run, touched } = load([0x20, 0, 0x42, 1, 0x37, 3, 0xff, 1]);
    run(1_023);
    const [range] = touched();
    expect(range?.[1]).toBeGreaterThanOrEqual(1_023 + 255 + 8);
  });

  it('tells of all of a long stretch, and of nothing for an empty one', () => {
    const fill = [0x20, 0, 0x41, 7, 0x20, 1, 0xfc, 11, 0];
    const { run, bytes, touched } = load(fill);
    run(5_000, 0);
    expect(touched()).toEqual([]);
    run(5_000, 10_000);
    expect(bytes[14_999]).toBe(7);
    const [range] = touched();
    expect(range?.[0]).toBeLessThanOrEqual(5_000);
    expect(range?.[1]).toBeGreaterThanOrEqual(15_000);
  });

  it.each([
    ['once for two writes at one address', [...storeAt(0, 0), ...storeAt(0, 4)], [address], 1],
    [
      'twice when the address has changed',
      [...storeAt(0, 0), ...setLocal(0, 9_000), ...storeAt(0, 0)],
      [9_000, address],
      2,
    ],
    [
      'after an if that may not have happened',
      [0x20, 1, 0x04, 0x40, ...storeAt(0, 0), 0x0b, ...storeAt(0, 4)],
      [address],
      2,
    ],
    [
      'in both branches',
      [0x20, 1, 0x04, 0x40, ...setLocal(0, 9_000), 0x05, 0x0b, ...storeAt(0, 0)],
      [address],
      1,
    ],
  ])('marks %s', (_, instructions, expected, marks) => {
    const { run, touched } = load(instructions);
    run(address);
    const ranges = touched().map(([start]) => start);
    expect(ranges).toEqual(expected.map((one) => (one >> markShift) << markShift));
    expect(countMarks(instructions)).toBe(marks);
  });

  it('misses no write of three hundred programs made by chance', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const program = new RandomProgram(seed);
      const { run, bytes, touched } = load(program.instructions, program.locals);
      const before = bytes.slice();
      run(program.first, program.second);
      const covered = new Uint8Array(bytes.byteLength);
      for (const [start, end] of touched()) covered.fill(1, start, end);
      const missed = bytes.findIndex((byte, index) => byte !== before[index] && covered[index] === 0);
      expect({ seed, missed }).toEqual({ seed, missed: -1 });
    }
  });

  it('tells of nothing when it only reads', () => {
    const { run, touched } = load([0x20, 0, 0x28, 2, 0, 0x1a]);
    run(address);
    expect(touched()).toEqual([]);
  });

  it('writes nothing and traps at an address that is not there', () => {
    const { run } = load([0x20, 0, 0x41, 1, 0x36, 2, 0]);
    expect(() => run(-4)).toThrow('out of bounds');
  });

  it('shows the globals that it can change', () => {
    const { exports } = load([]);
    expect(exports[`${mutableGlobalPrefix}0`]).toBeInstanceOf(WebAssembly.Global);
    expect(exports[`${mutableGlobalPrefix}1`]).toBeUndefined();
  });

  it('sees as much memory as the host says', () => {
    const { run, bytes, exports } = load([0x20, 0, 0x3f, 0, 0x36, 2, 0]);
    run(address);
    expect(bytes[address]).toBe(2);
    (exports[seenPagesExport] as WebAssembly.Global).value = 1;
    run(address);
    expect(bytes[address]).toBe(1);
  });

  it.each([
    ['an instruction nobody knows', [0xfe, 0x17, 2, 0], /unknown instruction: 0xfe/],
    ['a bulk instruction nobody knows', [0xfc, 9, 0], /unknown instruction: 0xfc 9/],
    ['a change of the table of functions', [0x41, 0, 0xd0, 0x70, 0x26, 0], /table of functions/],
    ['growth for which nobody is asked', [0x41, 1, 0x40, 0, 0x1a], /unknown instruction: 0x40/],
    ['a second memory', [0x20, 0, 0x41, 1, 0x36, 0x42, 1, 0], /second memory/],
  ])('is not made from one with %s', (_, instructions, message) => {
    expect(() => markWrites(moduleOf(instructions))).toThrow(message);
  });
});

describe('the marks', () => {
  it('join neighbours and stop at the end of the memory', () => {
    const marks = new WriteMarks(new ArrayBuffer(64));
    marks.mark(0, 1);
    marks.mark(1_024, 1);
    marks.mark(3_073, 1);
    marks.mark(7_168, 4);
    const seen: [number, number][] = [];
    marks.take(8_000, (start, end) => seen.push([start, end]));
    expect(seen).toEqual([
      [0, 2_048 + 272],
      [3_072, 4_096 + 272],
      [7_168, 8_000],
    ]);
    marks.take(8_000, () => expect.unreachable());
  });
});

/** Stores 1 at the address in a local, plus an offset. */
function storeAt(local: number, offset: number): number[] {
  return [0x20, local, 0x41, 1, 0x36, 2, offset];
}

function setLocal(local: number, value: number): number[] {
  return [0x41, (value & 127) | 128, ((value >> 7) & 127) | 128, value >> 14, 0x21, local];
}

/** How often the rewritten module contains the marking instruction. */
function countMarks(instructions: readonly number[]): number {
  const text = Buffer.from(markWrites(moduleOf(instructions))).toString('hex');
  return text.split('3a400100').length - 1;
}

function vector(value: number): number[] {
  return Array.from({ length: 16 }, () => value);
}

const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A module with one function `(i32, i32) → ()` and two pages of memory, whose ninth byte is 9. */
function moduleOf(instructions: readonly number[], locals = 0): Uint8Array {
  const declared = locals === 0 ? [0] : [1, locals, i32];
  const body = [...declared, ...instructions, 0x0b];
  const section = (id: number, ...content: number[]) => [id, ...lengthOf(content), ...content];
  return Uint8Array.from([
    ...header,
    ...section(1, 1, 0x60, 2, i32, i32, 0),
    ...section(2, 0),
    ...section(3, 1, 0),
    ...section(4, 1, 0x70, 0, 1),
    ...section(5, 1, 0, 2),
    ...section(6, 2, i32, 1, 0x41, 5, 0x0b, i32, 0, 0x41, 6, 0x0b),
    ...section(
      7,
      2,
      3,
      ...new TextEncoder().encode('run'),
      0,
      0,
      3,
      ...new TextEncoder().encode('mem'),
      2,
      0,
    ),
    ...section(10, 1, ...lengthOf(body), ...body),
    ...section(11, 1, 0, 0x41, 8, 0x0b, 3, 9, 9, 9),
  ]);
}

function lengthOf(content: readonly number[]): number[] {
  const writer = new ByteWriter();
  writer.number(content.length);
  return [...writer.written];
}

function load(instructions: readonly number[], locals = 0) {
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(markWrites(moduleOf(instructions, locals))),
    {},
  );
  const {
    run,
    mem,
    [marksExport]: marksMemory,
  } = exports as {
    run: (...args: number[]) => void;
    mem: WebAssembly.Memory;
    [marksExport]: WebAssembly.Memory;
  };
  const marks = new WriteMarks(marksMemory.buffer);
  const touched = () => {
    const seen: [number, number][] = [];
    marks.take(mem.buffer.byteLength, (start, end) => seen.push([start, end]));
    return seen;
  };
  return { run, bytes: new Uint8Array(mem.buffer), touched, exports };
}
