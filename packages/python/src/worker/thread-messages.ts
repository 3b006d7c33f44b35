import type { HarnessFile, Image } from '../core/boot.ts';
import type { Step, StepResult } from '../core/run-step.ts';
import type { EngineFacts } from '../types.ts';

/** Start data of a thread. Without an image it boots Python itself and reports the image. */
export type ThreadData = {
  module: WebAssembly.Module;
  standardLibrary: Uint8Array;
  harness: readonly HarnessFile[];
  image: Image | null;
  /** Shared memory: the output and the drawing of the program, and the control words below. */
  stdout: SharedArrayBuffer;
  transcript: SharedArrayBuffer;
  drawing: SharedArrayBuffer;
  control: Int32Array<SharedArrayBuffer>;
};

/**
 * Indexes of the control words: whether to abort the step, and the thread's CPU time in milliseconds when the step
 * began (`notBegun` until then).
 */
export const controlWord = { abort: 0, startCpuMs: 1, count: 2 } as const;
export const notBegun = -1;

export type ThreadRequest = { type: 'step'; step: Step };

export type ThreadAnswer =
  /** `cpuMs` is what the start took. */
  | { type: 'ready'; image: Image; cpuMs: number }
  /** Sent before the program runs: a thread that is ended sends nothing afterwards. */
  | { type: 'facts'; facts: EngineFacts }
  | { type: 'done'; result: StepResult }
  /** The interpreter is clean again. `cpuMs` is what the thread used since the step began. */
  | { type: 'cleaned'; cpuMs: number };
