import { isTransient } from './api-error.ts';
import { askedWaitMs, maxPromptWaitMs, promptWaitsMs, retryDelayMs } from './retry-delay.ts';

type Patience = {
  /** Whether the same call may succeed later. */
  mayPass?: (failure: unknown) => boolean;
  waitsMs?: readonly number[];
  wait?: (ms: number) => Promise<void>;
};

/**
 * Sends a call again after failures that may pass, while somebody waits for its answer.
 * @throws the failure of the last try, or the first for which the server asks for a long wait
 */
export async function sendWithRetries<T>(
  send: () => Promise<T>,
  { mayPass = isTransient, waitsMs = promptWaitsMs, wait = sleep }: Patience = {},
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await send();
    } catch (failure) {
      const delayMs = retryDelayMs(waitsMs, failures, askedWaitMs(failure));
      if (failures > waitsMs.length || !mayPass(failure) || delayMs > maxPromptWaitMs) throw failure;
      await wait(delayMs);
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
