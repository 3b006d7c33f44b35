import type { TimedInput, TimedLine, TimedProgram, TimedRun, Written } from './timeline.ts';
import { typedCode } from './typing.ts';

/**
 * A line of the program as it is seen. `source` is its number in the finished program, or before lines were moved, so that it names the
 * same line at each moment of a scene. `isComing` is set while the line appears.
 */
export type ShownLine = { text: string; source: number; isComing?: true };

/** What is seen of a program at a moment. */
export type ProgramMoment = {
  lines: readonly ShownLine[];
  /** Position of the cursor in the typed program; null when nobody types. */
  cursor: number | null;
  /** Whether Run is being pressed. */
  isPressed: boolean;
  /** From the press of Run until its end. */
  isRunning: boolean;
  /** Whether the run has ended, also in the scene before. */
  isDone: boolean;
  hasFailed: boolean;
  /** Line that runs, from 1; null outside of a run. */
  line: number | null;
  /** The last line that ran or runs; null before a run. */
  lastLine: number | null;
  /** Index of the step of the trace whose values stand; null before the first. */
  traced: number | null;
  /** How long these values stand while the program runs, in milliseconds; 0 before the first and after the run. */
  tracedForMs: number;
  /** The screen so far; the last piece may be half typed. */
  screen: readonly Written[];
  /** Whether the program waits for an input: a cursor blinks, or letters are typed. */
  waits: boolean;
};

const pressedMs = 350;
/** The cursor stays for this long after the last key. */
const restMs = 250;

/** Returns what is seen of a program at a moment. A pure function of time. */
export function programAt(program: TimedProgram, ms: number): ProgramMoment {
  const { run, left } = program;
  const isDone = run === null || ms >= run.endMs;
  const isRunning = run !== null && ms >= run.pressMs && !isDone;
  const steps = run?.steps ?? [];
  const current = steps.findLastIndex(({ startMs }) => startMs <= ms);
  const { written, waits } = writtenAt(program, current, ms);
  return {
    ...codeAt(program, ms),
    isPressed: run !== null && ms >= run.pressMs && ms < run.pressMs + pressedMs,
    isRunning,
    isDone,
    hasFailed: isDone && left.error !== null,
    line: isRunning ? (steps[current]?.line ?? null) : null,
    lastLine: steps[current]?.line ?? null,
    ...tracedAt(program, current, ms),
    screen: isDone ? left.screen : written,
    waits: isRunning && waits,
  };
}

/** How long a line takes to appear. */
const comingMs = 400;

function codeAt(program: TimedProgram, ms: number): Pick<ProgramMoment, 'lines' | 'cursor'> {
  const { typing, lines } = program;
  if (lines !== undefined) return { lines: growingLines(typing.after, lines, ms), cursor: null };
  const { code, cursor } = typedCode(typing, (ms - typing.startMs) / typing.keyMs);
  const { moved } = typing;
  const shown = numbered(code);
  if (moved !== undefined && code === typing.after) {
    return { lines: shown.map((line, index) => ({ ...line, source: moved[index] ?? line.source })), cursor };
  }
  return { lines: shown, cursor: ms < typing.endMs + restMs ? cursor : null };
}

/** Lines without a time of their own are there from the beginning. */
function growingLines(code: string, lines: readonly TimedLine[], ms: number): ShownLine[] {
  const timed = new Map(lines.map((line) => [line.line, line]));
  return numbered(code).flatMap((shown): ShownLine[] => {
    const { startMs = Number.NEGATIVE_INFINITY, before } = timed.get(shown.source) ?? {};
    if (ms < startMs) return before === undefined ? [] : [{ ...shown, text: before }];
    return [ms < startMs + comingMs ? { ...shown, isComing: true } : shown];
  });
}

function numbered(code: string): ShownLine[] {
  return code.split('\n').map((text, index) => ({ text, source: index + 1 }));
}

/** When a step shows its effect: after its last input, else halfway between its start and the next step's. */
export function effectMs({ steps, endMs }: TimedRun, index: number): number {
  const step = steps[index];
  if (step === undefined) return Number.POSITIVE_INFINITY;
  const lastInput = step.inputs?.at(-1);
  if (lastInput !== undefined) return lastInput.enterMs;
  return step.startMs + ((steps[index + 1]?.startMs ?? endMs) - step.startMs) / 2;
}

/** A scene that keeps the finished run of the scene before it has the values of the end. */
function tracedAt(
  { run, trace }: TimedProgram,
  current: number,
  ms: number,
): Pick<ProgramMoment, 'traced' | 'tracedForMs'> {
  if (run === null) return { traced: trace === undefined ? null : trace.steps.length - 1, tracedForMs: 0 };
  const done = ms >= effectMs(run, current) ? current : current - 1;
  const at = run.steps.slice(0, Math.max(0, done + 1)).findLastIndex(({ traced }) => traced !== undefined);
  const untilMs = at + 1 < run.steps.length ? effectMs(run, at + 1) : run.endMs;
  return {
    traced: run.steps[at]?.traced ?? null,
    tracedForMs: at < 0 || ms >= run.endMs ? 0 : untilMs - effectMs(run, at),
  };
}

type WrittenSoFar = { written: readonly Written[]; waits: boolean };

function writtenAt({ run, left }: TimedProgram, current: number, ms: number): WrittenSoFar {
  const step = run?.steps[current];
  if (run === null || step === undefined) return { written: [], waits: false };
  if (ms >= effectMs(run, current)) {
    return { written: left.screen.slice(0, step.written), waits: false };
  }
  const from = run.steps[current - 1]?.written ?? 0;
  const before = left.screen.slice(0, from);
  if (step.inputs === undefined) return { written: before, waits: false };
  const own = askedAt(left.screen.slice(from, step.written), step.inputs, ms);
  return { written: [...before, ...own.written], waits: own.waits };
}

/** The pieces of a line that reads: each question, and what is typed behind it. */
function askedAt(pieces: readonly Written[], inputs: readonly TimedInput[], ms: number): WrittenSoFar {
  const written: Written[] = [];
  let read = 0;
  for (const piece of pieces) {
    const input = inputs[read];
    if (input === undefined || ms < input.askMs) return { written, waits: false };
    if (piece.isTyped && ms < input.enterMs) {
      const keys = Math.max(0, Math.floor((ms - input.typeMs) / input.keyMs));
      const text = [...input.text].slice(0, keys).join('');
      return { written: text === '' ? written : [...written, { ...piece, text }], waits: true };
    }
    written.push(piece);
    if (piece.isTyped) read += 1;
  }
  return { written, waits: false };
}
