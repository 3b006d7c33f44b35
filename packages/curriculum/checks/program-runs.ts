import type { RunReport, TextFile, WalkSettings } from '@python-learning/domain';
import { type CaseSetup, type Limits, type PythonEngine, taskSetups } from '@python-learning/python';
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
    cases: readonly CaseSetup[],
    files: readonly TextFile[],
    limits: Partial<Limits> = {},
  ) => {
    const request = {
      seed: 'content-check',
      source,
      inputs,
      cases,
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
    inCases: async (question, source) =>
      shownReport(
        question,
        await run(source, inputsOf(question), taskSetups(question.value), question.dataFiles),
      ),
    ofMutant: async (question, source) => {
      const first = await run(source, inputsOf(question), [], question.dataFiles, mutantLimits);
      if (first.facts.syntaxError !== null) return first;
      const { dataFiles, value } = question;
      return shownReport(
        question,
        await run(source, inputsOf(question), taskSetups(value), dataFiles, mutantLimits),
      );
    },
  };
}

/** Returns the inputs of the shown run: those of the first visible case. */
function inputsOf({ value }: QuestionContent): readonly string[] {
  return value.cases.find(({ visible }) => visible)?.inputs ?? [];
}

/** Nothing is left to chance in a check: where the first visible case sets what is drawn, that case is shown. */
function shownReport({ value }: QuestionContent, report: RunReport): RunReport {
  const first = value.cases.findIndex(({ visible }) => visible);
  const isSet = (value.cases[first]?.fakeRandom ?? null) !== null;
  return isSet ? { ...report, shown: report.cases[first] ?? report.shown } : playedReport(value, report);
}

/**
 * Nobody types in a check: what is shown of a program that is played is a walk that ended, as if a learner had found the
 * answers that end it.
 */
export function playedReport(task: PlayedTask, report: RunReport): RunReport {
  const walks = report.cases.slice(task.cases.length);
  const [first] = walks;
  if (task.walks == null || first === undefined || report.facts.syntaxError !== null) return report;
  const ended = walks.find(({ kind }) => kind === 'finished');
  const { drawing } = report.shown;
  return { ...report, shown: { ...(ended ?? { ...first, kind: 'finished', exception: null }), drawing } };
}

type PlayedTask = { cases: readonly unknown[]; walks?: WalkSettings | null | undefined };
