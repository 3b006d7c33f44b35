import type { EndedRun, RunResult } from '@python-learning/contract';
import type { Drawing } from '@python-learning/domain';
import type { LastRun } from './last-run.ts';

/**
 * Why a run gave no result. `sentence` and `output` are the server's, null if it sent none. `waitMs` is the time until
 * the automatic retry, null if there is none. `paused`: the wait is too long for an automatic retry, and the server
 * refuses a retry before its end.
 */
export type RunFailure =
  | { kind: 'unanswered' }
  | { kind: 'busy'; sentence: string | null; waitMs: number | null }
  | { kind: 'paused'; sentence: string | null }
  | { kind: 'refused'; sentence: string | null; output: string | null };

/**
 * A program sent to run. `inputs` are all lines typed so far; `inputsAreComplete` once the learner said that no further
 * line comes. `isPlay` asks for no verdict. `chance` decides what `random` draws, the same in all runs of a dialogue.
 */
export type Attempt = {
  code: string;
  inputs: readonly string[];
  inputsAreComplete?: true;
  isPlay?: true;
  chance?: number;
};

/**
 * idle → running → idle, with a result
 *            │ ↘ failed → running (retry, with the same attempt)
 *            │ ↘ stopped → running
 *            ↘ waiting (for a line of input) → running (the same code, further lines or the end of the input)
 */
export type Phase =
  | { kind: 'idle' }
  | { kind: 'running'; attempt: Attempt; transcript: string; drawing?: Drawing }
  /**
   * `newFrom`: index in the transcript where the output since the last typed line begins. `drawing`: what the program drew
   * before it asked; missing if it drew nothing.
   */
  | { kind: 'waiting'; attempt: Attempt; transcript: string; newFrom: number; drawing?: Drawing }
  | { kind: 'failed'; attempt: Attempt; transcript: string; failure: RunFailure }
  | { kind: 'stopped' };

export type DialoguePhase = Extract<Phase, { kind: 'waiting' | 'running' }>;

/** Code that can be restored, and why it was replaced. */
export type Undo = { code: string; reason: 'fix' | 'reset' | 'newer' | 'solution' };

/** Newer code for the same task, written elsewhere. */
export type Offer = { code: string; from: 'tab' | 'device' };

