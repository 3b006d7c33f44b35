import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { afterAll } from 'vitest';

/** Starts the engine of a test file, which ends with its tests. */
export async function startEngine(): Promise<PythonEngine> {
  const engine = createPythonEngine({ workers: 1 });
  afterAll(() => engine.stop());
  await engine.ready();
  return engine;
}
