/** State that one screen passes to the next on navigation. */
export type NavigationState = {
  email?: string;
  /** Message about a success, such as a verified address. */
  message?: string;
  /** Where to go after the login instead of home. */
  returnUrl?: string;
  /** True when a code was just mailed, so the next one has to wait. */
  codeSent?: boolean;
};

/** Reads the state of a history entry, which may hold anything. */
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

/** True for a path of this app; `//host` and `/\host` lead elsewhere. */
function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/u.test(url);
}
