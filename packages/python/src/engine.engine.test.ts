import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPythonEngine } from './pool/engine.ts';
import { type Ask, askOf } from './promises/ask.ts';
import { promiseCases } from './promises/cases.ts';
import { promiseDeterminism } from './promises/determinism.ts';
import { promiseFacts } from './promises/facts.ts';
import { promiseIsolation } from './promises/isolation.ts';
import { promiseLargestAnswers } from './promises/largest-answers.ts';
import { promiseOutcomes } from './promises/outcomes.ts';

let asked: Ask;
const ask = () => asked;

beforeAll(async () => {
  const engine = createPythonEngine({ workers: 2 });
  asked = askOf(engine);
  await engine.ready();
}, 120_000);

afterAll(() => asked.engine.stop(0));

/** One engine for all promises: starting one takes seconds. */
describe('the Python engine', { timeout: 60_000 }, () => {
  promiseOutcomes(ask);
  promiseCases(ask);
  promiseFacts(ask);
  promiseLargestAnswers(ask);
  promiseDeterminism(ask);
  promiseIsolation(ask);

  it('drops a run that its caller does not want any more, and goes on', async () => {
    const controller = new AbortController();
    const source = "print('on')\nwhile True: pass";
    const run = ask().outcome(source, { signal: controller.signal, limits: { caseCpuMs: 20_000 } });
    await ask().outcome('print(1)');
    controller.abort();
    await expect(run).rejects.toMatchObject({ refusal: 'aborted' });
    expect((await ask().outcome("print('next')")).stdout).toBe('next\n');
  });
});
