import type { AssessInput, Assessment } from '@python-learning/feedback';

/** Where a thread notes the processor time, in milliseconds, at which its present assessment began. */
export type ThreadData = { startedAtCpuMs: Float64Array };

export type ThreadRequest = AssessInput;

/** It says that it is ready once, and then one answer for each request. */
export type ThreadAnswer = { isReady: true } | { assessment: Assessment } | { failure: string };
