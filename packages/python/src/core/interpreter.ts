import type { FilesLeft, TextFile } from '@python-learning/domain';
import { ceilings, walls } from '../limits.ts';
import { type CleanHeap, copyHeap, fillHeap, rewindHeap } from './clean-heap.ts';
import { clockCalls } from './clock/clock-calls.ts';
import { VirtualClock } from './clock/virtual-clock.ts';
import { Console } from './console.ts';
import { CpuBudget, type Stopwatch } from './cpu-budget.ts';
import { DrawingLog } from './drawing-log.ts';
import { Descriptors } from './files/descriptors.ts';
import { fileCalls } from './files/file-calls.ts';
import { FileTree, homeDirectory } from './files/file-tree.ts';
import { filesLeft } from './files/files-left.ts';
import { guardedImports, type Latch } from './firewall.ts';
import { GuestMemory } from './guest-memory.ts';
import { HeapLimit } from './heap-limit.ts';
import { processCalls } from './host-process.ts';
import { InterpreterError } from './interpreter-error.ts';
import { marksExport, markWrites, seenPagesExport } from './marking/mark-writes.ts';
import { OutputRecord } from './output-record.ts';
import { PythonCalls } from './python-calls.ts';
import { SeededBytes } from './seeded-bytes.ts';
import { TraceLog } from './trace-log.ts';
import { GuestTable } from './trampoline.ts';

/** The module and the standard library of the Python distribution, from which an interpreter is made. */
export type Distribution = {
  /** Made by `compileInterpreter`. */
  module: WebAssembly.Module;
  standardLibrary: Uint8Array;
};

/** Compiles the interpreter's module so that its writes to memory leave marks. */
export function compileInterpreter(bytes: Uint8Array): Promise<WebAssembly.Module> {
  return WebAssembly.compile(markWrites(bytes));
}

export type InterpreterOptions = {
  stopwatch: Stopwatch;
  /** Whether the current run is no longer wanted; polled often. */
  isAborted: () => boolean;
  /** Buffers for the output, of `outputBufferBytes` each; another thread can read shared ones. */
  stdout: ArrayBufferLike;
  transcript: ArrayBufferLike;
  /** Buffer for the drawing, of `drawingBufferBytes`. */
  drawing: ArrayBufferLike;
};

/** The surroundings of a run: input, seed, clock and limits. */
export type Scene = {
  /** Files in the home directory. */
  files?: readonly TextFile[];
  inputs: readonly string[];
  inputsAreComplete: boolean;
  seed: string;
  clockMs: number;
  cpuMs: number;
  outputBytes: number;
  outputLines: number;
  drawingSteps: number;
  drawingBytes: number;
  heapGrowthBytes: number;
  isTraced?: boolean;
};

const encoder = new TextEncoder();

export const libraryPath = '/lib/python314.zip';

const environment = [
  `HOME=${homeDirectory}`,
  'LANG=C.UTF-8',
  'PATH=/bin',
  'TERM=dumb',
  'NO_COLOR=1',
  'USER=learner',
  'LOGNAME=learner',
];

/** Size of a buffer that holds the output of any run. */
export const outputBufferBytes = OutputRecord.bufferSize(ceilings.outputBytes);
/** Size of a buffer that holds the drawing of any run. */
export const drawingBufferBytes = DrawingLog.bufferSize(walls.drawingBytes);

/** One instance of the Python interpreter and its environment. Independent of the harness. */
export class Interpreter {
  readonly memory = new GuestMemory();
  readonly table = new GuestTable();
  readonly latch: Latch = { stop: null };
  readonly clock = new VirtualClock();
  readonly chance = new SeededBytes();
  readonly console: Console;
  readonly drawing: DrawingLog;
  readonly budget: CpuBudget;
  readonly heap: HeapLimit;
  readonly python: PythonCalls;
  readonly trampoline: number;
  readonly #tree: FileTree;
  readonly #descriptors = new Descriptors(walls.openFiles);
  readonly #cwd = { path: homeDirectory };
  #files: readonly TextFile[] = [];

