import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  // Compares sums of processor time, both of the same work. The main thread takes part of the used time, too: it passes
  // messages and returns memory to the system.
  it.skipIf(!existsSync('/proc/self/stat')).each([
    [
      'grows more than is kept',
      { source: 'x = bytearray(150 * 2**20)', limits: { heapGrowthBytes: 200 * 2 ** 20 } },
    ],
    ['has to be ended with its thread', { source: 'sum(range(10**12))', limits: { caseCpuMs: 40 } }],
  ])('is charged in full to a run that %s', async (_, asked) => {
    // The spare threads start beside the first runs.
    await chargedForThree(asked);
    const before = usedByProgramsMs();
    const chargedMs = await chargedForThree(asked);
    const usedMs = usedByProgramsMs() - before;
    expect(chargedMs).toBeGreaterThan(0.75 * usedMs);
    expect(chargedMs).toBeLessThan(1.2 * usedMs);
  });

  it('is charged for the cleaning of what a run wrote', async () => {
    const large = await costOfSecond({ source: 'x = bytearray(b"x") * (60 * 2**20)', cases: 5 });
    const small = await costOfSecond({ source: 'x = bytearray(b"x")', cases: 5 });
    expect(large.lateMs).toBeGreaterThan(1);
    expect(small.lateMs).toBeLessThan(large.lateMs);
  });
});

type Asked = Pick<RunRequest, 'source' | 'limits'> & { cases?: number };

async function chargedForThree(asked: Asked): Promise<number> {
  let chargedMs = 0;
  for (let run = 0; run < 3; run += 1) {
    const { toldMs, lateMs } = await costOf(asked);
    chargedMs += toldMs + lateMs;
  }
  return chargedMs;
}

/** Cost of a run whose code is already compiled. */
async function costOfSecond(asked: Asked) {
  await costOf(asked);
  return costOf(asked);
}

/** CPU milliseconds that the report of a run tells, and those that come after it. */
async function costOf({ cases = 0, ...asked }: Asked): Promise<{ toldMs: number; lateMs: number }> {
  const { promise: lateMs, resolve: onCleaned } = Promise.withResolvers<number>();
  const { shown, cases: others } = await engine.run({
    owner: 'grower',
    inputs: [],
    seed: 's',
    // A case with the inputs of the shown run would not run.
    cases: Array.from({ length: cases }, (_, index) => ({ inputs: [`${index}`] })),
    ...asked,
    onCleaned,
  });
  const toldMs = [shown, ...others].reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  return { toldMs, lateMs: await lateMs };
}

/**
 * Processor time of the sandbox process, in milliseconds, without that of V8's helper threads: they compile for the
 * whole process, now and then for as long as all the runs take.
 */
function usedByProgramsMs(): number {
  const tasks = `/proc/${sandbox.pid}/task`;
  const helpers = readdirSync(tasks)
    .map((thread) => readFileSync(`${tasks}/${thread}/stat`, 'utf8'))
    .filter((state) => state.includes('(node-V8Worker)'));
  expect(helpers).not.toEqual([]);
  const process = readFileSync(`/proc/${sandbox.pid}/stat`, 'utf8');
  return helpers.reduce((leftMs, state) => leftMs - usedMsOf(state), usedMsOf(process));
}

/** Fields 14 and 15 of a state, in hundredths of a second, as milliseconds. */
function usedMsOf(state: string): number {
  const fields = state.slice(state.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}
