import type { PythonEngine } from '@python-learning/python';

/** An engine for tests that run no programs: it is always ready, and throws on a run. */
export function createIdleEngine(): PythonEngine {
  const refuse = async (): Promise<never> => {
    throw new Error('This test runs a program: give startTestApp an engine.');
  };
  return {
    run: refuse,
    trace: refuse,
    analyze: refuse,
    ready: async () => undefined,
    stop: async () => undefined,
    status: () => ({ ready: true, queued: 0, running: 0, workers: 1, restarts: 0 }),
  };
}
