import { ceilings, defaultLimits, walls } from '../limits.ts';
import { type CleanHeap, usedPages } from './clean-heap.ts';
import { type Distribution, Interpreter, type InterpreterOptions, libraryPath } from './interpreter.ts';
import { InterpreterError } from './interpreter-error.ts';
import type { ObjectAddress } from './python-calls.ts';

/** The functions of the harness that the host calls, by their names in `entry.py`. */
const harnessEntries = [
  'begin',
  'program',
  'names',
  'call',
  'explain',
  'show',
  'where',
  'finish',
  'trace_end',
  'flush_files',
  'walked',
] as const;
export type HarnessEntry = (typeof harnessEntries)[number];

/** A booted interpreter as plain data, from which other interpreters start without booting. */
export type Image = { heap: CleanHeap; entries: Readonly<Record<HarnessEntry, ObjectAddress>> };

/** A source file of the harness; they are run in order, in one namespace, or become modules. */
export type HarnessFile = { name: string; source: string };

/** Boots Python, loads the harness and takes the image that all runs start from. */
export function bootImage(
  distribution: Distribution,
  harness: readonly HarnessFile[],
  options: InterpreterOptions,
): { interpreter: Interpreter; image: Image } {
  const interpreter = new Interpreter(distribution, options);
  const usedAtFirst = usedPages(interpreter.memory);
  interpreter.setScene(bootScene, ceilings.heapGrowthBytes);
  const { python } = interpreter;
  removeBuiltinModules(interpreter);
  python.c('__wasm_call_ctors');
  useTrampoline(interpreter);
  startPython(interpreter);
  const namespace = harnessNamespace(interpreter);
  const find = (name: string) => python.c('PyDict_GetItemString', namespace, python.cString(name));
  for (const file of harness) {
    if (file.name.startsWith(moduleFolder)) addModule(interpreter, file, find('add_module'));
    else runFile(interpreter, file, namespace);
  }
  python.call(find('settle'));
  const entries = Object.fromEntries(harnessEntries.map((name) => [name, find(name)]));
  // Makes the interpreter call the host regularly; time limits are enforced there.
  python.writeWord(python.address('Py_EMSCRIPTEN_SIGNAL_HANDLING'), 1);
  const image = {
    heap: interpreter.copyHeap(usedAtFirst),
    entries: entries as Record<HarnessEntry, ObjectAddress>,
  };
  return { interpreter, image };
}

/** Creates another interpreter from the image of the first. */
export function wakeInterpreter(
  distribution: Distribution,
  image: Image,
  options: InterpreterOptions,
): Interpreter {
  const interpreter = new Interpreter(distribution, options);
  interpreter.fillHeap(image.heap);
  return interpreter;
}

const bootScene = {
  inputs: [],
  inputsAreComplete: true,
  seed: 'boot',
  clockMs: 0,
  cpuMs: Number.POSITIVE_INFINITY,
  outputBytes: defaultLimits.outputBytes,
  outputLines: defaultLimits.outputLines,
  drawingSteps: defaultLimits.drawingSteps,
  drawingBytes: walls.drawingBytes,
  heapGrowthBytes: 0,
  // The harness warms up with a traced program.
  isTraced: true,
};

/**
 * Modules that read and write memory by address, test the interpreter by breaking it, or look into other processes.
 * Removed from the list of built-in modules before Python reads it.
 */
const removedModules: ReadonlySet<string> = new Set([
  '_ctypes',
  '_remote_debugging',
  '_testbuffer',
  '_testcapi',
  '_testclinic',
  '_testclinic_limited',
  '_testinternalcapi',
  '_testlimitedcapi',
  '_xxtestfuzz',
  'faulthandler',
  'xxsubtype',
]);

const tableEntryBytes = 8;

/**
 * Creates a namespace with a copy of the built-in names, so that a program that changes its own does not change the
 * harness's.
 */
function harnessNamespace({ python }: Interpreter): ObjectAddress {
  const namespace = python.c('PyDict_New');
  const builtins = python.c('PyDict_Copy', python.c('PyEval_GetBuiltins'));
  python.c('PyDict_SetItemString', namespace, python.cString('__builtins__'), builtins);
  return namespace;
}

function removeBuiltinModules({ python, memory }: Interpreter): void {
  let from = python.readWord(python.address('PyImport_Inittab'));
  let to = from;
  for (; python.readWord(from) !== 0; from += tableEntryBytes) {
    if (removedModules.has(memory.cString(python.readWord(from), 100) ?? '')) continue;
    python.writeWord(to, python.readWord(from));
    python.writeWord(to + 4, python.readWord(from + 4));
    to += tableEntryBytes;
  }
  python.writeWord(to, 0);
  python.writeWord(to + 4, 0);
}

function useTrampoline({ python, trampoline }: Interpreter): void {
  const offset = python.readWord(python.address('_PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET'));
  python.writeWord(python.address('_PyRuntime') + offset, trampoline);
}

/** Python's own settings, by the names of its initialisation interface (PEP 741). */
const settings = {
  numbers: {
    buffered_stdio: 0,
    faulthandler: 0,
    hash_seed: 0,
    install_signal_handlers: 0,
    parse_argv: 0,
    pathconfig_warnings: 0,
    site_import: 1,
    use_hash_seed: 1,
    utf8_mode: 1,
    write_bytecode: 0,
  },
  texts: {
    executable: '/bin/python3',
    prefix: '/',
    exec_prefix: '/',
    base_prefix: '/',
    base_exec_prefix: '/',
    stdio_encoding: 'utf-8',
    stdio_errors: 'strict',
  },
};

function startPython({ python, memory }: Interpreter): void {
  const config = python.c('PyInitConfig_Create');
  for (const [name, value] of Object.entries(settings.numbers)) {
    python.c('PyInitConfig_SetInt', config, python.cString(name), BigInt(value));
  }
  for (const [name, value] of Object.entries(settings.texts)) {
    python.c('PyInitConfig_SetStr', config, python.cString(name), python.cString(value));
  }
  const list = python.c('malloc', 8);
  python.writeWord(list, python.cString('main.py'));
  python.c('PyInitConfig_SetStrList', config, python.cString('argv'), 1, list);
  python.writeWord(list, python.cString(libraryPath));
  python.writeWord(list + 4, python.cString(''));
  python.c('PyInitConfig_SetStrList', config, python.cString('module_search_paths'), 2, list);
  if (python.c('Py_InitializeFromInitConfig', config) !== 0) {
    python.c('PyInitConfig_GetError', config, list);
    throw new InterpreterError(`Python did not start: ${memory.cString(python.readWord(list), 1_000)}`);
  }
  python.c('PyInitConfig_Free', config);
}

const moduleFolder = 'modules/';

/** Makes a file a module that a program can import. */
function addModule({ python }: Interpreter, { name, source }: HarnessFile, add: ObjectAddress): void {
  const module = { name: name.slice(moduleFolder.length, -'.py'.length), source };
  python.callWith(add, python.string(JSON.stringify(module)));
}

const fileInput = 257;

function runFile({ python, console }: Interpreter, file: HarnessFile, namespace: ObjectAddress): void {
  const source = python.cString(file.source);
  if (python.c('PyRun_String', source, fileInput, namespace, namespace) !== 0) return;
  python.c('PyErr_Print');
  throw new InterpreterError(`${file.name} failed: ${console.transcript.read().text}`);
}
