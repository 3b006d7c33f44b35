import type { GuestMemory } from './guest-memory.ts';
import { InterpreterError } from './interpreter-error.ts';
import { mutableGlobalPrefix } from './marking/mark-writes.ts';

/** The address of a Python object in the interpreter's heap. */
export type ObjectAddress = number;

const encoder = new TextEncoder();
const maxNameBytes = 1_024;

/** A call into Python raised an exception, which is still set. */
export class PythonFailure extends Error {}

/**
 * The few functions of CPython's C interface that the host calls. References are never released, because their heap
 * does not outlive the run.
 */
export class PythonCalls {
  readonly #exports: Readonly<Record<string, unknown>>;
  readonly #memory: GuestMemory;
  readonly #mutableGlobals: readonly WebAssembly.Global[];

  constructor(exports: Readonly<Record<string, unknown>>, memory: GuestMemory) {
    this.#exports = exports;
    this.#memory = memory;
    const names = Object.keys(exports).filter((name) => name.startsWith(mutableGlobalPrefix));
    this.#mutableGlobals = names.map((name) => this.#global(name));
  }

  /**
   * The values of the interpreter's mutable globals, including its stack pointer, in a fixed order.
   */
  get globals(): readonly number[] {
    return this.#mutableGlobals.map(({ value }) => value);
  }

  set globals(values: readonly number[]) {
    for (const [index, global] of this.#mutableGlobals.entries()) global.value = values[index] ?? 0;
  }

  /**
   * Calls an exported C function. Returns its result as an address or an unsigned 32-bit number.
   */
  c(name: string, ...args: (number | bigint)[]): number {
    const target = this.#exports[name];
    if (!isGuestFunction(target)) throw new InterpreterError(`The interpreter has no function ${name}.`);
    return target(...args) >>> 0;
  }

  /** The address of an exported C variable. */
  address(name: string): number {
    return this.#global(name).value >>> 0;
  }

  readWord(address: number): number {
    return this.#memory.view.getUint32(address);
  }

  writeWord(address: number, value: number): void {
    this.#memory.view.setUint32(address, value);
  }

  /** Copies a text into the heap as a C string. Throws when there is no memory left. */
  cString(text: string): number {
    const encoded = encoder.encode(text);
    const pointer = this.#allocate(encoded.byteLength + 1);
    this.#memory.writeCString(pointer, text, encoded.byteLength + 1);
    return pointer;
  }

  /** A new `str`. */
  string(text: string): ObjectAddress {
    const encoded = encoder.encode(text);
    const pointer = this.#allocate(Math.max(1, encoded.byteLength));
    this.#memory.slice(pointer, encoded.byteLength).set(encoded);
    const result = this.#checked(this.c('PyUnicode_FromStringAndSize', pointer, encoded.byteLength));
    this.c('free', pointer);
    return result;
  }

  /** The text of a `str`; null, without copying it, when it has more than `maxBytes` in UTF-8. */
  text(object: ObjectAddress, maxBytes: number): string | null {
    const size = this.#allocate(4);
    const pointer = this.#checked(this.c('PyUnicode_AsUTF8AndSize', object, size));
    const bytes = this.readWord(size);
    this.c('free', size);
    return bytes > maxBytes ? null : this.#memory.text(pointer, bytes);
  }

  /**
   * The name of an object's type, empty when it is long. Reads the type itself, so no code of the program runs.
   */
  typeName(object: ObjectAddress): string {
    const type = this.#checked(this.c('PyObject_Type', object));
    return this.text(this.#checked(this.c('PyType_GetName', type)), maxNameBytes) ?? '';
  }

  /**
   * Whether an exception is a `SystemExit` or a subclass, as the interpreter itself compares types.
   */
  isExit(exception: ObjectAddress): boolean {
    const systemExit = this.readWord(this.address('PyExc_SystemExit'));
    return this.c('PyErr_GivenExceptionMatches', exception, systemExit) !== 0;
  }

  call(callable: ObjectAddress): ObjectAddress {
    return this.#checked(this.c('PyObject_CallNoArgs', callable));
  }

  callWith(callable: ObjectAddress, argument: ObjectAddress): ObjectAddress {
    return this.#checked(this.c('PyObject_CallOneArg', callable, argument));
  }

  /** Runs compiled code in a dictionary of names. */
  evaluate(code: ObjectAddress, names: ObjectAddress): ObjectAddress {
    return this.#checked(this.c('PyEval_EvalCode', code, names, names));
  }

  /** Takes the pending exception out of the interpreter; 0 when there is none. */
  takeException(): ObjectAddress {
    return this.c('PyErr_GetRaisedException');
  }

  #allocate(bytes: number): number {
    return this.#checked(this.c('malloc', bytes));
  }

  #checked(result: number): number {
    if (result === 0) throw new PythonFailure('A call into Python failed.');
    return result;
  }

  #global(name: string): WebAssembly.Global {
    const value = this.#exports[name];
    if (!(value instanceof WebAssembly.Global))
      throw new InterpreterError(`The interpreter exports no ${name}.`);
    return value;
  }
}

function isGuestFunction(value: unknown): value is WebAssembly.GuestFunction {
  return typeof value === 'function';
}
