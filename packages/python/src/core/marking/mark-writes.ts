import { ByteReader, WasmRewriteError } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { readInstruction, type StoredType, type Write } from './instructions.ts';
import { KnownAddresses } from './known-addresses.ts';

/** Bytes of memory per mark, as a power of two. */
export const markShift = 10;
/** A write begins less than 256 bytes after the marked address and is at most 16 bytes long. */
export const markSlackBytes = 256 + 16;
/** Names under which the rewritten module exports its marks and, as a prefix, its mutable globals. */
export const marksExport = 'write_marks';
export const mutableGlobalPrefix = 'mutable_global_';
/** Name under which the rewritten module exports the number of pages that its memory seems to have. */
export const seenPagesExport = 'seen_pages';

/**
 * Rewrites a WebAssembly module so that each write to its memory leaves a mark: one byte per kilobyte, in a second
 * memory that no instruction of the module itself can address. Afterwards the host knows what a run has touched, even
 * if the program breaks the interpreter and writes anywhere. Unmarked memory is untouched.
 *
 * Each store `[address value] → []` becomes: save both, store, and `marks[address >> 10] = 1`, unless the same address
 * is already marked. The ranges of `memory.copy`, `memory.fill` and `memory.init` are marked by a function that is
 * added at the end. Mutable globals are exported, so that the host can restore them as well.
 *
 * `memory.size` becomes the value of a new mutable global, so that the host decides how large the memory seems to be: a
 * memory cannot shrink, but after a run it must look as before.
 */
export function markWrites(module: Uint8Array): Uint8Array<ArrayBuffer> {
  const sections = readSections(module);
  const shape = readShape(module, sections);
  const result = new ByteWriter(Math.ceil(module.byteLength * 1.5));
  result.copy(module, 0, headerBytes);
  for (const section of sections) {
    const content = rewriteSection(module, section, shape);
    result.byte(section.id);
    result.number(content.byteLength);
    result.copy(content);
  }
  return result.written;
}

const headerBytes = 8;
const sectionId = { type: 1, import: 2, function: 3, memory: 5, global: 6, export: 7, code: 10 };

type Section = { id: number; start: number; end: number };

/** Facts about a module that rewriting its code needs. */
type Shape = {
  /** Number of parameters of each function type; the marker's own type comes after them. */
  parameterCounts: readonly number[];
  importedFunctions: number;
  /** The type of each function that has code. */
  functionTypes: readonly number[];
  mutableGlobals: readonly number[];
  /** Index of the added global, and the pages that the memory has at first. */
  seenPages: number;
  firstPages: number;
};

function readSections(module: Uint8Array): Section[] {
  const reader = new ByteReader(module, headerBytes);
  const sections: Section[] = [];
  while (!reader.isAtEnd) {
    const id = reader.byte();
    const size = reader.number();
    sections.push({ id, start: reader.at, end: reader.at + size });
    reader.skip(size);
  }
  return sections;
}

function readShape(module: Uint8Array, sections: readonly Section[]): Shape {
  const open = (id: number) => {
    const section = sections.find((one) => one.id === id);
    if (section === undefined) throw new WasmRewriteError('The module lacks a section.');
    return new ByteReader(module, section.start, section.end);
  };
  const imported = countImports(open(sectionId.import));
  const seenPages = imported.globals + open(sectionId.global).number();
  return {
    parameterCounts: readTypes(open(sectionId.type)),
    importedFunctions: imported.functions,
    functionTypes: readNumbers(open(sectionId.function)),
    mutableGlobals: [...readMutableGlobals(open(sectionId.global), imported.globals), seenPages],
    seenPages,
    firstPages: readFirstPages(open(sectionId.memory)),
  };
}

/** The least size of the module's only memory, which it has when it is made. */
function readFirstPages(reader: ByteReader): number {
  if (reader.number() !== 1) throw new WasmRewriteError('The module has not exactly one memory.');
  reader.skip(1);
  return reader.number();
}

const functionType = 0x60;

