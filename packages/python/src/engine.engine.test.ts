import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf } from '../conformance/ask.ts';
import { casesConformance } from '../conformance/cases.ts';
import { determinismConformance } from '../conformance/determinism.ts';
import { drawingsConformance } from '../conformance/drawings.ts';
import { endOfInputConformance } from '../conformance/end-of-input.ts';
import { factsConformance } from '../conformance/facts.ts';
import { filesConformance } from '../conformance/files.ts';
import { isolationConformance } from '../conformance/isolation.ts';
import { largestAnswersConformance } from '../conformance/largest-answers.ts';
import { outcomesConformance } from '../conformance/outcomes.ts';
import { createPythonEngine } from './pool/engine.ts';

let asked: Ask;
const ask = () => asked;

beforeAll(async () => {
  const engine = createPythonEngine({ workers: 2 });
  asked = askOf(engine);
  await engine.ready();
}, 120_000);

afterAll(() => asked.engine.stop(0));

/** All conformance tests share one engine: starting one takes seconds. */
describe('the Python engine', { timeout: 60_000 }, () => {
  outcomesConformance(ask);
  drawingsConformance(ask);
  endOfInputConformance(ask);
  casesConformance(ask);
  factsConformance(ask);
  filesConformance(ask);
  largestAnswersConformance(ask);
  determinismConformance(ask);
  isolationConformance(ask);

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
