import { afterAll, beforeAll, describe } from 'vitest';
import { type Ask, askOf } from '../conformance/ask.ts';
import { drawingsConformance } from '../conformance/drawings.ts';
import { kolamConformance, turtleConformance } from '../conformance/turtle.ts';
import { createPythonEngine } from './pool/engine.ts';

let asked: Ask;

beforeAll(async () => {
  asked = askOf(createPythonEngine({ workers: 1 }));
  await asked.engine.ready();
}, 120_000);

afterAll(() => asked.engine.stop(0));

describe('the Python engine', { timeout: 120_000 }, () => {
  drawingsConformance(() => asked);
  turtleConformance(() => asked);
  kolamConformance(() => asked);
});
