import type { TextFile } from '@python-learning/domain';
import { walls } from '../limits.ts';
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
  let left: Left = { cpuMs: limits.submissionCpuMs, drawingBytes: walls.drawingsBytes };
  const first = await run(stepOf(submission, { inputs: submission.inputs, drawing: true }, left, 'shown'));
  const shown = first.outcome;
  const facts = factsOf(first);
  if (facts.syntaxError !== null) {
    return { shown, cases: cases.map((setup) => unparsed(shown, setup)), facts };
  }
  if (shown.kind === 'time-limit' || shown.kind === 'input-required') return { shown, cases: [], facts };
  const outcomes: EngineOutcome[] = [];
  left = leftAfter(left, first);
  for (const setup of cases) {
    if (endsAsShown(setup, submission, shown)) {
      const drawing = setup.drawing === true ? shown.drawing : null;
      outcomes.push({ ...shown, drawing, cpuMs: 0 });
      continue;
    }
    if (left.cpuMs < minUsefulMs || isOutOfTime(setup, outcomes.at(-1))) break;
    const result = await run(stepOf(submission, setup, left, 'case'));
    outcomes.push(result.outcome);
    left = leftAfter(left, result);
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
  const isBare = Object.keys(setup).every((name) => name === 'inputs' || name === 'drawing');
  return (
    isBare &&
    seed === shownSeed &&
    setup.inputs.length === inputs.length &&
    setup.inputs.every((line, at) => line === inputs[at])
  );
}

/** True for a walk after one that used all its time: each would cost as much again. */
function isOutOfTime({ walk }: CaseSetup, before: EngineOutcome | undefined): boolean {
  return walk !== undefined && before?.kind === 'time-limit' && before.walk === null;
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
    drawingBytes: 0,
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

/** What the runs of a submission may still use together. */
type Left = { cpuMs: number; drawingBytes: number };

function leftAfter(left: Left, { outcome, drawnBytes }: StepResult): Left {
  return { cpuMs: left.cpuMs - outcome.cpuMs, drawingBytes: left.drawingBytes - drawnBytes };
}

function stepOf(submission: Submission, setup: CaseSetup, left: Left, kind: 'shown' | 'case'): Step {
  return {
    source: submission.source,
    setup,
    files: mergedFiles(submission.files, setup.files ?? []),
    inputsAreComplete: kind === 'case' || submission.inputsAreComplete,
    wantsFacts: kind === 'shown',
    wantsClues: kind === 'shown' && submission.cases.some(({ walk }) => walk !== undefined),
    isRun: true,
    seed: seedOf(submission, setup, kind),
    clockMs: submission.clockMs,
    limits: submission.limits,
    cpuMs: Math.min(submission.limits.caseCpuMs, left.cpuMs),
    drawingBytes: Math.min(walls.drawingBytes, left.drawingBytes),
  };
}

/** A walk has chances of its own, and so may the shown run. */
function seedOf({ seed, shownSeed }: Submission, { walk }: CaseSetup, kind: 'shown' | 'case'): string {
  if (walk !== undefined) return `walk ${walk.chance}`;
  return kind === 'shown' ? shownSeed : seed;
}

function unparsed(shown: EngineOutcome, setup: CaseSetup): EngineOutcome {
  return { ...shown, unvaried: Object.keys(setup.vary ?? {}) };
}
