import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunRequest } from '../types.ts';
import { Engine } from './engine.ts';
import { chooseSandboxAccess } from './sandbox-access.ts';
import { SandboxProcess } from './sandbox-process.ts';
import { SnapshotFile } from './snapshot-file.ts';

let engine: Engine;
let sandbox: SandboxProcess;

beforeAll(async () => {
  const access = chooseSandboxAccess({ reservedUsers: [] }, () => undefined);
  engine = new Engine({ workers: 1 }, (workers, events) => {
    sandbox = new SandboxProcess(
      { workers, snapshots: new SnapshotFile(access.files.cache), access },
      events,
    );
    return sandbox;
  });
  await engine.ready();
}, 120_000);

afterAll(() => engine.stop(0));

describe('processor time', { timeout: 120_000 }, () => {
  // Compares sums of processor time, both of the same work. The rest of the process takes part of the used time, too:
  // it passes messages and returns memory to the system.
  it.skipIf(!existsSync('/proc/self/stat')).each([
    [
      'grows more than is kept',
      { source: 'x = bytearray(150 * 2**20)', limits: { heapGrowthBytes: 200 * 2 ** 20 } },
    ],
    ['has to be ended with its thread', { source: 'sum(range(10**12))', limits: { caseCpuMs: 40 } }],
  ])('is charged in full to a run that %s', async (_, asked) => {
    await costOf(asked);
    const before = usedByProcessMs();
    let chargedMs = 0;
    for (let run = 0; run < 3; run += 1) {
      const { toldMs, lateMs } = await costOf(asked);
      chargedMs += toldMs + lateMs;
    }
    const usedMs = usedByProcessMs() - before;
    expect(chargedMs).toBeGreaterThan(0.6 * usedMs);
    expect(chargedMs).toBeLessThan(1.2 * usedMs);
  });

  it('is charged for the cleaning of what a run wrote', async () => {
    const asked = { source: 'x = bytearray(b"x") * (60 * 2**20)', cases: 5 };
    await costOf(asked);
    const large = await costOf(asked);
    expect(large.lateMs).toBeGreaterThan(1);
    const small = await costOf({ source: 'x = bytearray(b"x")', cases: 5 });
    expect(small.lateMs).toBeLessThan(large.lateMs);
  });
});

type Asked = Pick<RunRequest, 'source' | 'limits'> & { cases?: number };

/** CPU milliseconds that the report of a run tells, and those that come after it. */
async function costOf({ cases = 1, ...asked }: Asked): Promise<{ toldMs: number; lateMs: number }> {
  const { promise: lateMs, resolve: onCleaned } = Promise.withResolvers<number>();
  const { shown, cases: others } = await engine.run({
    owner: 'grower',
    inputs: [],
    seed: 's',
    cases: Array.from({ length: cases }, () => ({ inputs: [] })),
    ...asked,
    onCleaned,
  });
  const toldMs = [shown, ...others].reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  return { toldMs, lateMs: await lateMs };
}

/** Processor time of the sandbox process, in milliseconds: fields 14 and 15 of its state, in hundredths of a second. */
function usedByProcessMs(): number {
  const state = readFileSync(`/proc/${sandbox.pid}/stat`, 'utf8');
  const fields = state.slice(state.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}
