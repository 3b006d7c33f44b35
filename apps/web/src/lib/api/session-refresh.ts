/**
 * One refresh at a time. Whoever meets a 401 while a refresh is under way waits for that one: the refresh
 * token rotates, and spending it twice would end the session.
 *
 * `refresh` says whether the session lives on; it throws when that could not be found out.
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
