import type { RunReport, TextFile } from '@python-learning/domain';
import { caseSetup, type Limits, type PythonEngine } from '@python-learning/python';
import type { QuestionCase } from '../src/question-checks.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { memoize } from './memoize.ts';

/** Runs programs, and memoizes every run. */
export type ProgramRuns = {
  alone(source: string, inputs: readonly string[]): Promise<RunReport>;
  /** The same for a program with a mistake: low limits. */
  mutantAlone(source: string, inputs: readonly string[]): Promise<RunReport>;
  /** Runs a program in all the cases of a question. */
  inCases(question: QuestionContent, source: string): Promise<RunReport>;
  /** The same for a program with a mistake: low limits, and one run only if it does not parse. */
  ofMutant(question: QuestionContent, source: string): Promise<RunReport>;
};

/** Limits in ms. The rest of an endless program tells nothing. */
const mutantLimits: Partial<Limits> = { caseCpuMs: 100, submissionCpuMs: 500 };

/** More than any of our machines has cores, so that no core is idle. */
const owners = 16;

export function createProgramRuns(engine: PythonEngine): ProgramRuns {
  const reports = new Map<string, Promise<RunReport>>();
  let started = 0;
  /** Rotates owners, because the engine runs one program of an owner at a time. */
  const nextOwner = () => {
    started += 1;
    return `content-check-${started % owners}`;
  };
  const run = (
    source: string,
    inputs: readonly string[],
    cases: readonly QuestionCase[],
    files: readonly TextFile[],
    limits: Partial<Limits> = {},
  ) => {
    const request = {
      seed: 'content-check',
      source,
      inputs,
      cases: cases.map((one) => caseSetup(one)),
      files,
      limits,
    };
    return memoize(reports, JSON.stringify(request), () =>
      engine.run({ ...request, owner: nextOwner(), inputsAreComplete: true }),
    );
  };
  return {
    alone: (source, inputs) => run(source, inputs, [], []),
    mutantAlone: (source, inputs) => run(source, inputs, [], [], mutantLimits),
    inCases: (question, source) => run(source, inputsOf(question), question.value.cases, question.dataFiles),
    ofMutant: async (question, source) => {
      const first = await run(source, inputsOf(question), [], question.dataFiles, mutantLimits);
      if (first.facts.syntaxError !== null) return first;
      return run(source, inputsOf(question), question.value.cases, question.dataFiles, mutantLimits);
    },
  };
}

/** Returns the inputs of the shown run: those of the first visible case. */
function inputsOf({ value }: QuestionContent): readonly string[] {
  return value.cases.find(({ visible }) => visible)?.inputs ?? [];
}
