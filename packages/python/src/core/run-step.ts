import type { TextFile, Walk, WalkFacts } from '@python-learning/domain';
import { walls } from '../limits.ts';
import type { CaseSetup, EngineException, EngineFacts, EngineOutcome, Limits } from '../types.ts';
import { lastDrawnLine, readDrawing } from './answers/drawing-answer.ts';
import { unexplained } from './answers/exception.ts';
import type { SourceAnswer } from './answers/source-answer.ts';
import { readTrace, type TraceParts } from './answers/trace-answer.ts';
import type { Image } from './boot.ts';
import { noFilesLeft } from './files/program-files.ts';
import { type Beginning, Harness } from './harness.ts';
import type { Interpreter } from './interpreter.ts';
import { type ObjectAddress, type PythonCalls, PythonFailure } from './python-calls.ts';
import { isStackOverflow } from './stack-overflow.ts';
import { Stop, type StopReason } from './stop.ts';

/** One task of an interpreter: the shown run, a test case or an analysis. */
export type Step = {
  source: string;
  setup: CaseSetup;
  /** Files in the program's folder when it starts. */
  files: readonly TextFile[];
  inputsAreComplete: boolean;
  wantsFacts: boolean;
  /** Whether its facts have the clues for rules of a program that is played. */
  wantsClues?: boolean;
  /** When false, the program is only read for its facts. */
  isRun: boolean;
  seed: string;
  clockMs: number;
  limits: Limits;
  /** The step of the program that is recorded first, and how many at most; missing when it is not traced. */
  trace?: { first: number; most: number };
  /** CPU milliseconds that are left for this step. */
  cpuMs: number;
  /** Bytes of drawings that are left for this step. */
  drawingBytes: number;
};

export type StepResult = {
  outcome: EngineOutcome;
  /** Null when not requested, and when the program could not be read within its limits. */
  facts: EngineFacts | null;
  /** For the log: what the firewall blocked, or what failed. */
  detail: string;
  wasAborted: boolean;
  /** Bytes of the drawing in the outcome. */
  drawnBytes: number;
  /** Null when it was not asked for. */
  trace: TraceParts | null;
};

/** Findings about a step, collected while it runs. */
type Told = {
  /**
   * What was found in the source before the run; null when it could not be read within its limits.
   */
  source: SourceAnswer | null;
  /** The first exception that ended the program, or the call of the case. */
  error: EngineException | null;
  /** Where the program was when its time was up. */
  place: EngineException | null;
  /** Warnings raised while the program ran. */
  warnings: EngineOutcome['warnings'];
  result: EngineOutcome['result'];
  /** What its walk did; null when it did none, or a limit stopped it. */
  walk: Omit<WalkFacts, 'drawn'> | null;
};

/**
 * Runs one program in a clean interpreter. Leaves the heap dirty: restore it before the next step. Calls `onFacts` with
 * the facts before the first line of the program runs.
 */
export function runStep(
  interpreter: Interpreter,
  image: Image,
  step: Step,
  onFacts: (facts: EngineFacts) => void = () => undefined,
): StepResult {
  const told: Told = { source: null, error: null, place: null, warnings: [], result: null, walk: null };
  interpreter.setScene(
    { ...step.limits, ...step, inputs: step.setup.inputs, isTraced: step.trace !== undefined },
    image.heap.heapBytes,
  );
  let stop: Stop | null = null;
  try {
    const harness = new Harness(interpreter.python, image);
    told.source = harness.begin(beginningOf(step));
    told.error = told.source.error;
    if (told.source.facts !== null) onFacts(told.source.facts);
    if (told.error === null && step.isRun) runProgram(interpreter, harness, step, told);
  } catch (error) {
    stop = stopOf(error, interpreter);
    if (isStackOverflow(error)) told.error = told.source === null ? nestingError : recursionError;
    else if (stop === null) told.error ??= unexplained('Exception');
  }
  stop = interpreter.latch.stop ?? stop;
  return {
    outcome: outcomeOf(interpreter, step, told, stop),
    facts: told.source?.facts ?? null,
    detail: stop?.detail ?? '',
    wasAborted: stop?.reason === 'aborted',
    drawnBytes: step.setup.drawing === true ? interpreter.drawing.bytes : 0,
    trace: step.trace === undefined ? null : readTrace(interpreter.console.trace.entries),
  };
}

