import { walls } from '../limits.ts';
import type { CaseSetup, Limits, Outcome, PythonException, SourceFacts } from '../types.ts';
import { unexplained } from './answers/exception.ts';
import type { SourceAnswer } from './answers/source-answer.ts';
import type { Image } from './boot.ts';
import { type Beginning, Harness } from './harness.ts';
import type { Interpreter } from './interpreter.ts';
import { type ObjectAddress, type PythonCalls, PythonFailure } from './python-calls.ts';
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
  /** Null when they were not wanted, and when the program could not be read within its limits. */
  facts: SourceFacts | null;
  /** For the log: what the firewall stopped, or what broke. */
  detail: string;
  wasAborted: boolean;
};

/** What is known of a step, collected piece by piece. */
type Told = {
  /** What was said of the source before the program ran; null when it could not be read within its limits. */
  source: SourceAnswer | null;
  /** The first exception that ended the program, or the call of the case. */
  error: PythonException | null;
  /** Where the program was when its time was up. */
  place: PythonException | null;
  /** Warnings of the running program. */
  warnings: Outcome['warnings'];
  result: Outcome['result'];
};

/**
 * Runs one program in a clean interpreter. The heap is used up afterwards: restore it before the next step. `onFacts`
 * is told the facts before the first line of the program runs.
 */
export function runStep(
  interpreter: Interpreter,
  image: Image,
  step: Step,
  onFacts: (facts: SourceFacts) => void = () => undefined,
): StepResult {
  const told: Told = { source: null, error: null, place: null, warnings: [], result: null };
  interpreter.setScene({ ...step.limits, ...step, inputs: step.setup.inputs }, image.heap.heapBytes);
  let stop: Stop | null = null;
  try {
    const harness = new Harness(interpreter.python, image);
    told.source = harness.begin(beginningOf(step));
    told.error = told.source.error;
    if (told.source.facts !== null) onFacts(told.source.facts);
    if (told.error === null && step.isRun) runProgram(interpreter, harness, step, told);
  } catch (error) {
    stop = stopOf(error, interpreter);
    if (isStackOverflow(error)) told.error = recursionError;
    else if (stop === null) told.error ??= unexplained('Exception');
  }
  stop = interpreter.latch.stop ?? stop;
  return {
    outcome: outcomeOf(interpreter, told, stop),
    facts: told.source?.facts ?? null,
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

/** From the evaluation on, the program's own code runs, with no frame of ours below it. */
function runProgram(interpreter: Interpreter, harness: Harness, step: Step, told: Told): void {
  const { python } = interpreter;
  const survives = (action: () => void) => isSurvived(interpreter, harness, action, told);
  const names = harness.names();
  const program = harness.program();
  let call = 0;
  const compileCall = () => {
    call = harness.call();
  };
  if (step.setup.call !== undefined && !survives(compileCall)) return;
  interpreter.budget.onLimit(() => tellPlace(harness, told));
  if (!survives(() => python.evaluate(program, names))) return;
  if (call !== 0) {
    survives(() => {
      told.result = harness.show(python.evaluate(call, names));
    });
  }
  survives(() => {
    told.warnings = harness.finish(names);
  });
}

/**
 * Does something in Python. Returns whether no exception came out of it. Whether there was one, of which type, and
 * whether it is an exit, the host sees for itself; the harness is asked for the words, and the first error stays.
 */
function isSurvived({ python }: Interpreter, harness: Harness, action: () => void, told: Told): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (!(error instanceof PythonFailure)) throw error;
    const exception = python.takeException();
    if (exception === 0) throw error;
    if (python.isExit(exception)) {
      tellLastWords(python, harness, exception);
      return false;
    }
    if (told.error !== null) return false;
    const type = python.typeName(exception);
    told.error = unexplained(type);
    const explanation = harness.explain(exception);
    if (explanation !== null) told.error = withType(explanation, type);
    return false;
  }
}

/** An exit shows its code like a terminal does; one whose code can not be shown is an exit all the same. */
function tellLastWords(python: PythonCalls, harness: Harness, exit: ObjectAddress): void {
  try {
    harness.explain(exit);
  } catch (error) {
    if (!(error instanceof PythonFailure)) throw error;
    python.takeException();
  }
}

/** The harness may know where a type comes from, `json.decoder.JSONDecodeError`; its own name is what the host saw. */
function withType(explanation: PythonException, type: string): PythonException {
  const isThat = explanation.type === type || explanation.type.endsWith(`.${type}`);
  return isThat ? explanation : { ...explanation, type: unexplained(type).type };
}

/** Where a program is that is about to be stopped. It may be in a state that does not let it say so. */
function tellPlace(harness: Harness, told: Told): void {
  try {
    told.place = harness.where();
  } catch (error) {
    if (!(error instanceof PythonFailure)) throw error;
  }
}

function beginningOf(step: Step): Beginning {
  return {
    source: step.source.toWellFormed(),
    wantsFacts: step.wantsFacts,
    vary: step.setup.vary ?? {},
    call: step.setup.call?.toWellFormed() ?? null,
    fakeRandom: step.setup.fakeRandom ?? null,
    seed: step.seed,
    recursionDepth: step.limits.recursionDepth,
    textLength: walls.textLength,
    nameLength: walls.nameLength,
    warningLength: walls.warningLength,
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
  const warnings = [...(told.source?.warnings ?? []), ...told.warnings];
  return {
    kind,
    stdout: stdout.text,
    transcript: transcript.text,
    omittedBytes: Math.max(stdout.omittedBytes, transcript.omittedBytes),
    exception: wasStopped ? (kind === 'time-limit' ? told.place : null) : told.error,
    result: wasStopped ? null : told.result,
    inputsUsed: console.inputsUsed,
    unvaried: told.source?.unvaried ?? [],
    warnings: warnings.slice(0, walls.warnings),
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
