import type { Outcome, PythonEngine, RunReport, RunRequest } from '../types.ts';

/** An engine and short ways to ask it. The clock stands still, so that a run can be repeated. */
export type Ask = {
  engine: PythonEngine;
  report: (source: string, more?: Partial<RunRequest>) => Promise<RunReport>;
  outcome: (source: string, more?: Partial<RunRequest>) => Promise<Outcome>;
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
