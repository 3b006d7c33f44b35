import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { guardedImports, type HostCalls, type Latch } from './firewall.ts';
import { deniedBridgeCalls, deniedSystemCalls, judgeImport, servedCalls } from './host-calls.ts';
import { Stop } from './stop.ts';

let module: WebAssembly.Module;

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('pyodide/pyodide.asm.wasm');
  module = await WebAssembly.compile(readFileSync(path));
});

describe('the firewall', () => {
  it('has a verdict on every import of the interpreter', () => {
    const unjudged = WebAssembly.Module.imports(module).filter(
      (wanted) => judgeImport(wanted) === 'unjudged',
    );
    expect(unjudged).toEqual([]);
  });

  it('judges no name that the interpreter does not import, and none twice', () => {
    const judged = [...servedCalls, ...deniedSystemCalls, ...deniedBridgeCalls];
    const imported = WebAssembly.Module.imports(module).map(({ name }) => name);
    expect(judged.filter((name) => !imported.includes(name))).toEqual([]);
    expect(new Set(judged).size).toBe(judged.length);
  });

  it('serves nothing that smells of the host', () => {
    const suspicious = /sock|system|dlopen|dlsym|ffi|^Js|python2js|asm_const|exec|fork|spawn|kill|addrinfo/i;
    expect(servedCalls.filter((name) => suspicious.test(name))).toEqual([]);
  });

  it('does not know a name that a later version might bring', () => {
    expect(judgeImport({ module: 'env', name: 'open_the_door', kind: 'function' })).toBe('unjudged');
    expect(judgeImport({ module: 'host', name: 'fd_write', kind: 'function' })).toBe('unjudged');
    expect(judgeImport({ module: 'env', name: 'memory', kind: 'memory' })).toBe('unjudged');
  });

  it('refuses to make an instance whose imports it does not know', () => {
    // (module (import "env" "open_the_door" (func)))
    const text = [...new TextEncoder().encode('\x03env\x0dopen_the_door')];
    const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0];
    const stranger = new WebAssembly.Module(
      Uint8Array.from([...header, 2, text.length + 3, 1, ...text, 0, 0]),
    );
    expect(() => guardedImports(stranger, noCalls(), { stop: null })).toThrow('open_the_door');
  });

  it('ends the run at a denied call, and at every call after it', () => {
    const latch: Latch = { stop: null };
    const { env = {} } = guardedImports(module, noCalls(), latch);
    const call = (name: string) => () => (env[name] as () => unknown)();
    expect(call('emscripten_get_now')()).toBe(0);
    expect(call('_emscripten_system')).toThrow(Stop);
    expect(latch.stop?.reason).toBe('denied');
    expect(latch.stop?.detail).toBe('_emscripten_system');
    expect(call('emscripten_get_now')).toThrow(Stop);
  });

  it('turns a failure of a served call into a denied run', () => {
    const latch: Latch = { stop: null };
    const outside = () => {
      throw new RangeError('outside of the guest memory');
    };
    const { env = {} } = guardedImports(module, { ...noCalls(), __syscall_openat: outside }, latch);
    const { __syscall_openat: open } = env;
    expect(open).toThrow(Stop);
    expect(latch.stop?.reason).toBe('denied');
  });
});

function noCalls(): HostCalls {
  return Object.fromEntries(servedCalls.map((name) => [name, () => 0])) as HostCalls;
}
