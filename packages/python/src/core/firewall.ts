import { judgeImport, type ServedCall } from './host-calls.ts';
import { InterpreterError } from './interpreter-error.ts';
import { isStackOverflow } from './stack-overflow.ts';
import { Stop } from './stop.ts';

export type HostCalls = Record<ServedCall, WebAssembly.HostFunction>;

/** Holds the stop of a run. Once set, every further host call throws it, even if the program swallowed the first. */
export type Latch = { stop: Stop | null };

/**
 * The imports of the interpreter's module: for each name our implementation, or a stop of the run. A denied call has no
 * implementation at all. Throws when the module imports a name without a verdict.
 */
export function guardedImports(
  module: WebAssembly.Module,
  calls: HostCalls,
  latch: Latch,
): Record<string, Record<string, unknown>> {
  const imports: Record<string, Record<string, unknown>> = {};
  for (const wanted of WebAssembly.Module.imports(module)) {
    imports[wanted.module] ??= {};
    const group = imports[wanted.module] ?? {};
    const verdict = judgeImport(wanted);
    if (verdict === 'unjudged') {
      throw new InterpreterError(
        `The interpreter imports ${wanted.module}.${wanted.name}, which nobody judged.`,
      );
    }
    if (verdict === 'address')
      group[wanted.name] = new WebAssembly.Global({ value: 'i32', mutable: true }, 0);
    else
      group[wanted.name] = guarded(
        wanted.name,
        verdict === 'served' ? find(calls, wanted.name) : null,
        latch,
      );
  }
  return imports;
}

function find(calls: HostCalls, name: string): WebAssembly.HostFunction | null {
  return Object.entries(calls).find(([served]) => served === name)?.[1] ?? null;
}

function guarded(name: string, call: WebAssembly.HostFunction | null, latch: Latch) {
  return (...args: never[]): unknown => {
    if (latch.stop !== null) throw latch.stop;
    if (call === null) {
      latch.stop = new Stop('denied', name);
      throw latch.stop;
    }
    try {
      return call(...args);
    } catch (error) {
      if (isStackOverflow(error) || name === trampoline) throw error;
      latch.stop = error instanceof Stop ? error : new Stop('denied', `${name}: ${String(error)}`);
      throw latch.stop;
    }
  };
}

/** Runs guest code, so its exceptions may be the guest's own (a `longjmp`, a trap). */
const trampoline = '_PyEM_TrampolineCall_JS' satisfies ServedCall;
