import type { EngineOutcome, EngineReport, PythonEngine, RunRequest } from '../src/types.ts';

/** An engine with shortcuts to run programs. The program's clock stands still, so that a run is repeatable. */
export type Ask = {
  engine: PythonEngine;
  report: (source: string, more?: Partial<RunRequest>) => Promise<EngineReport>;
  outcome: (source: string, more?: Partial<RunRequest>) => Promise<EngineOutcome>;
};

let lastOwner = 0;

export function askOf(engine: PythonEngine): Ask {
  const report = (source: string, more: Partial<RunRequest> = {}) => {
    lastOwner += 1;
    const request = {
      owner: `learner ${lastOwner}`,
      source,
      inputs: [],
      seed: 'seed',
      clockMs: 1_700_000_000_000,
    };
    return engine.run({ ...request, ...more });
  };
  return { engine, report, outcome: async (source, more) => (await report(source, more)).shown };
}
