/** Where a call comes from, as far as limits and codes ask. */
export type CallSource = {
  /** The caller's network; only ever kept as a keyed digest. */
  ip: string;
  /** Digest of the session or visitor of the browser. */
  browser: string;
  /** The text of the cookie that tells who logged in here before, if the browser has one. */
  deviceCookie: string | undefined;
};
