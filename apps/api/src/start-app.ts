import { type Cleanup, createCleanup } from './cleanup.ts';

export type StartedApp = {
  /**
   * Resolves when the start is complete. When it fails, whatever was begun is ended. Failures with a message for people
   * are `StartError` or similar.
   */
  ready: Promise<void>;
  /** Stops everything within ten seconds, also during the start; then `ready` rejects. */
  stop(): Promise<void>;
};

/**
 * Begins a start that can be stopped at any moment. Returns at once; the start goes on in the background. `start`
 * registers with `cleanup` how what it begins is ended.
 */
export function startApp(start: (cleanup: Cleanup) => Promise<void>): StartedApp {
  const cleanup = createCleanup();
  // Starts in a later turn, so that the caller can stop it from the first moment.
  const ready = Promise.resolve()
    .then(() => start(cleanup))
    .catch(async (error: unknown) => {
      await cleanup.run().catch(() => undefined);
      throw error;
    });
  const settled = ready.catch(() => undefined);
  return {
    ready,
    async stop() {
      try {
        await cleanup.run();
      } finally {
        await settled;
      }
    },
  };
}
