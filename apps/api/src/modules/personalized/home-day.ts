import { dayEndsAtHour } from '../record/index.ts';

/** Sri Lanka and India are 5 h 30 min ahead of UTC, the whole year. */
const offsetMs = 5.5 * 3600 * 1000;
const endsAtHourMs = dayEndsAtHour * 3600 * 1000;
const dayMs = 24 * 3600 * 1000;

/**
 * A day where the course is at home, by which exercises and points are counted for every learner: its name, such as
 * `2026-11-22`, its beginning, and its end, which is not part of it.
 */
export type HomeDay = { name: string; startsAt: Date; endsAt: Date };

export function homeDayOf(now: Date): HomeDay {
  const shiftMs = offsetMs - endsAtHourMs;
  const number = Math.floor((now.getTime() + shiftMs) / dayMs);
  const startMs = number * dayMs - shiftMs;
  return {
    name: new Date(number * dayMs).toISOString().slice(0, 10),
    startsAt: new Date(startMs),
    endsAt: new Date(startMs + dayMs),
  };
}
