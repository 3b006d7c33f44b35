import type { AssessInput } from '@python-learning/feedback';
import type { TranslatedAssessment } from './translated.ts';

/** Shared memory: processor time in milliseconds when the thread's current assessment began. */
export type ThreadData = { startedAtCpuMs: Float64Array };

export type ThreadRequest = AssessInput;

/** A thread sends `isReady` once, then one answer per request, with the processor time of it in milliseconds. */
export type ThreadAnswer =
  | { isReady: true }
  | ((TranslatedAssessment | { failure: string }) & { cpuMs: number });
