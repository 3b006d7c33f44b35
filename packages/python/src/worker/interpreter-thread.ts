import { Worker } from 'node:worker_threads';
import type { OutcomeKind } from '@python-learning/domain';
import { readDrawing } from '../core/answers/drawing-answer.ts';
import { readTrace } from '../core/answers/trace-answer.ts';
import type { HarnessFile, Image } from '../core/boot.ts';
import { DrawingLog } from '../core/drawing-log.ts';
import { type Distribution, drawingBufferBytes, outputBufferBytes } from '../core/interpreter.ts';
import { InterpreterError } from '../core/interpreter-error.ts';
import { OutputRecord } from '../core/output-record.ts';
import { killedOutcome, type Step, type StepResult } from '../core/run-step.ts';
import { walls } from '../limits.ts';
import type { EngineFacts } from '../types.ts';
import { controlWord, notBegun, type ThreadAnswer, type ThreadData } from './thread-messages.ts';

export type ThreadParts = { distribution: Distribution; harness: readonly HarnessFile[] };

type Running = {
  runId: number;
  step: Step;
  startMs: number;
  finish: (result: StepResult) => void;
  watch: NodeJS.Timeout | undefined;
  /** Reported before the first line of the program runs; null until then. */
  facts: EngineFacts | null;
};

/** CPU milliseconds after which the thread of a step is ended: its limit, plus time to stop by itself. */
function maxCpuMs({ cpuMs }: Step): number {
  return cpuMs + Math.max(walls.interruptGraceMs, cpuMs * walls.interruptGraceShare);
}

/** The image that an interpreter was made from, and the CPU milliseconds of its start. */
export type Started = { image: Image; cpuMs: number };

/** From the start of a step until the interpreter is clean again. */
type Cleaning = { runId: number; done: PromiseWithResolvers<number | null> };

