/**
 * Allows one refresh at a time. A call that gets a 401 during a refresh waits for that one: the refresh token rotates,
 * and using it twice would end the session.
 *
 * `refresh` resolves to whether the session is still valid; it throws if that could not be found out.
 */
export function createSessionRefresh(refresh: () => Promise<boolean>): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  return () => {
    underWay ??= refresh().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
