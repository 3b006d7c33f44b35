import type { AssessInput, Assessment } from '@python-learning/feedback';

/** Shared memory: processor time in milliseconds when the thread's current assessment began. */
export type ThreadData = { startedAtCpuMs: Float64Array };

export type ThreadRequest = AssessInput;

/** A thread sends `isReady` once, then one answer per request, with the processor time of it in milliseconds. */
export type ThreadAnswer =
  | { isReady: true }
  | (({ assessment: Assessment } | { failure: string }) & { cpuMs: number });
