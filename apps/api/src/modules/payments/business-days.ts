import type { DayRange } from '@python-learning/contract';
import { addBusinessDays, defaultTimeZone, isoDayIn } from '@python-learning/domain';

/** The staff's calendar day of an instant, YYYY-MM-DD. */
export function staffDay(at: Date): string {
  return isoDayIn(at, defaultTimeZone);
}

/** First and last day of something that takes `min` to `max` business days from the given days. */
export function businessDayRange(days: DayRange, { min, max }: { min: number; max: number }): DayRange {
  return { from: addBusinessDays(days.from, min), to: addBusinessDays(days.to, max) };
}
