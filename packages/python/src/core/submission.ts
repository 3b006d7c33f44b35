import type { CaseSetup, Limits, Outcome, RunReport, SourceFacts } from '../types.ts';
import { unexplained } from './answers/exception.ts';
import { noFacts } from './answers/source-facts.ts';
import type { Step, StepResult } from './run-step.ts';

/** A request with everything decided that its sender may leave open. */
export type Submission = {
  source: string;
  inputs: readonly string[];
  inputsAreComplete: boolean;
  cases: readonly CaseSetup[];
  seed: string;
  clockMs: number;
  limits: Limits;
};

/** Runs one step somewhere, in a clean interpreter. */
type StepRunner = (step: Step) => Promise<StepResult>;

/**
 * The shown run and then the cases, each in an interpreter of its own, until all are done or the processor time of
 * the submission is used up. A program that can not be read runs nowhere: every case has the same end. When the shown
 * run is out of time there are no cases: each would cost as much again.
 */
export async function runSubmission(submission: Submission, run: StepRunner): Promise<RunReport> {
  const { cases, limits } = submission;
  const first = await run(stepOf(submission, { inputs: submission.inputs }, limits.submissionCpuMs, 'shown'));
  const shown = first.outcome;
  const facts = factsOf(first);
  if (facts.syntaxError !== null) {
    return { shown, cases: cases.map((setup) => unparsed(shown, setup)), facts };
  }
  if (shown.kind === 'time-limit') return { shown, cases: [], facts };
  const outcomes: Outcome[] = [];
  let leftMs = limits.submissionCpuMs - shown.cpuMs;
  for (const setup of cases) {
    if (leftMs < leastUsefulMs) break;
    const { outcome } = await run(stepOf(submission, setup, leftMs, 'case'));
    outcomes.push(outcome);
    leftMs -= outcome.cpuMs;
  }
  return { shown, cases: outcomes, facts };
}

/** A step that only reads the program. */
export function analysisStep(source: string, limits: Limits): Step {
  return {
    source,
    setup: { inputs: [] },
    inputsAreComplete: true,
    wantsFacts: true,
    isRun: false,
    seed: '',
    clockMs: 0,
    limits,
    cpuMs: limits.caseCpuMs,
  };
}

/**
 * The facts of a step that wanted them. A program that could not be read within the limits of its run is one that can
 * not be read: that nothing is known of it must not look as if nothing stood in it.
 */
export function factsOf({ facts, outcome }: Pick<StepResult, 'facts' | 'outcome'>): SourceFacts {
  return facts ?? noFacts(outcome.exception ?? unexplained('MemoryError'));
}

/** With less time than this left, a case would only be stopped before it could say anything. */
const leastUsefulMs = 20;

function stepOf(submission: Submission, setup: CaseSetup, leftMs: number, kind: 'shown' | 'case'): Step {
  return {
    source: submission.source,
    setup,
    inputsAreComplete: kind === 'case' || submission.inputsAreComplete,
    wantsFacts: kind === 'shown',
    isRun: true,
    seed: submission.seed,
    clockMs: submission.clockMs,
    limits: submission.limits,
    cpuMs: Math.min(submission.limits.caseCpuMs, leftMs),
  };
}

function unparsed(shown: Outcome, setup: CaseSetup): Outcome {
  return { ...shown, unvaried: Object.keys(setup.vary ?? {}) };
}
