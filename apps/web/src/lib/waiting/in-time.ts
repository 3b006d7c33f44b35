/** What was waited for did not come in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * Waits for a result, but not longer than this, in milliseconds. The work itself goes on.
 * @throws LateError, or the failure of the work
 */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(`Nothing came in ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
