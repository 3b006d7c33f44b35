import type { CpuBudget } from './cpu-budget.ts';
import type { GuestMemory } from './guest-memory.ts';
import type { HeapLimit } from './heap-limit.ts';
import type { SeededBytes } from './seeded-bytes.ts';
import { Stop } from './stop.ts';
import type { GuestTable } from './trampoline.ts';

export type ProcessState = {
  memory: GuestMemory;
  table: GuestTable;
  budget: CpuBudget;
  heap: HeapLimit;
  chance: SeededBytes;
  environment: readonly string[];
};

/** The host calls about the process itself: environment, memory, randomness, exit. */
export function processCalls({ memory, table, budget, heap, chance, environment }: ProcessState) {
  const exit = () => {
    throw new Stop('exited');
  };
  const abort = () => {
    throw new Stop(heap.hasRefused ? 'memory-limit' : 'denied', 'the interpreter gave up');
  };
  const nothing = () => undefined;
  return {
    random_get: (target: number, length: number) => {
      chance.fill(memory.slice(target, length));
      return 0;
    },
    environ_sizes_get: (count: number, size: number) => {
      const bytes = environment.reduce((total, entry) => total + entry.length + 1, 0);
      memory.view.setUint32(count >>> 0, environment.length);
      memory.view.setUint32(size >>> 0, bytes);
      return 0;
    },
    environ_get: (list: number, buffer: number) => {
      let at = buffer;
      for (const [index, entry] of environment.entries()) {
        memory.view.setUint32((list >>> 0) + 4 * index, at);
        at += memory.writeCString(at, entry, entry.length + 1);
      }
      return 0;
    },
    proc_exit: exit,
    exit,
    _abort_js: abort,
    __assert_fail: abort,
    emscripten_resize_heap: (wantedBytes: number) => (heap.grow(wantedBytes) ? 1 : 0),
    emscripten_get_heap_max: () => heap.limitBytes,
    emscripten_runtime_keepalive_push: nothing,
    emscripten_runtime_keepalive_pop: nothing,
    _emscripten_runtime_keepalive_clear: nothing,
    _emscripten_get_progname: (target: number, size: number) => {
      memory.writeCString(target, 'python3', size);
    },
    __syscall_getuid32_js: () => 1000,
    __syscall_umask_js: () => 0o22,
    _Py_CheckEmscriptenSignals_Helper: () => {
      budget.check();
      return 0;
    },
    _PyEM_TrampolineCall_JS: (...args: [number, number, number, number]) => table.call(...args),
    _Py_emscripten_runtime: () => 0,
    // Tells whether a descriptor is a socket; there are none.
    _try_fcntl64: () => 0,
    _maybe_poll_async: () => null,
    // The bridge sets up its table of JavaScript objects before Python starts; the table stays empty.
    __hiwire_deduplicate_new: nothing,
    __hiwire_deduplicate_get: () => 0,
    __hiwire_deduplicate_set: nothing,
    __hiwire_deduplicate_delete: nothing,
  };
}
