import type { CaseSetup, Limits, Outcome, RunReport } from '../types.ts';
import { noFacts } from './answer.ts';
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
 * the submission is used up. A program that does not parse runs nowhere: every case has the same error.
 */
export async function runSubmission(submission: Submission, run: StepRunner): Promise<RunReport> {
  const { cases, limits } = submission;
  const first = await run(stepOf(submission, { inputs: submission.inputs }, limits.submissionCpuMs, 'shown'));
  const shown = first.outcome;
  const facts = first.facts ?? noFacts(null);
  if (facts.syntaxError !== null) {
    return { shown, cases: cases.map((setup) => unparsed(shown, setup)), facts };
  }
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
