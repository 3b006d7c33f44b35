export type SessionRefresh = {
  /** Refreshes the session, or waits for the refresh under way. Resolves to whether the session is still valid. */
  once: () => Promise<boolean>;
  /** Resolves when no refresh is under way, whatever came of it. */
  ended: () => Promise<void>;
};

/**
 * Allows one refresh at a time. A call that gets a 401 during a refresh waits for that one: the refresh token rotates,
 * and using it twice would end the session.
 *
 * `refresh` resolves to whether the session is still valid; it throws if that could not be found out.
 */
export function createSessionRefresh(refresh: () => Promise<boolean>): SessionRefresh {
  let underWay: Promise<boolean> | null = null;
  return {
    once: () => {
      underWay ??= refresh().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    ended: async () => {
      await underWay?.catch(() => undefined);
    },
  };
}
