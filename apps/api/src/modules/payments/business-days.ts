import type { DayRange } from '@python-learning/contract';

/** Where the staff works; days begin and end there. */
export const officeTimeZone = 'Asia/Colombo';

const dayMs = 24 * 3600 * 1000;

/** The day it is at an instant, as YYYY-MM-DD, in the office's time zone. */
export function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: officeTimeZone, dateStyle: 'short' }).format(instant);
}

/** The day that is so many business days after another; Saturday and Sunday are none. Holidays are not known. */
export function addBusinessDays(day: string, count: number): string {
  let date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date = new Date(date.getTime() + dayMs);
    if (!isWeekend(date)) left--;
  }
  return date.toISOString().slice(0, 10);
}

/** The first and the last day of something that takes `min` to `max` business days. */
export function businessDayRange(days: DayRange, { min, max }: { min: number; max: number }): DayRange {
  return { from: addBusinessDays(days.from, min), to: addBusinessDays(days.to, max) };
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6;
}
