import type { TextFile } from '@python-learning/domain';
import type { CaseSetup, EngineFacts, EngineOutcome, EngineReport, Limits } from '../types.ts';
import { unexplained } from './answers/exception.ts';
import { noFacts } from './answers/source-facts.ts';
import { mergedFiles } from './files/program-files.ts';
import type { Step, StepResult } from './run-step.ts';

/** A request whose optional fields are all filled in. */
export type Submission = {
  source: string;
  inputs: readonly string[];
  inputsAreComplete: boolean;
  cases: readonly CaseSetup[];
  files: readonly TextFile[];
  seed: string;
  shownSeed: string;
  clockMs: number;
  limits: Limits;
};

/** Runs one step in a clean interpreter. */
type StepRunner = (step: Step) => Promise<StepResult>;

/**
 * Runs the shown run, then the test cases, each in a clean interpreter, until all are done or the CPU time of the
 * submission is used up. A case that must end as the shown run did gets its outcome without another run. A program that cannot be read is not run: every test case gets the same outcome. No test case
 * runs when the shown run hits its time limit, because each would cost as much again, nor when it waits for a line, because
 * a waiting run is not judged.
 */
export async function runSubmission(submission: Submission, run: StepRunner): Promise<EngineReport> {
  const { cases, limits } = submission;
  const first = await run(stepOf(submission, { inputs: submission.inputs }, limits.submissionCpuMs, 'shown'));
  const shown = first.outcome;
  const facts = factsOf(first);
  if (facts.syntaxError !== null) {
    return { shown, cases: cases.map((setup) => unparsed(shown, setup)), facts };
  }
  if (shown.kind === 'time-limit' || shown.kind === 'input-required') return { shown, cases: [], facts };
  const outcomes: EngineOutcome[] = [];
  let leftMs = limits.submissionCpuMs - shown.cpuMs;
  for (const setup of cases) {
    if (endsAsShown(setup, submission, shown)) {
      outcomes.push({ ...shown, cpuMs: 0 });
      continue;
    }
    if (leftMs < minUsefulMs) break;
    const { outcome } = await run(stepOf(submission, setup, leftMs, 'case'));
    outcomes.push(outcome);
    leftMs -= outcome.cpuMs;
  }
  return { shown, cases: outcomes, facts };
}

/**
 * True for a case that sets nothing but the input lines of a shown run that ended by itself: source, inputs, files,
 * seed and clock decide all that such a run does, except for the addresses of objects in memory. A run that a limit ended is no
 * evidence, because the limits of a case are lower by the time that is used.
 */
function endsAsShown(
  setup: CaseSetup,
  { inputs, seed, shownSeed }: Submission,
  shown: EngineOutcome,
): boolean {
  if (shown.kind !== 'finished' && shown.kind !== 'python-error') return false;
  const isBare = Object.keys(setup).every((name) => name === 'inputs');
  return (
    isBare &&
    seed === shownSeed &&
    setup.inputs.length === inputs.length &&
    setup.inputs.every((line, at) => line === inputs[at])
  );
}

/** A step that only reads the program. */
export function analysisStep(source: string, limits: Limits): Step {
  return {
    source,
    setup: { inputs: [] },
    files: [],
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
 * Returns the facts of a step that requested them. A program that could not be read within its limits counts as
 * unreadable, because missing facts must not look like an empty program.
 */
export function factsOf({ facts, outcome }: Pick<StepResult, 'facts' | 'outcome'>): EngineFacts {
  return facts ?? noFacts(outcome.exception ?? unexplained('MemoryError'));
}

/** With less CPU time left, a test case would be stopped before it could produce anything. */
const minUsefulMs = 20;

function stepOf(submission: Submission, setup: CaseSetup, leftMs: number, kind: 'shown' | 'case'): Step {
  return {
    source: submission.source,
    setup,
    files: mergedFiles(submission.files, setup.files ?? []),
    inputsAreComplete: kind === 'case' || submission.inputsAreComplete,
    wantsFacts: kind === 'shown',
    isRun: true,
    seed: kind === 'shown' ? submission.shownSeed : submission.seed,
    clockMs: submission.clockMs,
    limits: submission.limits,
    cpuMs: Math.min(submission.limits.caseCpuMs, leftMs),
  };
}

function unparsed(shown: EngineOutcome, setup: CaseSetup): EngineOutcome {
  return { ...shown, unvaried: Object.keys(setup.vary ?? {}) };
}