/** The learner's work on one task. */
export type Workbench = {
  starter: string;
  code: string;
  phase: Phase;
  /** The result of the last finished run; null once the next one starts. */
  result: EndedRun | null;
  /** The code that `result` is about. */
  resultCode: string | null;
  /** The lines that were typed in the run of `result`. */
  resultInputs: readonly string[];
  /** The chances of the run of `result`; missing for a program without chance. */
  resultChance?: number | undefined;
  /** Output saved by an earlier visit, shown until the next run. */
  rememberedOutput: string | null;
  /** The code before the last change that was not typed. */
  undo: Undo | null;
  offer: Offer | null;
  isSolved: boolean;
  /** The code of the newest solution; null before one is known. */
  solvedCode: string | null;
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
  | { type: 'went-back' }
  | { type: 'undone' }
  | { type: 'offered'; offer: Offer }
  | { type: 'took-offer' }
  | { type: 'refused-offer' };

export type WorkbenchStart = Pick<
  Workbench,
  'starter' | 'code' | 'rememberedOutput' | 'isSolved' | 'solutionNote'
> & {
  solvedCode?: string | null;
  /** This device's code if newer code has replaced it, or null. */
  setAside: string | null;
  /** Code that another device saved while this device had other code, between which the learner chooses. */
  offer?: Offer | null;
  /** The last run of an earlier visit. */
  last?: LastRun | null;
  /** A program of an earlier visit that waits for a line. */
  paused?: PausedRun | null;
};

/** A program that waits for a line, and its output so far. */
export type PausedRun = { attempt: Attempt; transcript: string };

export function openWorkbench({
  setAside,
  solvedCode = null,
  offer = null,
  last = null,
  paused = null,
  ...start
}: WorkbenchStart): Workbench {
  return {
    ...start,
    solvedCode,
    phase: paused === null ? { kind: 'idle' } : { kind: 'waiting', newFrom: 0, ...paused },
    result: last?.result ?? null,
    resultCode: last?.code ?? null,
    resultInputs: last?.inputs ?? [],
    resultChance: last?.chance,
    undo: setAside === null ? null : { code: setAside, reason: 'newer' },
    offer,
  };
}

export function workbenchReducer(bench: Workbench, action: WorkbenchAction): Workbench {
  switch (action.type) {
    case 'edited':
      return bench.code === action.code ? bench : { ...bench, code: action.code, undo: null };
    case 'started':
      return start(bench, action.attempt);
    case 'finished':
      return bench.phase.kind === 'running' ? finish(bench, bench.phase, action.result) : bench;
    case 'failed':
      return bench.phase.kind === 'running'
        ? { ...bench, phase: { ...bench.phase, kind: 'failed', failure: action.failure } }
        : bench;
    case 'stopped':
      return isUnderWay(bench.phase) ? { ...bench, phase: { kind: 'stopped' } } : bench;
    case 'fixed':
      return replace(bench, action.code, 'fix');
    case 'reset':
      return replace(bench, bench.starter, 'reset');
    case 'went-back':
      return bench.solvedCode === null ? bench : replace(bench, bench.solvedCode, 'solution');
    case 'undone':
      return bench.undo === null ? bench : takeBack(bench, bench.undo);
    case 'offered':
      return bench.code === action.offer.code ? bench : { ...bench, offer: action.offer };
    case 'took-offer':
      return bench.offer === null ? bench : { ...replace(bench, bench.offer.code, 'newer'), offer: null };
    case 'refused-offer':
      return { ...bench, offer: null };
  }
}

/** The next attempt, with this line; null if the program does not wait or the line is blank. */
export function answerInput(phase: Phase, line: string): Attempt | null {
  if (phase.kind !== 'waiting' || line.trim() === '') {
    return null;
  }
  return { ...phase.attempt, inputs: [...phase.attempt.inputs, line] };
}

/** The next attempt, with these lines in the places where none is typed yet; null if the program does not wait. */
export function fillInput(phase: Phase, lines: readonly string[]): Attempt | null {
  if (phase.kind !== 'waiting') return null;
  const { inputs } = phase.attempt;
  return { ...phase.attempt, inputs: [...inputs, ...lines.slice(inputs.length)] };
}

/** True while the program and the learner talk, also between a typed line and the next question. */
export function isDialogue(phase: Phase): boolean {
  return phase.kind === 'waiting' || (phase.kind === 'running' && phase.transcript !== '');
}

/** The next attempt, in which the input ends after the lines typed so far; null if the program does not wait. */
export function endInput(phase: Phase): Attempt | null {
  return phase.kind === 'waiting' ? { ...phase.attempt, inputsAreComplete: true } : null;
}

/**
 * True if the program may read until its input ends, or handle that end. Other programs ask for each line by itself, and
 * stop with an error where there is none.
 */
export function readsToTheEnd({ code }: Attempt): boolean {
  return ['stdin', 'open(0', 'fileinput', 'EOFError'].some((word) => code.includes(word));
}

/** True for a failed run too: its automatic retry can be cancelled. */
function isUnderWay(phase: Phase): boolean {
  return phase.kind === 'running' || phase.kind === 'waiting' || phase.kind === 'failed';
}

function replace(bench: Workbench, code: string, reason: Undo['reason']): Workbench {
  return bench.code === code ? bench : { ...bench, code, undo: { code: bench.code, reason } };
}

/** Restores the code before. A result of the code that goes is dropped: its line and its fix fit no longer. */
function takeBack(bench: Workbench, { code }: Undo): Workbench {
  const dropped = bench.resultCode === bench.code ? { result: null, resultCode: null } : {};
  return { ...bench, ...dropped, code, undo: null };
}

function start(bench: Workbench, attempt: Attempt): Workbench {
  return {
    ...bench,
    phase: {
      kind: 'running',
      attempt,
      transcript: transcriptSoFar(bench.phase, attempt),
      ...(bench.phase.kind === 'waiting' ? drawnSoFar(bench.phase.drawing) : {}),
    },
    result: null,
    resultCode: null,
    rememberedOutput: null,
  };
}

/** The output before this attempt, with the first line that it adds. */
function transcriptSoFar(phase: Phase, { inputs, inputsAreComplete }: Attempt): string {
  if (phase.kind === 'failed') return inputs === phase.attempt.inputs ? phase.transcript : '';
  if (phase.kind !== 'waiting') return '';
  if (inputsAreComplete) return phase.transcript;
  const typed = inputs[phase.attempt.inputs.length];
  return typed === undefined ? '' : `${phase.transcript}${typed}\n`;
}

function drawnSoFar(drawing: Drawing | null | undefined): { drawing?: Drawing } {
  return drawing === null || drawing === undefined ? {} : { drawing };
}

type Running = Extract<Phase, { kind: 'running' }>;

function finish(bench: Workbench, { attempt, transcript: before }: Running, result: RunResult): Workbench {
  if (result.verdict === 'waiting') {
    const { stdout_so_far: transcript } = result;
    const newFrom = transcript.startsWith(before) ? before.length : 0;
    return {
      ...bench,
      phase: { kind: 'waiting', attempt, transcript, newFrom, ...drawnSoFar(result.drawing) },
    };
  }
  const isSolved = result.verdict === 'solved';
  return {
    ...bench,
    phase: { kind: 'idle' },
    result,
    resultCode: attempt.code,
    resultInputs: attempt.inputs,
    resultChance: attempt.chance,
    isSolved: bench.isSolved || isSolved,
    solvedCode: isSolved ? attempt.code : bench.solvedCode,
    solutionNote: (isSolved ? result.solution_note : null) ?? bench.solutionNote,
  };
}
