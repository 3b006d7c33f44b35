import { walls } from '../limits.ts';
import type { CaseSetup, Limits, Outcome, PythonException, SourceFacts } from '../types.ts';
import { type Answer, readAnswer } from './answer.ts';
import type { HarnessEntry, Image } from './boot.ts';

import type { Interpreter } from './interpreter.ts';
import { type PythonCalls, PythonFailure } from './python-calls.ts';
import { isStackOverflow } from './stack-overflow.ts';
import { Stop, type StopReason } from './stop.ts';

/** One program run: the shown one or a case. */
export type Step = {
  source: string;
  setup: CaseSetup;
  inputsAreComplete: boolean;
  wantsFacts: boolean;
  /** When false the program is only read, for its facts. */
  isRun: boolean;
  seed: string;
  clockMs: number;
  limits: Limits;
  /** CPU milliseconds that are left for this step. */
  cpuMs: number;
};

export type StepResult = {
  outcome: Outcome;
  facts: SourceFacts | null;
  /** For the log: what the firewall stopped, or what broke. */
  detail: string;
  wasAborted: boolean;
};

/** What Python says of itself in the course of a step, collected piece by piece. */
type Told = {
  error: PythonException | null;
  /** Where the program was when its time was up. */
  place: PythonException | null;
  facts: SourceFacts | null;
  unvaried: readonly string[];
  warnings: Outcome['warnings'];
  result: Outcome['result'];
};

/** Runs one program in a clean interpreter. The heap is used up afterwards: restore it before the next step. */
export function runStep(interpreter: Interpreter, image: Image, step: Step): StepResult {
  const told: Told = { error: null, place: null, facts: null, unvaried: [], warnings: [], result: null };
  interpreter.setScene({ ...step.limits, ...step, inputs: step.setup.inputs }, image.heap.heapBytes);
  let stop: Stop | null = null;
  try {
    runProgram(interpreter, image, step, told);
  } catch (error) {
    stop = stopOf(error, interpreter);
    if (isStackOverflow(error)) told.error = recursionError;
    else if (stop === null) told.error ??= unexplained;
  }
  stop = interpreter.latch.stop ?? stop;
  return {
    outcome: outcomeOf(interpreter, told, stop),
    facts: told.facts,
    detail: stop?.detail ?? '',
    wasAborted: stop?.reason === 'aborted',
  };
}

/** The outcome of a step that never came back: its thread was ended, and only its output is left. */
export function killedOutcome(kind: Outcome['kind'], printed: Printed, cpuMs: number): Outcome {
  return {
    kind,
    ...printed,
    exception: null,
    result: null,
    inputsUsed: 0,
    unvaried: [],
    warnings: [],
    cpuMs: Math.round(cpuMs),
  };
}

export type Printed = Pick<Outcome, 'stdout' | 'transcript' | 'omittedBytes'>;

/** Asks a function of the harness, and keeps what it says among what was told. */
type Ask = (entry: HarnessEntry, argument: number) => Answer;

function runProgram(interpreter: Interpreter, image: Image, step: Step, told: Told): void {
  const { python } = interpreter;
  const { entries } = image;
  const ask: Ask = (entry, argument) => {
    const answer = readAnswer(python.text(python.callWith(entries[entry], argument)));
    Object.assign(told, answer);
    return answer;
  };
  const survives = (action: () => unknown) => isSurvived(python, action, ask, told);
  ask('begin', python.string(JSON.stringify(beginning(step))));
  if (told.error !== null || !step.isRun) return;
  const names = python.call(entries.names);
  interpreter.budget.onLimit(() => tellPlace(interpreter, image, told));
  // From here on the program's own code runs, with no frame of ours below it.
  const code = python.call(entries.program);
  if (!survives(() => python.evaluate(code, names))) return;
  if (step.setup.call !== undefined) {
    survives(() => ask('show', python.evaluate(python.call(entries.call), names)));
  }
  survives(() => ask('finish', names));
}

/** Does something in Python; an exception that comes out of it is explained. Returns whether there was none. */
function isSurvived(python: PythonCalls, action: () => unknown, ask: Ask, told: Told): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (!(error instanceof PythonFailure)) throw error;
    const exception = python.takeException();
    if (exception === 0) throw error;
    const answer = ask('explain', exception);
    if (answer.error === undefined) told.error = unexplained;
    return false;
  }
}

/** Where a program is that is about to be stopped. It may be in a state that does not let it say so. */
function tellPlace({ python }: Interpreter, image: Image, told: Told): void {
  try {
    told.place = readAnswer(python.text(python.call(image.entries.where))).error ?? null;
  } catch (error) {
    if (!(error instanceof PythonFailure)) throw error;
  }
}

function beginning(step: Step) {
  return {
    source: step.source.toWellFormed(),
    wantsFacts: step.wantsFacts,
    vary: step.setup.vary ?? {},
    call: step.setup.call?.toWellFormed() ?? null,
    fakeRandom: step.setup.fakeRandom ?? null,
    seed: step.seed,
    recursionDepth: step.limits.recursionDepth,
    textLength: walls.textLength,
    mostFrames: walls.frames,
    mostWarnings: walls.warnings,
  };
}

const recursionError: PythonException = {
  type: 'RecursionError',
  message: 'maximum recursion depth exceeded',
  range: null,
  frames: [],
};

/** A program that bent the harness out of shape before it failed gets no better explanation. */
const unexplained: PythonException = { type: 'Exception', message: '', range: null, frames: [] };

/** Why a step ended early. What is neither a stop nor a known failure is the program's work: it broke something. */
function stopOf(error: unknown, { heap }: Interpreter): Stop | null {
  if (error instanceof Stop) return error;
  if (isStackOverflow(error)) return null;
  if (error instanceof PythonFailure && !heap.hasRefused) return null;
  if (heap.hasRefused) return new Stop('memory-limit');
  return new Stop('denied', String(error));
}

function outcomeOf(interpreter: Interpreter, told: Told, stop: Stop | null): Outcome {
  const { console, budget } = interpreter;
  const stdout = console.stdout.read();
  const transcript = console.transcript.read();
  const wasStopped = stop !== null && stop.reason !== 'exited';
  const kind = kindOf(stop?.reason ?? null, told.error, console.isOverfull);
  return {
    kind,
    stdout: stdout.text,
    transcript: transcript.text,
    omittedBytes: Math.max(stdout.omittedBytes, transcript.omittedBytes),
    exception: wasStopped ? (kind === 'time-limit' ? told.place : null) : told.error,
    result: wasStopped ? null : told.result,
    inputsUsed: console.inputsUsed,
    unvaried: told.unvaried,
    warnings: told.warnings,
    cpuMs: Math.round(budget.usedMs()),
  };
}

function kindOf(
  reason: StopReason | null,
  error: PythonException | null,
  isOverfull: boolean,
): Outcome['kind'] {
  if (reason === 'aborted') return 'time-limit';
  if (reason !== null && reason !== 'exited') return reason;
  if (error !== null) return error.type === 'MemoryError' ? 'memory-limit' : 'python-error';
  return isOverfull ? 'output-limit' : 'finished';
}