/** Outcome of a step whose thread was ended: only its output is known. */
export function killedOutcome(kind: EngineOutcome['kind'], printed: Printed, cpuMs: number): EngineOutcome {
  return {
    kind,
    ...printed,
    exception: null,
    result: null,
    inputsUsed: 0,
    files: noFilesLeft,
    unvaried: [],
    drawing: null,
    warnings: [],
    cpuMs: Math.round(cpuMs),
  };
}

export type Printed = Pick<EngineOutcome, 'stdout' | 'transcript' | 'omittedBytes'>;

/** Runs the program to its end. Text that it did not write to its files yet is written then. */
function runProgram(interpreter: Interpreter, harness: Harness, step: Step, told: Told): void {
  evaluate(interpreter, harness, step, told);
  if (interpreter.hasOpenFiles) attempt(interpreter.python, () => harness.flushFiles());
}

/** Evaluates the program from the host, with no frame of the harness below it on the stack. */
function evaluate(interpreter: Interpreter, harness: Harness, step: Step, told: Told): void {
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
  const isFinished = survives(() => python.evaluate(program, names));
  if (step.trace !== undefined) survives(() => harness.endTrace());
  if (step.setup.walk !== undefined) told.walk = walkOf(interpreter, harness);
  if (!isFinished) return;
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
 * Runs an action in Python and returns whether it raised no exception. The host determines by itself whether there was
 * an exception, its type, and whether it is an exit. The harness only supplies the explanation. The first error is
 * never replaced.
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

/** Shows the code of an exit as a terminal does. An exit whose code cannot be shown is still an exit. */
function tellLastWords(python: PythonCalls, harness: Harness, exit: ObjectAddress): void {
  attempt(python, () => harness.explain(exit));
}

/** Does in Python what may fail without changing how the run ended. */
function attempt(python: PythonCalls, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof PythonFailure)) throw error;
    python.takeException();
  }
}

/**
 * The harness may qualify a type, as in `json.decoder.JSONDecodeError`. The name itself must be the one that the host
 * saw.
 */
function withType(explanation: EngineException, type: string): EngineException {
  const isThat = explanation.type === type || explanation.type.endsWith(`.${type}`);
  return isThat ? explanation : { ...explanation, type: unexplained(type).type };
}

/** Records the position of a program that is about to be stopped. The interpreter may be unable to report it. */
function tellPlace(harness: Harness, told: Told): void {
  try {
    told.place = harness.where();
  } catch (error) {
    if (!(error instanceof PythonFailure)) throw error;
  }
}

/** Reads what a walk did. The program may have changed what answers: then nothing is known of it. */
function walkOf({ python }: Interpreter, harness: Harness): Told['walk'] {
  try {
    return harness.walked();
  } catch (error) {
    if (!(error instanceof PythonFailure)) throw error;
    python.takeException();
    return null;
  }
}

function walkRequest(walk: Walk) {
  const { walkAnswers, walkQuestions, walkLines } = walls;
  return { ...walk, mostAnswers: walkAnswers, mostQuestions: walkQuestions, mostLines: walkLines };
}

function beginningOf(step: Step): Beginning {
  return {
    source: step.source.toWellFormed(),
    wantsFacts: step.wantsFacts,
    wantsClues: step.wantsClues === true,
    walk: step.setup.walk === undefined ? null : walkRequest(step.setup.walk),
    vary: step.setup.vary ?? {},
    call: step.setup.call?.toWellFormed() ?? null,
    fakeRandom: step.setup.fakeRandom ?? null,
    trace: step.trace ?? null,
    seed: step.seed,
    recursionDepth: step.limits.recursionDepth,
    textLength: walls.textLength,
    nameLength: walls.nameLength,
    warningLength: walls.warningLength,
    maxFrames: walls.frames,
    maxWarnings: walls.warnings,
  };
}

