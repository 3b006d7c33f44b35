/** Why the host ended a run. `exited` is a hard exit by the program, `aborted` a request of the caller. */
export type StopReason =
  | 'input-required'
  | 'time-limit'
  | 'output-limit'
  | 'drawing-limit'
  | 'memory-limit'
  | 'denied'
  | 'exited'
  | 'aborted';

/**
 * Thrown by a host call to unwind the whole interpreter at once. It is not a Python exception, so no `except` or
 * `finally` of the program sees it. The rewind restores the heap afterwards.
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
