/** Waits between the three tries of one answer, in milliseconds. */
const retryWaitsMs = [500, 1500] as const;

/** Longest wait in milliseconds, whatever the server asks for. */
const maxWaitMs = 10_000;

type Retries = {
  mayPass: (failure: unknown) => boolean;
  /** Wait that the server asks for after that failure, in milliseconds. */
  askedWaitMs?: (failure: unknown) => number;
  wait?: (ms: number) => Promise<void>;
};

/**
 * Sends an answer, and twice more when it fails in a way that may pass.
 * @throws the failure of the last try
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
      await wait(Math.min(maxWaitMs, Math.max(ms, askedWaitMs(failure))));
    }
  }
  return send();
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
