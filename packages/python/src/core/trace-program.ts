import type { Trace, TraceEnd, TraceStep } from '@python-learning/domain';
import { walls } from '../limits.ts';
import type { EngineOutcome } from '../types.ts';
import type { Step, StepResult } from './run-step.ts';
import type { Submission } from './submission.ts';

/** Steps that are shown before the end of a long program. */
const lastSteps = 20;

export type TracedProgram = { trace: Trace; cpuMs: number };

/**
 * Runs a program and records its first steps. A longer program that ended by itself runs once more for its last steps:
 * source, inputs, seed and clock decide all that it does.
 */
export async function traceProgram(
  submission: Submission,
  run: (step: Step) => Promise<StepResult>,
): Promise<TracedProgram> {
  const { limits } = submission;
  const first = await run(stepFrom(submission, { first: 0, most: walls.traceSteps }, limits.submissionCpuMs));
  const { outcome } = first;
  const end = endOf(outcome);
  const { steps = [], lines = {}, count = 0 } = first.trace ?? {};
  const drawing = outcome.drawing === null ? {} : { drawing: outcome.drawing };
  const isLong = count > steps.length && (end === 'finished' || end === 'error');
  if (!isLong) {
    const trace = {
      steps: ended(steps, outcome),
      lastSteps: [],
      count: Math.max(1, count),
      lines,
      end,
      ...drawing,
    };
    return { trace, cpuMs: outcome.cpuMs };
  }
  const window = { first: Math.max(steps.length, count - lastSteps), most: lastSteps };
  const again = await run(stepFrom(submission, window, limits.submissionCpuMs - outcome.cpuMs));
  const last = endOf(again.outcome) === end ? (again.trace?.steps ?? []) : [];
  return {
    trace: { steps, lastSteps: last.length === 0 ? [] : ended(last, outcome), count, lines, end, ...drawing },
    cpuMs: outcome.cpuMs + again.outcome.cpuMs,
  };
}

function stepFrom(submission: Submission, trace: { first: number; most: number }, leftMs: number): Step {
  const { source, inputs, files, inputsAreComplete, shownSeed, clockMs, limits } = submission;
  return {
    source,
    setup: { inputs, drawing: true },
    files,
    inputsAreComplete,
    wantsFacts: false,
    isRun: true,
    seed: shownSeed,
    clockMs,
    limits,
    trace,
    cpuMs: Math.min(limits.caseCpuMs, leftMs),
    drawingBytes: walls.drawingBytes,
  };
}

/** Adds the error of a program to its last step. A program that never began has one step. */
function ended(steps: readonly TraceStep[], { exception }: EngineOutcome): readonly TraceStep[] {
  const last = steps.at(-1) ?? nothingRan;
  const raised = exception === null ? {} : { raised: { type: exception.type, message: exception.message } };
  return [...steps.slice(0, -1), { ...last, ...raised }];
}

const nothingRan: TraceStep = {
  ran: null,
  next: null,
  whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' },
};

/** The trace of a program of which nothing was recorded. */
export const noTrace: Trace = { steps: [nothingRan], lastSteps: [], count: 1, lines: {}, end: 'stopped' };

function endOf({ kind }: EngineOutcome): TraceEnd {
  if (kind === 'finished') return 'finished';
  if (kind === 'python-error') return 'error';
  return kind === 'input-required' ? 'waiting' : 'stopped';
}
