/** What one screen may tell the next one on the way. */
export type NavigationState = {
  email?: string;
  /** A success to be shown, such as a verified address. */
  message?: string;
  /** Where to go after the login instead of home. */
  returnUrl?: string;
  /** A code was mailed just now, so another one has to wait. */
  codeSent?: boolean;
};

/** Reads the state of the browser's history, where anything may stand. */
export function readNavigationState(state: unknown): NavigationState {
  const given = new Map(Object.entries(typeof state === 'object' && state !== null ? state : {}));
  const read: NavigationState = {};
  for (const key of ['email', 'message', 'returnUrl'] as const) {
    const value: unknown = given.get(key);
    if (typeof value === 'string' && value !== '') read[key] = value;
  }
  if (given.get('codeSent') === true) read.codeSent = true;
  if (read.returnUrl !== undefined && !isOwnPath(read.returnUrl)) delete read.returnUrl;
  return read;
}

/** Only a path of this app: `//host` and `/\host` lead elsewhere. */
function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/u.test(url);
}
