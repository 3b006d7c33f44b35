/**
 * Why the host ended a run from outside. `exited` is the program's own hard exit, `aborted` the caller's wish.
 */
export type StopReason =
  | 'input-required'
  | 'time-limit'
  | 'output-limit'
  | 'memory-limit'
  | 'denied'
  | 'exited'
  | 'aborted';

/**
 * Thrown by a host call, it unwinds the whole interpreter at once. No `except` and no `finally` of the program
 * sees it, because it is no Python exception: what it leaves behind in the heap is put back by the rewind.
 */
export class Stop extends Error {
  readonly reason: StopReason;
  /** For the operator's log: which call was denied, or what broke. */
  readonly detail: string;

  constructor(reason: StopReason, detail = '') {
    super(`${reason} ${detail}`.trim());
    this.reason = reason;
    this.detail = detail;
  }
}
