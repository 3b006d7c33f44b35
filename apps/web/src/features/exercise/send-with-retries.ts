/** Waits between the three tries of one answer, in milliseconds. */
const retryWaitsMs = [500, 1500] as const;

/** Longer than this a learner is not kept waiting, whatever the server asks for. */
const longestWaitMs = 10_000;

type Retries = {
  mayPass: (failure: unknown) => boolean;
  /** How long the server wants to be left alone after that failure, in milliseconds. */
  askedWaitMs?: (failure: unknown) => number;
  wait?: (ms: number) => Promise<void>;
};

/**
 * Sends an answer, and twice more when that fails in a way that may pass.
 * @throws what the last try threw
 */
export async function sendWithRetries<T>(
  send: () => Promise<T>,
  { mayPass, askedWaitMs = () => 0, wait = sleep }: Retries,
): Promise<T> {
  for (const ms of retryWaitsMs) {
    try {
      return await send();
    } catch (failure) {
      if (!mayPass(failure)) {
        throw failure;
      }
      await wait(Math.min(longestWaitMs, Math.max(ms, askedWaitMs(failure))));
    }
  }
  return send();
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
