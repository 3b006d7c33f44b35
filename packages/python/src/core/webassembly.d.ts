/** The part of the platform's WebAssembly that the engine uses; neither Node's types nor ECMAScript's have it. */
declare namespace WebAssembly {
  type ImportKind = 'function' | 'global' | 'memory' | 'table' | 'tag';
  type HostFunction = (...args: never[]) => unknown;
  type GuestFunction = (...args: (number | bigint)[]) => number;
  type Imports = Record<string, Record<string, HostFunction | Global>>;

  class Module {
    constructor(bytes: Uint8Array);
    static imports(module: Module): { module: string; name: string; kind: ImportKind }[];
    static exports(module: Module): { name: string; kind: ImportKind }[];
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>);
    readonly exports: Readonly<Record<string, unknown>>;
  }
  class Memory {
    constructor(descriptor: { initial: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Table {
    readonly length: number;
    get(index: number): GuestFunction | null;
    set(index: number, value: unknown): void;
    grow(by: number): number;
  }
  class Global {
    constructor(type: { value: 'i32'; mutable: boolean }, value: number);
    value: number;
  }
  class RuntimeError extends Error {}
  function compile(bytes: Uint8Array): Promise<Module>;
}
