import { Worker } from 'node:worker_threads';
import type { AssessInput } from '@python-learning/feedback';
import type { ThreadAnswer, ThreadData } from './assessor-messages.ts';
import type { TranslatedAssessment } from './translated.ts';

/** Why a thread gave no assessment. */
export type Abandoned = { cause: 'deadline' | 'failure'; detail: string };

/** `cpuMs` is the processor time that it took, in milliseconds. */
export type ThreadResult = (TranslatedAssessment | Abandoned) & { cpuMs: number };

export type Deadline = {
  /** Processor time of one assessment in milliseconds. */
  cpuMs: number;
  /** Elapsed time in milliseconds; ends an assessment that gets no processor time. */
  wallMs: number;
};

export type ThreadEvents = {
  /** The thread is ready for assessments. */
  onReady: () => void;
  /** The thread has exited; its assessment has been settled before. */
  onEnd: () => void;
};

type Running = { startMs: number; settle: (result: ThreadResult) => void; watch: NodeJS.Timeout };

const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const shortestWatchMs = 20;

/** Assesses one run at a time. A late thread is terminated: nothing else stops a busy one. */
export class AssessorThread {
  readonly #deadline: Deadline;
  readonly #events: ThreadEvents;
  readonly #startedAtCpuMs = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  readonly #worker: Worker;
  #running: Running | null = null;
  #error = '';
  #wasEnded = false;

  constructor(entry: URL, deadline: Deadline, events: ThreadEvents) {
    this.#deadline = deadline;
    this.#events = events;
    const workerData: ThreadData = { startedAtCpuMs: this.#startedAtCpuMs };
    this.#worker = new Worker(entry, { workerData, env: {}, resourceLimits });
    this.#worker.on('message', (answer: ThreadAnswer) => this.#onAnswer(answer));
    this.#worker.on('error', (error) => {
      this.#error = String(error);
    });
    this.#worker.on('exit', () => {
      this.#settle({ cause: 'failure', detail: this.#error, cpuMs: 0 });
      this.#events.onEnd();
    });
  }

  assess(input: AssessInput): Promise<ThreadResult> {
    this.#startedAtCpuMs[0] = Number.POSITIVE_INFINITY;
    return new Promise((settle) => {
      const watch = setTimeout(() => void this.#look(), this.#deadline.cpuMs);
      this.#running = { startMs: performance.now(), settle, watch };
      this.#worker.postMessage(input);
    });
  }

  /** True when terminated on purpose; false when it crashed. */
  get wasEnded(): boolean {
    return this.#wasEnded;
  }

  async end(): Promise<void> {
    this.#wasEnded = true;
    await this.#worker.terminate();
  }

  #onAnswer(answer: ThreadAnswer): void {
    if ('isReady' in answer) this.#events.onReady();
    else if ('assessment' in answer) this.#settle(answer);
    else this.#settle({ cause: 'failure', detail: answer.failure, cpuMs: answer.cpuMs });
  }

  #settle(result: ThreadResult): void {
    const running = this.#running;
    if (running === null) return;
    this.#running = null;
    clearTimeout(running.watch);
    running.settle(result);
  }

  async #look(): Promise<void> {
    const running = this.#running;
    if (running === null) return;
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    if (this.#running !== running) return;
    const usedCpuMs = (user + system) / 1000 - (this.#startedAtCpuMs[0] ?? 0);
    const leftCpuMs = this.#deadline.cpuMs - usedCpuMs;
    const leftWallMs = this.#deadline.wallMs - (performance.now() - running.startMs);
    if (leftCpuMs > 0 && leftWallMs > 0) {
      const pauseMs = Math.max(shortestWatchMs, Math.min(leftCpuMs, leftWallMs));
      running.watch = setTimeout(() => void this.#look(), pauseMs);
      return;
    }
    this.#settle({ cause: 'deadline', detail: '', cpuMs: Math.max(0, usedCpuMs) });
    await this.end();
  }
}
