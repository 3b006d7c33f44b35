import type { PythonValue, RunReport } from '@python-learning/domain';
import { caseSetup, type PythonEngine } from '@python-learning/python';
import type { CorpusProgram } from '../../feedback/fixtures/corpus-file.ts';

/** Endless programs are stopped early: the rest of their run shows nothing new. */
const limits = { caseCpuMs: 300, submissionCpuMs: 3000 };

/** Runs a program of the corpus like a submission. */
export function runProgram(engine: PythonEngine, program: CorpusProgram): Promise<RunReport> {
  const { source, inputs, inputsAreComplete, cases } = program;
  return engine.run({
    owner: 'feedback-corpus',
    seed: 'feedback-corpus',
    source,
    inputs,
    inputsAreComplete,
    cases: cases.map((one) => caseSetup({ ...one, vary: one.vary as Vary })),
    limits,
  });
}

type Vary = Readonly<Record<string, PythonValue>> | null;