function readTypes(reader: ByteReader): number[] {
  return Array.from({ length: reader.number() }, () => {
    if (reader.byte() !== functionType)
      throw new WasmRewriteError('The module has a type that is no function.');
    const parameters = skipValueTypes(reader);
    skipValueTypes(reader);
    return parameters;
  });
}

function skipValueTypes(reader: ByteReader): number {
  const count = reader.number();
  for (let left = count; left > 0; left -= 1) skipValueType(reader);
  return count;
}

function skipValueType(reader: ByteReader): void {
  const type = reader.byte();
  if (type < 0x6f) throw new WasmRewriteError('The module has an unknown type of value.');
}

const importKind = { function: 0, global: 3, tag: 4 };

function countImports(reader: ByteReader): { functions: number; globals: number } {
  const counts = { functions: 0, globals: 0 };
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.skip(reader.number());
    reader.skip(reader.number());
    const kind = reader.byte();
    if (kind === importKind.function) {
      counts.functions += 1;
      reader.number();
    } else if (kind === importKind.global) {
      counts.globals += 1;
      reader.skip(2);
    } else if (kind === importKind.tag) {
      reader.skip(1);
      reader.number();
    } else throw new WasmRewriteError('The module imports a table or a memory.');
  }
  return counts;
}

function readNumbers(reader: ByteReader): number[] {
  return Array.from({ length: reader.number() }, () => reader.number());
}

function readMutableGlobals(reader: ByteReader, imported: number): number[] {
  const found: number[] = [];
  const count = reader.number();
  for (let index = 0; index < count; index += 1) {
    skipValueType(reader);
    if (reader.byte() === 1) found.push(imported + index);
    while (reader.bytes[reader.at] !== endOpcode) readInstruction(reader);
    reader.skip(1);
  }
  return found;
}

const endOpcode = 0x0b;

function rewriteSection(module: Uint8Array, { id, start, end }: Section, shape: Shape): Uint8Array {
  const content = module.subarray(start, end);
  if (id === sectionId.type) return extended(content, [[functionType, 2, i32, i32, 0]]);
  if (id === sectionId.function) return extended(content, [encodedNumber(shape.parameterCounts.length)]);
  if (id === sectionId.memory) return extended(content, [marksMemory()]);
  if (id === sectionId.global) return extended(content, [seenPagesGlobal(shape)]);
  if (id === sectionId.export) return extended(content, newExports(shape));
  if (id === sectionId.code) return rewriteCode(new ByteReader(module, start, end), shape);
  return content;
}

/** Appends entries to a list. */
function extended(content: Uint8Array, entries: readonly (readonly number[])[]): Uint8Array {
  const reader = new ByteReader(content);
  const count = reader.number();
  const result = new ByteWriter(content.byteLength + 64);
  result.number(count + entries.length);
  result.copy(content, reader.at);
  for (const entry of entries) result.copy(Uint8Array.from(entry));
  return result.written;
}

function encodedNumber(value: number): number[] {
  const writer = new ByteWriter(8);
  writer.number(value);
  return [...writer.written];
}

const pageShift = 16;
const addressBits = 32;

/** Memory for the marks of all four gigabytes; only the used part is really allocated. */
function marksMemory(): number[] {
  const pages = 2 ** (addressBits - markShift - pageShift);
  return [1, ...encodedNumber(pages), ...encodedNumber(pages)];
}

/** A mutable global `i32` with a constant as its first value. */
function seenPagesGlobal({ firstPages }: Shape): number[] {
  const value = new ByteWriter(8);
  value.signedNumber(firstPages);
  return [i32, 1, opcode.const, ...value.written, opcode.end];
}

const exportKind = { memory: 2, global: 3 };

function newExports({ mutableGlobals, seenPages }: Shape): number[][] {
  const named = (name: string, kind: number, index: number) => {
    const text = new TextEncoder().encode(name);
    return [...encodedNumber(text.byteLength), ...text, kind, ...encodedNumber(index)];
  };
  return [
    named(marksExport, exportKind.memory, 1),
    named(seenPagesExport, exportKind.global, seenPages),
    ...mutableGlobals.map((index) => named(mutableGlobalPrefix + index, exportKind.global, index)),
  ];
}