const recursionError: EngineException = {
  type: 'RecursionError',
  message: 'maximum recursion depth exceeded',
  range: null,
  frames: [],
};

/** As the harness reports a program that is nested too deep to be read. */
const nestingError: EngineException = {
  ...recursionError,
  message: 'maximum recursion depth exceeded during compilation',
};

/**
 * Returns why a step ended early; null for a stack overflow or a Python failure. When the heap refused to grow, the
 * reason is `memory-limit`. Any other error counts as `denied`: the program broke the interpreter.
 */
function stopOf(error: unknown, { heap }: Interpreter): Stop | null {
  if (error instanceof Stop) return error;
  if (isStackOverflow(error)) return null;
  if (error instanceof PythonFailure && !heap.hasRefused) return null;
  if (heap.hasRefused) return new Stop('memory-limit');
  return new Stop('denied', String(error));
}

function outcomeOf(interpreter: Interpreter, { setup }: Step, told: Told, stop: Stop | null): EngineOutcome {
  const { console, budget, drawing } = interpreter;
  const stdout = console.stdout.read();
  const transcript = console.transcript.read();
  const wasStopped = stop !== null && stop.reason !== 'exited';
  const isWalk = setup.walk !== undefined;
  const isEndless = isWalk && !wasStopped && told.error?.type === 'EndlessWalk';
  const kind = isEndless ? 'time-limit' : kindOf(stop?.reason ?? null, told.error, console.isOverfull);
  const warnings = [...(told.source?.warnings ?? []), ...told.warnings];
  return {
    kind,
    stdout: stdout.text,
    transcript: transcript.text,
    omittedBytes: Math.max(stdout.omittedBytes, transcript.omittedBytes),
    exception: wasStopped ? placeOf(kind, interpreter, told) : errorOf(told, isEndless),
    result: wasStopped ? null : told.result,
    inputsUsed: console.inputsUsed,
    files: kind === 'denied' || kind === 'input-required' ? noFilesLeft : interpreter.filesLeft(),
    unvaried: told.source?.unvaried ?? [],
    ...(isWalk ? { walk: walkFactsOf(interpreter, told, wasStopped) } : {}),
    drawing: setup.drawing === true ? readDrawing(drawing.read()) : null,
    warnings: warnings.slice(0, walls.warnings),
    cpuMs: Math.round(budget.usedMs()),
  };
}

/** A program that a walk found endless is told like one whose time is up: as what Ctrl and C raise. */
function errorOf({ error }: Told, isEndless: boolean): EngineException | null {
  return isEndless && error !== null ? { ...error, type: 'KeyboardInterrupt', message: '' } : error;
}

/** Where a program was stopped; null when that is unknown. */
function placeOf(
  kind: EngineOutcome['kind'],
  { drawing }: Interpreter,
  { place }: Told,
): EngineException | null {
  if (kind === 'time-limit') return place;
  const line = kind === 'drawing-limit' ? lastDrawnLine(drawing.read()) : null;
  if (line === null) return null;
  return {
    ...unexplained('KeyboardInterrupt'),
    range: { line, column: null, endLine: null, endColumn: null },
  };
}

function walkFactsOf({ drawing }: Interpreter, { walk }: Told, wasStopped: boolean): WalkFacts | null {
  return wasStopped || walk === null ? null : { ...walk, drawn: drawing.digest() };
}

function kindOf(
  reason: StopReason | null,
  error: EngineException | null,
  isOverfull: boolean,
): EngineOutcome['kind'] {
  if (reason === 'aborted') return 'time-limit';
  if (reason !== null && reason !== 'exited') return reason;
  if (error !== null) return error.type === 'MemoryError' ? 'memory-limit' : 'python-error';
  return isOverfull ? 'output-limit' : 'finished';
}
