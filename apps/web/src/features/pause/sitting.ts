/** A time of learning without a longer pause in it. Times in milliseconds since 1970. */
export type Sitting = {
  beganMs: number;
  /** When the learner was last seen. */
  seenMs: number;
  /** Whether a pause was proposed in it. */
  isTold: boolean;
};

const minuteMs = 60_000;
const longMs = 60 * minuteMs;

/** Who was away for so long has had a pause. */
const pauseMs = 15 * minuteMs;

/** The sitting as it stands when the learner is seen again; a new one after a pause, or where none is known. */
export function goOn(sitting: Sitting | null, nowMs: number): Sitting {
  const isOver = sitting === null || nowMs - sitting.seenMs >= pauseMs || nowMs < sitting.seenMs;
  return isOver ? { beganMs: nowMs, seenMs: nowMs, isTold: false } : { ...sitting, seenMs: nowMs };
}

/** True once an hour is over and no pause was proposed yet. */
export function isTimeForPause({ beganMs, seenMs, isTold }: Sitting): boolean {
  return !isTold && seenMs - beganMs >= longMs;
}

/** What was kept of a sitting; null where it is none. */
export function parseSitting(kept: string | null): Sitting | null {
  const [beganMs, seenMs, told] = (kept ?? '').split(' ').map(Number);
  return beganMs !== undefined && seenMs !== undefined && Number.isFinite(beganMs + seenMs) && seenMs > 0
    ? { beganMs, seenMs, isTold: told === 1 }
    : null;
}

export function formatSitting({ beganMs, seenMs, isTold }: Sitting): string {
  return `${beganMs} ${seenMs} ${isTold ? 1 : 0}`;
}
