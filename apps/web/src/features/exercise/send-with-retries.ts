/** Waits between the three tries of one answer, in milliseconds. */
export const retryWaitsMs = [500, 1500] as const;

/**
 * Sends an answer, and twice more when that fails in a way that may pass.
 * @throws what the last try threw
 */
export async function sendWithRetries<T>(
  send: () => Promise<T>,
  mayPass: (failure: unknown) => boolean,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<T> {
  for (const ms of retryWaitsMs) {
    try {
      return await send();
    } catch (failure) {
      if (!mayPass(failure)) {
        throw failure;
      }
      await wait(ms);
    }
  }
  return send();
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
