import type { HarnessFile, Image } from '../core/boot.ts';
import type { Step, StepResult } from '../core/run-step.ts';
import type { SourceFacts } from '../types.ts';

/** What a thread is born with. Without an image it boots Python itself and hands the image out. */
export type ThreadData = {
  module: WebAssembly.Module;
  standardLibrary: Uint8Array;
  harness: readonly HarnessFile[];
  image: Image | null;
  /** Shared: what the program prints, and the control words below. */
  stdout: SharedArrayBuffer;
  transcript: SharedArrayBuffer;
  control: Int32Array<SharedArrayBuffer>;
};

/**
 * Control words: whether the step is unwanted, and the processor time of the thread in milliseconds when the step
 * began (`notBegun` until then).
 */
export const controlWord = { abort: 0, startCpuMs: 1, count: 2 } as const;
export const notBegun = -1;

export type ThreadRequest = { type: 'step'; step: Step };

export type ThreadAnswer =
  | { type: 'ready'; image: Image }
  /** Before the program runs: a thread that has to be ended says nothing afterwards. */
  | { type: 'facts'; facts: SourceFacts }
  | { type: 'done'; result: StepResult };
