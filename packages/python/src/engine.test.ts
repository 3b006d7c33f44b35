import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine } from './pool/engine.ts';
import { SandboxProcess } from './pool/sandbox-process.ts';
import { type Ask, askOf } from './promises/ask.ts';
import { promiseCases } from './promises/cases.ts';
import { promiseDeterminism } from './promises/determinism.ts';
import { promiseFacts } from './promises/facts.ts';
import { promiseHostility } from './promises/hostility.ts';
import { promiseIsolation } from './promises/isolation.ts';
import { promiseOutcomes } from './promises/outcomes.ts';

let asked: Ask;
let sandbox: SandboxProcess | null = null;
const ask = () => asked;

beforeAll(async () => {
  const engine = new Engine({ workers: 2 }, (workers, events) => {
    sandbox = new SandboxProcess(workers, events);
    return sandbox;
  });
  asked = askOf(engine);
  await engine.ready();
}, 120_000);

afterAll(() => asked.engine.stop(0));

/** One engine for all promises: starting one takes seconds. */
describe('the Python engine', { timeout: 60_000 }, () => {
  promiseOutcomes(ask);
  promiseCases(ask);
  promiseFacts(ask);
  promiseDeterminism(ask);
  promiseIsolation(ask);
  promiseHostility(ask);

  it('drops a run that its caller does not want any more, and goes on', async () => {
    const controller = new AbortController();
    const source = "print('on')\nwhile True: pass";
    const run = ask().outcome(source, { signal: controller.signal, limits: { caseCpuMs: 20_000 } });
    await ask().outcome('print(1)');
    controller.abort();
    await expect(run).rejects.toMatchObject({ refusal: 'aborted' });
    expect((await ask().outcome("print('next')")).stdout).toBe('next\n');
  });

  it('comes back when its sandbox is killed, and finishes what was under way', {
    timeout: 120_000,
  }, async () => {
    const run = ask().outcome("for i in range(200_000): pass\nprint('done')");
    const pid = sandbox?.pid;
    if (typeof pid !== 'number') throw new Error('the sandbox has no process');
    process.kill(pid, 'SIGKILL');
    expect((await run).stdout).toBe('done\n');
    expect(ask().engine.status()).toMatchObject({ ready: true, workers: 2 });
    expect(sandbox?.pid).not.toBe(pid);
  });
});