function rewriteCode(reader: ByteReader, shape: Shape): Uint8Array {
  const count = reader.number();
  const marker = shape.importedFunctions + count;
  const result = new ByteWriter(Math.ceil(reader.end * 1.5));
  result.number(count + 1);
  const body = new ByteWriter(65_536);
  for (let index = 0; index < count; index += 1) {
    const size = reader.number();
    const end = reader.at + size;
    const parameters = shape.parameterCounts[shape.functionTypes[index] ?? 0] ?? 0;
    body.clear();
    const added = { marker, seenPages: shape.seenPages };
    rewriteFunction(new ByteReader(reader.bytes, reader.at, end), parameters, added, body);
    result.number(body.length);
    result.copy(body.written);
    reader.at = end;
  }
  body.clear();
  writeMarker(body);
  result.number(body.length);
  result.copy(body.written);
  return result.written;
}

/**
 * An instruction that is rewritten: its bytes in the code and, for a store, the local that holds its address and whether
 * that address is already marked.
 */
type Site = { start: number; end: number; found: Write | Size; address: number | null; isMarked: boolean };
type Size = { kind: 'size' };

/** Indexes of what is added to the module. */
type Added = { marker: number; seenPages: number };

function rewriteFunction(reader: ByteReader, parameters: number, added: Added, body: ByteWriter): void {
  const start = reader.at;
  const groups = reader.number();
  const groupsStart = reader.at;
  let locals = parameters;
  for (let left = groups; left > 0; left -= 1) {
    locals += reader.number();
    skipValueType(reader);
  }
  const groupsEnd = reader.at;
  const sites = findWrites(reader);
  if (sites.length === 0) {
    body.copy(reader.bytes, start, reader.end);
    return;
  }
  const kept = new KeptValues(locals, sites);
  body.number(groups + kept.groups.length);
  body.copy(reader.bytes, groupsStart, groupsEnd);
  for (const { count, type } of kept.groups) {
    body.number(count);
    body.byte(type);
  }
  let done = groupsEnd;
  for (const site of sites) {
    body.copy(reader.bytes, done, site.start);
    const instruction = reader.bytes.subarray(site.start, site.end);
    if (site.found.kind === 'store') writeStore(body, instruction, site.found, site.address, kept);
    else if (site.found.kind === 'stretch') writeBulk(body, instruction, kept, added.marker);
    else writeSize(body, added.seenPages);
    done = site.end;
  }
  body.copy(reader.bytes, done, reader.end);
}

function findWrites(reader: ByteReader): Site[] {
  const sites: Site[] = [];
  const known = new KnownAddresses();
  while (!reader.isAtEnd) {
    const start = reader.at;
    const instruction = readInstruction(reader);
    if (instruction.kind === 'store') {
      const address = known.takeStore();
      const isNear = instruction.offset < largestFreeOffset;
      const isMarked = isNear && address !== null && known.isMarked(address);
      sites.push({ start, end: reader.at, found: instruction, address, isMarked });
      if (isNear && address !== null) known.mark(address);
    } else {
      known.follow(instruction);
      if (instruction.kind === 'stretch' || instruction.kind === 'size') {
        sites.push({ start, end: reader.at, found: instruction, address: null, isMarked: false });
      }
    }
  }
  return sites.filter(({ isMarked }) => !isMarked);
}

const i32 = 0x7f;
const typeCode: Readonly<Record<StoredType, number>> = { i32, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b };

/** Locals added to a function to hold the operands of its writes. */
class KeptValues {
  readonly address: number;
  readonly length: number;
  readonly groups: { count: number; type: number }[] = [{ count: 3, type: i32 }];
  readonly #values = new Map<StoredType, number>();