  constructor({ module, standardLibrary }: Distribution, options: InterpreterOptions) {
    this.console = new Console(
      new OutputRecord(options.stdout, walls.outputHeadShare),
      new OutputRecord(options.transcript, walls.outputHeadShare),
      new TraceLog(walls.traceBytes),
    );
    this.drawing = new DrawingLog(options.drawing);
    this.budget = new CpuBudget(options.stopwatch, options.isAborted);
    this.heap = new HeapLimit(this.memory);
    this.#tree = new FileTree([{ path: libraryPath, bytes: standardLibrary }], {
      bytes: walls.fileBytes,
      nodes: walls.files,
    });
    const instance = new WebAssembly.Instance(module, guardedImports(module, this.#hostCalls(), this.latch));
    const { memory, marks, seenPages, table } = storesOf(instance);
    this.memory.attach(memory, marks, seenPages);
    this.trampoline = this.table.attach(table, memory, marks);
    this.python = new PythonCalls(instance.exports, this.memory);
  }

  /** Prepares the environment of the next run; the heap must already be clean. */
  setScene(scene: Scene, cleanHeapBytes: number): void {
    this.latch.stop = null;
    this.#files = scene.files ?? [];
    this.#tree.reset(
      this.#files.map(({ name, text }) => ({
        path: `${homeDirectory}/${name}`,
        bytes: encoder.encode(text),
      })),
    );
    this.#descriptors.reset();
    this.#cwd.path = homeDirectory;
    this.clock.reset(scene.clockMs);
    this.chance.reset(scene.seed);
    this.heap.reset(cleanHeapBytes + scene.heapGrowthBytes);
    this.console.trace.reset(scene.isTraced === true);
    this.console.reset(
      { lines: scene.inputs, isComplete: scene.inputsAreComplete },
      { bytes: scene.outputBytes, lines: scene.outputLines },
      walls.outputOverrun,
    );
    this.drawing.reset({ steps: scene.drawingSteps, bytes: scene.drawingBytes });
    this.budget.start(scene.cpuMs);
  }

  /** Whether the program left a file open that it writes to: Python may hold back some of the text. */
  get hasOpenFiles(): boolean {
    return this.#descriptors.isWriting;
  }

  /** What the program left in its home directory. */
  filesLeft(): FilesLeft {
    return filesLeft(this.#files, this.#tree.homeEntries());
  }

  /** Copies the heap; takes the pages that were used when this was a new instance. */
  copyHeap(usedAtFirst: readonly boolean[]): CleanHeap {
    return copyHeap(this.memory, this.python.globals, usedAtFirst);
  }

  /** Replaces the heap of a new instance by a clean one. */
  fillHeap(clean: CleanHeap): void {
    fillHeap(this.memory, clean);
    this.python.globals = clean.globals;
  }

  /** Restores the clean heap after a run. It must have been clean before the run. */
  rewind(clean: CleanHeap): void {
    rewindHeap(this.memory, clean);
    this.python.globals = clean.globals;
  }

  #hostCalls() {
    const { memory, table, budget, heap, chance, clock } = this;
    return {
      ...fileCalls({
        memory,
        chance,
        console: this.console,
        drawing: this.drawing,
        tree: this.#tree,
        descriptors: this.#descriptors,
        cwd: this.#cwd,
        pathBytes: walls.pathBytes,
      }),
      ...clockCalls(memory, clock),
      ...processCalls({ memory, table, budget, heap, chance, environment }),
    };
  }
}

function storesOf(instance: WebAssembly.Instance) {
  const { memory, __indirect_function_table: table, [marksExport]: marks } = instance.exports;
  const { [seenPagesExport]: seenPages } = instance.exports;
  if (
    !isMemory(memory) ||
    !isTable(table) ||
    !isMemory(marks) ||
    !(seenPages instanceof WebAssembly.Global)
  ) {
    throw new InterpreterError('The interpreter exports no memory, no table, no marks or no size.');
  }
  return { memory, table, marks, seenPages };
}

function isMemory(value: unknown): value is WebAssembly.Memory {
  return value instanceof Object && 'buffer' in value && 'grow' in value;
}

function isTable(value: unknown): value is WebAssembly.Table {
  return value instanceof Object && 'set' in value && 'grow' in value;
}
