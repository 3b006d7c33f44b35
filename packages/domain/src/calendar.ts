/** The time zone of the course: used for learners whose own zone is unknown, for daily quotas, and for staff. */
export const defaultTimeZone = 'Asia/Colombo';

/** Asia/Colombo is 5 h 30 min ahead of UTC all year. */
const defaultOffsetMs = 5.5 * 3_600_000;

/** Local hour at which a learning day ends, so that a late evening counts for the day before. */
const dayEndsAtHour = 3;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The learning day of an instant, such as `2026-11-21`. It ends at 03:00 local time.
 * @param timeZone IANA name; an unknown one falls back to `defaultTimeZone`
 */
export function learningDay(at: Date, timeZone: string): string {
  const quarter = `${timeZone} ${Math.floor(at.getTime() / quarterMs)}`;
  const known = daysOfQuarters.get(quarter);
  if (known !== undefined) return known;
  const { year, month, day, hour } = wallClock(at, timeZone);
  const midnight = Date.UTC(year, month - 1, day);
  const name = isoDay(hour < dayEndsAtHour ? midnight - hourMs : midnight);
  if (daysOfQuarters.size >= mostQuarters) daysOfQuarters.clear();
  daysOfQuarters.set(quarter, name);
  return name;
}

/**
 * The learning days of quarters of an hour, by time zone: reading a clock takes longer than all else, a learner's answers
 * are many, and no zone is apart from another by less.
 */
const daysOfQuarters = new Map<string, string>();
const quarterMs = hourMs / 4;
const mostQuarters = 50_000;

/** A learning day with its first instant, and its end, which is exclusive. */
export type LearningDaySpan = { name: string; startsAt: Date; endsAt: Date };

/** The learning day of an instant in the default time zone, by which daily quotas are counted. */
export function learningDaySpan(at: Date): LearningDaySpan {
  const shiftMs = defaultOffsetMs - dayEndsAtHour * hourMs;
  const number = Math.floor((at.getTime() + shiftMs) / dayMs);
  const startMs = number * dayMs - shiftMs;
  return { name: isoDay(number * dayMs), startsAt: new Date(startMs), endsAt: new Date(startMs + dayMs) };
}

/** The calendar day of an instant, YYYY-MM-DD, in a time zone. */
export function isoDayIn(at: Date, timeZone: string): string {
  const { year, month, day } = wallClock(at, timeZone);
  return isoDay(Date.UTC(year, month - 1, day));
}

/** The Monday of the week of a day; both YYYY-MM-DD. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The day `days` later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
}

/** The Monday `weeks` after another. */
export function addWeeks(monday: string, weeks: number): string {
  return addDays(monday, weeks * 7);
}

/** Mondays from one to another, both included; empty when `last` is before `first`. */
export function mondaysBetween(first: string, last: string): string[] {
  const weeks = Math.round((Date.parse(last) - Date.parse(first)) / (7 * dayMs));
  return Array.from({ length: Math.max(0, weeks + 1) }, (_week, index) => addWeeks(first, index));
}

/** The day `count` business days after another. Saturdays and Sundays are skipped; public holidays are not known. */
export function addBusinessDays(day: string, count: number): string {
  let date = day;
  for (let left = count; left > 0; ) {
    date = addDays(date, 1);
    if (!isWeekend(date)) left--;
  }
  return date;
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

type WallClock = { year: number; month: number; day: number; hour: number };

function wallClock(at: Date, timeZone: string): WallClock {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (type: keyof WallClock) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') };
}

/** Formatters are expensive to create, and learners live in few time zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = createFormatter(timeZone) ?? formatterOf(defaultTimeZone);
  formatters.set(timeZone, formatter);
  return formatter;
}

function createFormatter(timeZone: string): Intl.DateTimeFormat | null {
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
