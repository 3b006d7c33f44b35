/** State that one screen passes to the next on navigation. */
export type NavigationState = {
  username?: string;
  email?: string;
  /** Message about a success, such as a verified address. */
  message?: string;
  /** Where to go after the login instead of home. */
  returnUrl?: string;
  /** When a code was last mailed, in milliseconds since 1970: the next one has to wait. */
  codeSentMs?: number;
  /** True when the learner has just signed up and logs in for the first time. */
  isFirstLogin?: boolean;
};

/** Reads the state of a history entry, which may hold anything. */
export function readNavigationState(state: unknown): NavigationState {
  const given = new Map(Object.entries(typeof state === 'object' && state !== null ? state : {}));
  const read: NavigationState = {};
  for (const key of ['username', 'email', 'message', 'returnUrl'] as const) {
    const value: unknown = given.get(key);
    if (typeof value === 'string' && value !== '') read[key] = value;
  }
  const codeSentMs: unknown = given.get('codeSentMs');
  if (typeof codeSentMs === 'number') read.codeSentMs = codeSentMs;
  if (given.get('isFirstLogin') === true) read.isFirstLogin = true;
  if (read.returnUrl !== undefined && !isOwnPath(read.returnUrl)) delete read.returnUrl;
  return read;
}

/** True for a path of this app; `//host` and `/\host` lead elsewhere. */
function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/u.test(url);
}
