import type { Clock } from '../clock/clock.ts';

/** Seconds since `time`; 0 when it is null. */
export function ageInSeconds(time: Date | null, clock: Clock): number {
  return time === null ? 0 : Math.max(0, (clock.now().getTime() - time.getTime()) / 1000);
}
