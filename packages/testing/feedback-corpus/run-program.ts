import type { CaseSetup, PythonEngine, PythonValue, RunReport } from '@python-learning/python';
import type { CorpusCase, CorpusProgram } from '../../feedback/fixtures/corpus-file.ts';

/** Programs that never end are stopped early: nothing is learnt from the rest. */
const limits = { caseCpuMs: 300, submissionCpuMs: 3000 };

/** Runs a program of the corpus as a submission would be run. */
export function runProgram(engine: PythonEngine, program: CorpusProgram): Promise<RunReport> {
  const { source, inputs, inputsAreComplete, cases } = program;
  return engine.run({
    owner: 'feedback-corpus',
    seed: 'feedback-corpus',
    source,
    inputs,
    inputsAreComplete,
    cases: cases.map(setupOf),
    limits,
  });
}

function setupOf({ inputs, call, vary, fakeRandom }: CorpusCase): CaseSetup {
  return {
    inputs,
    ...(call === null ? {} : { call }),
    ...(vary === null ? {} : { vary: vary as Readonly<Record<string, PythonValue>> }),
    ...(fakeRandom === null ? {} : { fakeRandom }),
  };
}
