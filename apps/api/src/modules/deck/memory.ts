import { type FSRS, type FSRSState, fsrs, Rating } from 'ts-fsrs';

/** The first answer of a day to a construct. Further answers of that day are repetitions and change nothing. */
export type Review = {
  /** Such as `2026-11-21`, by the calendar of the learner. */
  day: string;
  isCorrect: boolean;
};

/** What a learner is thought to remember of a construct. Computed from the reviews at each reading, never stored. */
export type Memory = { state: FSRSState; lastDay: string };

/** No construct rests longer. */
export const longestRestDays = 60;

/** With more due constructs than this, each is asked for later, so that learners who were away catch up. */
export const manyDue = 6;

const usualSchedule = scheduleFor(0.85);
const scheduleOfMany = scheduleFor(0.8);

const dayMs = 24 * 60 * 60 * 1000;

/** A schedule that asks when the probability of a right answer has fallen to the retention. Days are its smallest step. */
function scheduleFor(retention: number): FSRS {
  return fsrs({
    request_retention: retention,
    maximum_interval: longestRestDays,
    enable_short_term: false,
    enable_fuzz: false,
  });
}

/** What is remembered after these reviews, oldest first, one for each day; null without any. */
export function memoryOf(reviews: readonly Review[]): Memory | null {
  return reviews.reduce<Memory | null>((memory, { day, isCorrect }) => {
    const elapsed = memory === null ? 0 : daysBetween(memory.lastDay, day);
    const rating = isCorrect ? Rating.Good : Rating.Again;
    return { state: usualSchedule.next_state(memory?.state ?? null, elapsed, rating), lastDay: day };
  }, null);
}

/** The probability of a right answer on a day, from 0 to 1. */
export function recallOn(day: string, { state, lastDay }: Memory): number {
  return usualSchedule.forgetting_curve(daysBetween(lastDay, day), state.stability);
}

/** Those of the memories that are due on a day. */
export function dueOn<Item extends { memory: Memory }>(day: string, items: readonly Item[]): Item[] {
  const dueBy = (schedule: FSRS) =>
    items.filter(
      ({ memory: { state, lastDay } }) =>
        daysBetween(lastDay, day) >= schedule.next_interval(state.stability, 0),
    );
  const due = dueBy(usualSchedule);
  return due.length > manyDue ? dueBy(scheduleOfMany) : due;
}

/** Zero where the later day comes first, as after a journey to another time zone. */
function daysBetween(first: string, later: string): number {
  return Math.max(0, Math.round((Date.parse(later) - Date.parse(first)) / dayMs));
}
