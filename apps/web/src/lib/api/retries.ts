import { ApiError, isTransient } from './api-error.ts';

export type Retry = {
  /** Whether the same call may succeed later. A failure that cannot pass is final. */
  mayPass: (failure: unknown) => boolean;
  /** Waits before each repetition, in milliseconds. */
  waitsMs: readonly number[];
  /**
   * Longest wait in milliseconds: a failure is final if the server asks for more, or after the last of the waits.
   * Without it, the last wait repeats without end.
   */
  longestMs?: number;
  /** The wait that is assumed where the server asks for none, in milliseconds. */
  unaskedMs?: number;
};

/** Somebody looks at the screen and waits. */
const prompt = { waitsMs: [500, 1500], longestMs: 20_000 };
/** Nobody waits. */
const patient = { waitsMs: [5_000, 15_000, 60_000] };

/** Every rule by which the app sends a call again. */
export const retries = {
  /** A call that changes nothing. */
  read: { ...prompt, mayPass: isBusy },
  /** An answer of an exercise. */
  answer: { ...prompt, mayPass: isTransient },
  /** A run, which counts the seconds down and is repeated once. */
  run: { waitsMs: [1_000], unaskedMs: 5_000, longestMs: 60_000, mayPass: isBusy },
  /** What is kept here and sent in the background. */
  kept: { ...patient, mayPass: isTransient },
  /** Choices for the account: only a refusal of their values is final. */
  choices: { ...patient, mayPass: (failure) => !isAnswered(failure, 400, 404, 413) },
} satisfies Record<string, Retry>;

/**
 * The wait before the next try after so many failures, in milliseconds: that of the list, or longer if the server asked
 * for it. Null where the failure is final.
 */
export function nextTryMs(retry: Retry, failures: number, failure: unknown): number | null {
  const { waitsMs, longestMs, unaskedMs = 0, mayPass } = retry;
  const askedMs = failure instanceof ApiError ? failure.retryAfterMs : null;
  const waitMs = Math.max(waitsMs[failures - 1] ?? waitsMs.at(-1) ?? 0, askedMs ?? unaskedMs);
  const isOver = longestMs !== undefined && (failures > waitsMs.length || waitMs > longestMs);
  return isOver || !mayPass(failure) ? null : waitMs;
}

/**
 * Sends a call again after failures that may pass.
 * @throws the first final failure; the reason of the signal if it was aborted during a wait
 */
export async function sendWithRetries<T>(
  send: () => Promise<T>,
  retry: Retry,
  signal?: AbortSignal,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await send();
    } catch (failure) {
      const waitMs = nextTryMs(retry, failures, failure);
      if (waitMs === null) throw failure;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      signal?.throwIfAborted();
    }
  }
}

/** Transient, and no fault of the server, which the same call would meet again. */
function isBusy(failure: unknown): boolean {
  return isTransient(failure) && !isAnswered(failure, 500);
}

function isAnswered(failure: unknown, ...statuses: number[]): boolean {
  return failure instanceof ApiError && statuses.includes(failure.status);
}
