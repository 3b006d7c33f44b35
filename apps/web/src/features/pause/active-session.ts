/** An active session: learning time without a long gap. Times are in milliseconds since 1970. */
export type ActiveSession = {
  beganMs: number;
  /** When the learner was last seen. */
  seenMs: number;
  /** True once a pause was proposed in this session. */
  isTold: boolean;
};

const minuteMs = 60_000;
const longMs = 60 * minuteMs;

/** A gap of this length, in milliseconds, counts as a pause and ends the active session. */
const pauseMs = 15 * minuteMs;

/** Returns the active session at `nowMs`: a new one after a pause or if none is known. */
export function goOn(activeSession: ActiveSession | null, nowMs: number): ActiveSession {
  const isOver =
    activeSession === null || nowMs - activeSession.seenMs >= pauseMs || nowMs < activeSession.seenMs;
  return isOver ? { beganMs: nowMs, seenMs: nowMs, isTold: false } : { ...activeSession, seenMs: nowMs };
}

/** True after an hour if no pause was proposed yet. */
export function isTimeForPause({ beganMs, seenMs, isTold }: ActiveSession): boolean {
  return !isTold && seenMs - beganMs >= longMs;
}

/** Parses a saved active session; null if it is invalid. */
export function parseActiveSession(kept: string | null): ActiveSession | null {
  const [beganMs, seenMs, told] = (kept ?? '').split(' ').map(Number);
  return beganMs !== undefined && seenMs !== undefined && Number.isFinite(beganMs + seenMs) && seenMs > 0
    ? { beganMs, seenMs, isTold: told === 1 }
    : null;
}

export function formatActiveSession({ beganMs, seenMs, isTold }: ActiveSession): string {
  return `${beganMs} ${seenMs} ${isTold ? 1 : 0}`;
}
