/** Origin of a call, as far as rate limits and one-time codes need it. */
export type CallSource = {
  /** The caller's network; stored only as a keyed digest. */
  ip: string;
  /** Digest of the session or visitor of the browser. */
  browser: string;
  /**
   * Text of the cookie that lists who logged in here before; undefined when the browser has none.
   */
  deviceCookie: string | undefined;
};
