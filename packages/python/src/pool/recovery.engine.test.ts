import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf } from '../../conformance/ask.ts';
import { defaultLimits } from '../limits.ts';
import { Engine, type EngineEvent } from './engine.ts';
import { SandboxProcess } from './sandbox-process.ts';
import { SnapshotFile } from './snapshot-file.ts';

let folder: string;
let snapshots: SnapshotFile;
let asked: Ask;
let sandbox: SandboxProcess | null = null;
const events: EngineEvent[] = [];

/** Uses real sandbox processes with a short silence limit. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'snapshots-'));
  snapshots = new SnapshotFile(folder);
  asked = askOf(start());
  await asked.engine.ready();
}, 120_000);

afterAll(async () => {
  await asked.engine.stop(0);
  rmSync(folder, { recursive: true });
});

describe('the engine', { timeout: 120_000 }, () => {
  it('makes a snapshot at its first start and wakes from it at the next', async () => {
    const { mtimeMs, size } = statSync(snapshots.path);
    expect(size).toBeGreaterThan(10_000_000);
    const again = start();
    await again.ready();
    expect((await askOf(again).outcome('print(6 * 7)')).stdout).toBe('42\n');
    await again.stop();
    expect(statSync(snapshots.path).mtimeMs).toBe(mtimeMs);
  });

  it('does not wake from a snapshot that is not whole', async () => {
    const bytes = readFileSync(snapshots.path);
    const broken = Uint8Array.from(bytes);
    broken[broken.byteLength - 100_000] = (broken[broken.byteLength - 100_000] ?? 0) ^ 1;
    writeFileSync(snapshots.path, broken);
    const again = start();
    await again.ready();
    expect((await askOf(again).outcome('print(6 * 7)')).stdout).toBe('42\n');
    await again.stop();
    expect(readFileSync(snapshots.path).equals(bytes)).toBe(true);
  });

  it('finishes what was under way when its process is killed', async () => {
    await finishesAfter('SIGKILL');
  });

  it('finishes what was under way when its process hangs', async () => {
    await finishesAfter('SIGSTOP');
    expect(events.at(-2)).toEqual({ event: 'ended', detail: 'it was silent', owner: 'the one that hangs' });
  });

  it('answers the next one while a thread that had to be ended is replaced', async () => {
    const before = asked.engine.status().restarts;
    const limits = { caseCpuMs: 100 };
    const [endless, honest] = await Promise.all([
      asked.outcome('print(input())\nsum(range(10 ** 12))', { owner: 'endless', inputs: ['a'], limits }),
      asked.outcome("print('here')"),
    ]);
    expect(endless).toMatchObject({ kind: 'time-limit', stdout: 'a\n', inputsUsed: 1 });
    expect(honest.stdout).toBe('here\n');
    expect(asked.engine.status().restarts).toBe(before + 1);
    const restart = { event: 'restarted', detail: 'its program did not stop', owner: 'endless' };
    expect(events).toContainEqual(restart);
  });

  it('serves a short run first when endless ones fill every place, and these to their ends after it', async () => {
    const engine = start();
    await engine.ready();
    const ended: string[] = [];
    const run = async (owner: string, source: string, caseCpuMs = defaultLimits.caseCpuMs) => {
      const request = {
        owner,
        source,
        inputs: [],
        seed: 's',
        limits: { caseCpuMs, submissionCpuMs: caseCpuMs },
      };
      const { shown } = await engine.run(request);
      ended.push(`${owner}: ${shown.kind}`);
    };
    // Processor time for the new interpreter that the place of the second run needs: the first must outlast its start.
    const outlastsAStart = 4 * defaultLimits.caseCpuMs;
    await Promise.all([
      run('first', 'while True: pass', outlastsAStart),
      run('second', 'while True: pass'),
      run('child', 'print(6 * 7)'),
    ]);
    expect(ended).toEqual(['child: finished', 'first: time-limit', 'second: time-limit']);
    await engine.stop();
  });

  it('tells the operator whose run asked for what is denied', async () => {
    await asked.outcome("import os\nos.system('ls')", { owner: 'the curious one' });
    expect(events.at(-1)).toEqual({
      event: 'denied',
      detail: '_emscripten_system',
      owner: 'the curious one',
    });
  });
});

function start(): Engine {
  const patience = { startMs: 60_000, silenceMs: 3_000 };
  return new Engine({ workers: 1, log: (event) => events.push(event) }, (workers, listener) => {
    sandbox = new SandboxProcess({ workers, snapshots, patience }, listener);
    return sandbox;
  });
}

/** Expects that a caller notices the end of a process only by the delay. */
async function finishesAfter(signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
  await asked.engine.stop(0);
  asked = askOf(start());
  await asked.engine.ready();
  const owner = 'the one that hangs';
  const run = asked.outcome("for i in range(1_000_000): pass\nprint('done')", { owner });
  const pid = sandbox?.pid;
  if (typeof pid !== 'number') throw new Error('the sandbox has no process');
  process.kill(pid, signal);
  expect((await run).stdout).toBe('done\n');
  expect(asked.engine.status()).toMatchObject({ ready: true, workers: 2, restarts: 1 });
  expect(sandbox?.pid).not.toBe(pid);
}
