import type { RunResult } from '@python-learning/contract';

/**
 * Why a run gave no result. `sentence` and `output` are what the server said, when it did; `waitMs` is how long it
 * wants to be left alone before the run is tried again by itself, null when it is not tried again. `paused`: the wait is
 * too long to sit through, and trying again before its end is refused.
 */
export type RunFailure =
  | { kind: 'offline' }
  | { kind: 'busy'; sentence: string | null; waitMs: number | null }
  | { kind: 'paused'; sentence: string | null }
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

/** Code that can be had back, and why it went. */
export type Undo = { code: string; reason: 'fix' | 'reset' | 'newer' };

/** Newer code for the same task, written elsewhere. */
export type Offer = { code: string; from: 'tab' | 'device' };

/** The learner's work on one task. */
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
  undo: Undo | null;
  offer: Offer | null;
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
  | { type: 'undone' }
  | { type: 'offered'; offer: Offer }
  | { type: 'took-offer' }
  | { type: 'refused-offer' };

export type WorkbenchStart = Pick<
  Workbench,
  'starter' | 'code' | 'rememberedOutput' | 'isSolved' | 'solutionNote'
> & {
  /** Code of this device that something newer has taken the place of, or null. */
  setAside: string | null;
  /** A program of an earlier visit that waits for a line. */
  paused?: PausedRun | null;
};

/** A program that waits for a line, and what it has shown. */
export type PausedRun = { attempt: Attempt; transcript: string };

export function openWorkbench({ setAside, paused = null, ...start }: WorkbenchStart): Workbench {
  return {
    ...start,
    phase: paused === null ? { kind: 'idle' } : { kind: 'waiting', ...paused },
    result: null,
    resultCode: null,
    undo: setAside === null ? null : { code: setAside, reason: 'newer' },
    offer: null,
  };
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
      return isUnderWay(bench.phase) ? { ...bench, phase: { kind: 'stopped' } } : bench;
    case 'fixed':
      return replace(bench, action.code, 'fix');
    case 'reset':
      return replace(bench, bench.starter, 'reset');
    case 'undone':
      return bench.undo === null ? bench : { ...bench, code: bench.undo.code, undo: null };
    case 'offered':
      return bench.code === action.offer.code ? bench : { ...bench, offer: action.offer };
    case 'took-offer':
      return bench.offer === null ? bench : { ...replace(bench, bench.offer.code, 'newer'), offer: null };
    case 'refused-offer':
      return { ...bench, offer: null };
  }
}

/** The next attempt of a program that waits for a line, or null for a blank line, which is ignored. */
export function answerInput(phase: Phase, line: string): Attempt | null {
  if (phase.kind !== 'waiting' || line.trim() === '') {
    return null;
  }
  return { code: phase.attempt.code, inputs: [...phase.attempt.inputs, line] };
}

/** A wait before the next try counts: it can be given up. */
function isUnderWay(phase: Phase): boolean {
  return phase.kind === 'running' || phase.kind === 'waiting' || phase.kind === 'failed';
}

function replace(bench: Workbench, code: string, reason: Undo['reason']): Workbench {
  return bench.code === code ? bench : { ...bench, code, undo: { code: bench.code, reason } };
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
