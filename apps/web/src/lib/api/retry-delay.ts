import { ApiError } from './api-error.ts';

/** Waits in milliseconds while somebody looks at the screen and waits. After the last one the failure is shown. */
export const promptWaitsMs = [500, 1500] as const;

/** Waits in milliseconds for what is sent in the background. The last one repeats without end. */
export const patientWaitsMs = [5_000, 15_000, 60_000] as const;

/** Longest wait in milliseconds that the server may ask somebody at the screen for. */
export const maxPromptWaitMs = 20_000;

/** The wait before the next try after so many failures: that of the list, or longer if the server asked for it. */
export function retryDelayMs(
  waitsMs: readonly number[],
  failures: number,
  askedMs: number | null | undefined,
): number {
  return Math.max(waitsMs[Math.min(failures, waitsMs.length) - 1] ?? 0, askedMs ?? 0);
}

/** The wait that the server asked for with this failure, in milliseconds; null without one. */
export function askedWaitMs(failure: unknown): number | null {
  return failure instanceof ApiError ? failure.retryAfterMs : null;
}