const shortestWatchMs = 20;
const entry = new URL('./thread.ts', import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

/**
 * A thread with an interpreter, seen from the thread that watches it.
 *
 *     starting ── ready ──▶ idle ── run() ──▶ running ── done ──▶ cleaning ── cleaned ──▶ idle
 *         │                  │                   │                   │
 *         │                  │                   ├─ too long: the watch ends the thread ──▶ ended
 *         └───────────────── exit of the thread ─┴───────────────────┴─────────────────▶ ended
 *
 * A step that was running when its thread ended still gets an outcome, made from what it had printed.
 */
export class InterpreterThread {
  readonly #worker: Worker;
  readonly #stdout = new SharedArrayBuffer(outputBufferBytes);
  readonly #transcript = new SharedArrayBuffer(outputBufferBytes);
  readonly #drawing = new SharedArrayBuffer(drawingBufferBytes);
  readonly #control = new Int32Array(new SharedArrayBuffer(controlWord.count * Int32Array.BYTES_PER_ELEMENT));
  readonly #started = Promise.withResolvers<Started>();
  #running: Running | null = null;
  #cleaning: Cleaning | null = null;
  #isEnded = false;
  #ending: OutcomeKind = 'denied';
  #cause = '';
  #cpuMs = 0;

  /**
   * Calls `onEnd` once when the thread has ended, with the cause and the run it was working on (null for none).
   */
  constructor(
    { distribution, harness }: ThreadParts,
    image: Image | null,
    onEnd: (cause: string, runId: number | null) => void,
  ) {
    const workerData: ThreadData = {
      ...distribution,
      harness,
      image,
      stdout: this.#stdout,
      transcript: this.#transcript,
      drawing: this.#drawing,
      control: this.#control,
    };
    this.#worker = new Worker(entry, { workerData, env: {}, stdout: true, stderr: true, resourceLimits });
    this.#started.promise.catch(() => undefined);
    this.#worker.on('message', (message: ThreadAnswer) => this.#take(message));
    this.#worker.on('error', (error: Error & { code?: string }) => {
      this.#cause = String(error);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.#ending = 'memory-limit';
    });
    this.#worker.on('exit', (code) => {
      this.#isEnded = true;
      this.#cause ||= `exit ${code}`;
      const runId = this.#cleaning?.runId ?? null;
      this.#started.reject(new InterpreterError(`A thread ended before it was ready: ${this.#cause}`));
      this.#giveUp();
      this.#endCleaning(null);
      onEnd(this.#cause, runId);
    });
  }

  /** Resolves when the thread can take its first step. */
  started(): Promise<Started> {
    return this.#started.promise;
  }

  /**
   * Resolves when the thread has cleaned up after the step under way, with the CPU milliseconds since the step began.
   * Null when the thread ended instead.
   */
  cleaned(): Promise<number | null> {
    return this.#cleaning?.done.promise ?? Promise.resolve(this.#isEnded ? null : 0);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  run(runId: number, step: Step): Promise<StepResult> {
    const { promise, resolve } = Promise.withResolvers<StepResult>();
    Atomics.store(this.#control, controlWord.abort, 0);
    Atomics.store(this.#control, controlWord.startCpuMs, notBegun);
    this.#running = {
      runId,
      step,
      startMs: performance.now(),
      finish: resolve,
      watch: undefined,
      facts: null,
    };
    this.#cleaning = { runId, done: Promise.withResolvers() };
    this.#watchFor(this.#running, maxCpuMs(step));
    this.#worker.postMessage({ type: 'step', step });
    return promise;
  }

  /**
   * Asks the running step to stop. If the interpreter does not react, the watch ends the thread.
   */
  abort(): void {
    const running = this.#running;
    if (running === null) return;
    Atomics.store(this.#control, controlWord.abort, 1);
    clearTimeout(running.watch);
    this.#watchFor(running, walls.interruptGraceMs);
  }

  async end(cause: string): Promise<void> {
    this.#cause ||= cause;
    await this.#worker.terminate();
  }

  #take(message: ThreadAnswer): void {
    if (message.type === 'ready') this.#started.resolve(message);
    else if (message.type === 'done') this.#finish(message.result);
    else if (message.type === 'cleaned') this.#endCleaning(message.cpuMs);
    else if (this.#running !== null) this.#running.facts = message.facts;
  }

  #finish(result: StepResult): void {
    if (this.#running === null) return;
    clearTimeout(this.#running.watch);
    const { finish } = this.#running;
    this.#running = null;
    finish(result);
  }

  #endCleaning(cpuMs: number | null): void {
    const cleaning = this.#cleaning;
    this.#cleaning = null;
    cleaning?.done.resolve(cpuMs);
  }

  #watchFor(running: Running, ms: number): void {
    running.watch = setTimeout(() => void this.#look(running), ms);
  }

  /**
   * Ends the thread of a step that is over its limits or aborted. Inside one long call, a program never checks by
   * itself whether to stop.
   */
  async #look(running: Running): Promise<void> {
    const usedMs = await this.#usedMs();
    if (this.#running !== running) return;
    const leftMs = maxCpuMs(running.step) - usedMs;
    const isLate = performance.now() - running.startMs > walls.caseWallMs;
    const isAborted = Atomics.load(this.#control, controlWord.abort) !== 0;
    if (leftMs > 0 && !isLate && !isAborted) {
      this.#watchFor(running, Math.max(leftMs, shortestWatchMs));
      return;
    }
    this.#ending = 'time-limit';
    this.#cpuMs = usedMs;
    await this.end('its program did not stop');
  }

  async #usedMs(): Promise<number> {
    const startMs = Atomics.load(this.#control, controlWord.startCpuMs);
    if (startMs === notBegun) return 0;
    const { user, system } = await this.#worker.cpuUsage();
    return (user + system) / 1000 - startMs;
  }

  #giveUp(): void {
    const running = this.#running;
    if (running === null) return;
    const stdout = new OutputRecord(this.#stdout, walls.outputHeadShare).read();
    const transcriptRecord = new OutputRecord(this.#transcript, walls.outputHeadShare);
    const transcript = transcriptRecord.read();
    const drawing = new DrawingLog(this.#drawing);
    const isDrawingTold = running.step.setup.drawing === true;
    const printed = { stdout: stdout.text, transcript: transcript.text, omittedBytes: stdout.omittedBytes };
    this.#finish({
      outcome: {
        ...killedOutcome(this.#ending, printed, this.#cpuMs || running.step.cpuMs),
        inputsUsed: transcriptRecord.inputs,
        drawing: isDrawingTold ? readDrawing(drawing.read()) : null,
      },
      facts: running.facts,
      detail: this.#cause,
      drawnBytes: isDrawingTold ? drawing.bytes : 0,
      trace: running.step.trace === undefined ? null : readTrace([]),
      wasAborted: Atomics.load(this.#control, controlWord.abort) !== 0,
    });
  }
}
