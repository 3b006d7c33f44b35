/** Where the course is at home: the place of learners who never said where they are. */
export const homeTimeZone = 'Asia/Colombo';

/** Hour of the night at which a day ends, so that a late evening belongs to the day before. */
export const dayEndsAtHour = 3;

const hourMs = 3_600_000;

/**
 * The day of a moment for a learner in this time zone, such as `2026-11-21`: it ends at three in the night by the
 * clocks there.
 * @param timeZone as IANA names it; one that this runtime does not know is taken for the home of the course
 */
export function learningDay(at: Date, timeZone: string): string {
  const { year, month, day, hour } = wallClock(at, timeZone);
  const midnight = Date.UTC(year, month - 1, day);
  return new Date(hour < dayEndsAtHour ? midnight - hourMs : midnight).toISOString().slice(0, 10);
}

type WallClock = { year: number; month: number; day: number; hour: number };

function wallClock(at: Date, timeZone: string): WallClock {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: keyof WallClock) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') };
}

/** Making one takes longer than using it, and learners live in few time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = makeClock(timeZone) ?? clockOf(homeTimeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    });
  } catch {
    return null;
  }
}