  constructor(locals: number, sites: readonly Site[]) {
    this.address = locals;
    this.length = locals + 2;
    this.#values.set('i32', locals + 1);
    for (const { found } of sites) {
      if (found.kind !== 'store' || this.#values.has(found.type)) continue;
      this.#values.set(found.type, locals + 2 + this.groups.length);
      this.groups.push({ count: 1, type: typeCode[found.type] });
    }
  }

  value(type: StoredType): number {
    return this.#values.get(type) ?? this.address + 1;
  }
}

const opcode = {
  end: 0x0b,
  call: 0x10,
  get: 0x20,
  set: 0x21,
  tee: 0x22,
  globalGet: 0x23,
  store8: 0x3a,
  const: 0x41,
  equalsZero: 0x45,
  brIf: 0x0d,
  block: 0x02,
  add: 0x6a,
  subtract: 0x6b,
  shiftRight: 0x76,
  bulk: 0xfc,
};
const voidBlock = 0x40;
const memoryFill = 11;
/** Flag that a memory index follows; without it, an instruction uses the first memory. */
const memoryFollows = 0x40;
const marksMemoryIndex = 1;
const largestFreeOffset = 256;

function writeStore(
  body: ByteWriter,
  instruction: Uint8Array,
  { type, offset }: Write & { kind: 'store' },
  address: number | null,
  kept: KeptValues,
): void {
  if (address === null) {
    local(body, opcode.set, kept.value(type));
    local(body, opcode.tee, kept.address);
    local(body, opcode.get, kept.value(type));
  }
  body.copy(instruction);
  local(body, opcode.get, address ?? kept.address);
  // The slack behind each mark covers a small offset; a large one must be added.
  if (offset >= largestFreeOffset) {
    constant(body, offset);
    body.byte(opcode.add);
  }
  constant(body, markShift);
  body.byte(opcode.shiftRight);
  constant(body, 1);
  for (const byte of [opcode.store8, memoryFollows, marksMemoryIndex, 0]) body.byte(byte);
}

function writeBulk(body: ByteWriter, instruction: Uint8Array, kept: KeptValues, marker: number): void {
  local(body, opcode.set, kept.length);
  local(body, opcode.set, kept.value('i32'));
  local(body, opcode.tee, kept.address);
  local(body, opcode.get, kept.value('i32'));
  local(body, opcode.get, kept.length);
  body.copy(instruction);
  local(body, opcode.get, kept.address);
  local(body, opcode.get, kept.length);
  body.byte(opcode.call);
  body.number(marker);
}

function writeSize(body: ByteWriter, seenPages: number): void {
  body.byte(opcode.globalGet);
  body.number(seenPages);
}

/** Writes the function `(address, length)` that marks a whole range; for length 0 it marks nothing. */
function writeMarker(body: ByteWriter): void {
  body.number(0);
  body.byte(opcode.block);
  body.byte(voidBlock);
  local(body, opcode.get, 1);
  body.byte(opcode.equalsZero);
  body.byte(opcode.brIf);
  body.number(0);
  shifted(body, () => local(body, opcode.get, 0));
  constant(body, 1);
  shifted(body, () => {
    local(body, opcode.get, 0);
    local(body, opcode.get, 1);
    body.byte(opcode.add);
    constant(body, 1);
    body.byte(opcode.subtract);
  });
  shifted(body, () => local(body, opcode.get, 0));
  body.byte(opcode.subtract);
  constant(body, 1);
  body.byte(opcode.add);
  for (const byte of [opcode.bulk, memoryFill, marksMemoryIndex]) body.byte(byte);
  body.byte(opcode.end);
  body.byte(opcode.end);
}

function shifted(body: ByteWriter, value: () => void): void {
  value();
  constant(body, markShift);
  body.byte(opcode.shiftRight);
}

function local(body: ByteWriter, code: number, index: number): void {
  body.byte(code);
  body.number(index);
}

function constant(body: ByteWriter, value: number): void {
  body.byte(opcode.const);
  body.signedNumber(value);
}
