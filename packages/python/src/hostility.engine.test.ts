import { afterAll, beforeAll, describe } from 'vitest';
import { createPythonEngine } from './pool/engine.ts';
import { type Ask, askOf } from './promises/ask.ts';
import { promiseHonesty } from './promises/honesty.ts';
import { promiseHostility } from './promises/hostility.ts';

let asked: Ask;

beforeAll(async () => {
  asked = askOf(createPythonEngine({ workers: 1 }));
  await asked.engine.ready();
}, 120_000);

afterAll(() => asked.engine.stop(0));

describe('the Python engine', { timeout: 120_000 }, () => {
  promiseHostility(() => asked);
  promiseHonesty(() => asked);
});
