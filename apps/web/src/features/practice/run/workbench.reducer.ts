import type { RunResult } from '@python-learning/contract';

/** Why a run gave no result. `sentence` and `output` are what the server said, when it did. */
export type RunFailure =
  | { kind: 'offline' }
  | { kind: 'refused'; sentence: string | null; output: string | null };

/** A program on its way: `inputs` are all lines typed so far. */
export type Attempt = { code: string; inputs: readonly string[] };

/**
 * idle → running → idle, with a result
 *            │ ↘ failed → running (retry, with the same attempt)
 *            │ ↘ stopped → running
 *            ↘ waiting (for a line of input) → running (the same code, one line more)
 */
export type Phase =
  | { kind: 'idle' }
  | { kind: 'running'; attempt: Attempt; transcript: string }
  | { kind: 'waiting'; attempt: Attempt; transcript: string }
  | { kind: 'failed'; attempt: Attempt; failure: RunFailure }
  | { kind: 'stopped' };

/** The learner's work on one coding question. */
export type Workbench = {
  starter: string;
  code: string;
  phase: Phase;
  /** What the last finished run said; it goes when the next one begins. */
  result: RunResult | null;
  /** The code that `result` speaks of. */
  resultCode: string | null;
  /** Output kept from an earlier visit, shown until something runs. */
  rememberedOutput: string | null;
  /** The code before the last change that was not typed. */
  undo: { code: string; reason: 'fix' | 'reset' } | null;
  isSolved: boolean;
  solutionNote: string | null;
};

export type WorkbenchAction =
  | { type: 'edited'; code: string }
  | { type: 'started'; attempt: Attempt }
  | { type: 'finished'; result: RunResult }
  | { type: 'failed'; failure: RunFailure }
  | { type: 'stopped' }
  | { type: 'fixed'; code: string }
  | { type: 'reset' }
  | { type: 'undone' };

export type WorkbenchStart = Pick<
  Workbench,
  'starter' | 'code' | 'rememberedOutput' | 'isSolved' | 'solutionNote'
>;

export function openWorkbench(start: WorkbenchStart): Workbench {
  return { ...start, phase: { kind: 'idle' }, result: null, resultCode: null, undo: null };
}

export function workbenchReducer(bench: Workbench, action: WorkbenchAction): Workbench {
  switch (action.type) {
    case 'edited':
      return bench.code === action.code ? bench : { ...bench, code: action.code, undo: null };
    case 'started':
      return start(bench, action.attempt);
    case 'finished':
      return bench.phase.kind === 'running' ? finish(bench, bench.phase.attempt, action.result) : bench;
    case 'failed':
      return bench.phase.kind === 'running'
        ? { ...bench, phase: { kind: 'failed', attempt: bench.phase.attempt, failure: action.failure } }
        : bench;
    case 'stopped':
      return bench.phase.kind === 'running' || bench.phase.kind === 'waiting'
        ? { ...bench, phase: { kind: 'stopped' } }
        : bench;
    case 'fixed':
      return { ...bench, code: action.code, undo: { code: bench.code, reason: 'fix' } };
    case 'reset':
      return bench.code === bench.starter
        ? bench
        : { ...bench, code: bench.starter, undo: { code: bench.code, reason: 'reset' } };
    case 'undone':
      return bench.undo === null ? bench : { ...bench, code: bench.undo.code, undo: null };
  }
}

/** The next attempt of a program that waits for a line, or null for a blank line, which is ignored. */
export function answerInput(phase: Phase, line: string): Attempt | null {
  if (phase.kind !== 'waiting' || line.trim() === '') {
    return null;
  }
  return { code: phase.attempt.code, inputs: [...phase.attempt.inputs, line] };
}

function start(bench: Workbench, attempt: Attempt): Workbench {
  const typed = attempt.inputs.at(-1);
  const goesOn = bench.phase.kind === 'waiting' && typed !== undefined;
  const transcript = goesOn && bench.phase.kind === 'waiting' ? `${bench.phase.transcript}${typed}\n` : '';
  return {
    ...bench,
    phase: { kind: 'running', attempt, transcript },
    result: null,
    resultCode: null,
    rememberedOutput: null,
  };
}

function finish(bench: Workbench, attempt: Attempt, result: RunResult): Workbench {
  if (result.status === 'input_required') {
    const transcript = result.stdout_so_far ?? result.output;
    return { ...bench, phase: { kind: 'waiting', attempt, transcript } };
  }
  return {
    ...bench,
    phase: { kind: 'idle' },
    result,
    resultCode: attempt.code,
    isSolved: bench.isSolved || result.is_correct,
    solutionNote: result.solution_note ?? bench.solutionNote,
  };
}
