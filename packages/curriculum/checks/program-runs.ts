import type { Limits, PythonEngine, RunReport } from '@python-learning/python';
import { type QuestionCase, questionCase } from '../src/question-checks.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { kept } from './kept.ts';

/** Runs programs. Every run is kept, so that none is made twice. */
export type ProgramRuns = {
  /** A program on its own. */
  alone(source: string, inputs: readonly string[]): Promise<RunReport>;
  /** A program in all the cases of a question. */
  inCases(question: QuestionContent, source: string): Promise<RunReport>;
  /** The same for a program with a mistake: it is stopped early, and only once when it can not be read at all. */
  ofMutant(question: QuestionContent, source: string): Promise<RunReport>;
};

/** Nothing is learnt from the rest of a program that never ends. */
const mutantLimits: Partial<Limits> = { caseCpuMs: 100, submissionCpuMs: 500 };

/** More than any machine of ours has cores, so that none of them waits. */
const owners = 16;

export function createProgramRuns(engine: PythonEngine): ProgramRuns {
  const reports = new Map<string, Promise<RunReport>>();
  let started = 0;
  /** The engine runs one program of an owner at a time. */
  const nextOwner = () => {
    started += 1;
    return `content-check-${started % owners}`;
  };
  const run = (
    source: string,
    inputs: readonly string[],
    cases: readonly QuestionCase[],
    limits: Partial<Limits> = {},
  ) => {
    const request = { seed: 'content-check', source, inputs, cases: cases.map(setupOf), limits };
    return kept(reports, JSON.stringify(request), () =>
      engine.run({ ...request, owner: nextOwner(), inputsAreComplete: true }),
    );
  };
  return {
    alone: (source, inputs) => run(source, inputs, []),
    inCases: (question, source) => run(source, inputsOf(question), casesOf(question)),
    ofMutant: async (question, source) => {
      const first = await run(source, inputsOf(question), [], mutantLimits);
      if (first.facts.syntaxError !== null) return first;
      return run(source, inputsOf(question), casesOf(question), mutantLimits);
    },
  };
}

function casesOf({ value }: QuestionContent): QuestionCase[] {
  return value.cases.map(questionCase);
}

/** The shown run takes the inputs of the first visible case. */
function inputsOf({ value }: QuestionContent): readonly string[] {
  return value.cases.find(({ visible }) => visible)?.inputs ?? [];
}

function setupOf({ inputs, vary, call, fakeRandom }: QuestionCase) {
  return {
    inputs,
    ...(vary === null ? {} : { vary }),
    ...(call === null ? {} : { call }),
    ...(fakeRandom === null ? {} : { fakeRandom }),
  };
}
