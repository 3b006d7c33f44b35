import { restLengths, type Streak } from '@python-learning/contract';

const weekDays = 7;

/** Which weeks a rest may begin with, seen from this one: also some that are over, and the next. */
export const restStarts = [1, 0, -1, -2, -3] as const;

/** The Monday of a week that is so many weeks away from this one. */
export function mondayOf(streak: Streak, weeksAway: number): string {
  const monday = streak.week[0]?.day ?? streak.today;
  return addDays(monday, weeksAway * weekDays);
}

/** For how many weeks the learner can still rest at a time. */
export function possibleLengths({ rest_weeks_left: left }: Pick<Streak, 'rest_weeks_left'>) {
  return restLengths.filter((weeks) => weeks <= left);
}

/** The last day of the rest that this week is part of; null while the learner does not rest. */
export function restsUntil(streak: Streak): string | null {
  if (!streak.resting) return null;
  const weeks = new Set(streak.rest_weeks);
  let away = 0;
  while (weeks.has(mondayOf(streak, away + 1))) away += 1;
  return addDays(mondayOf(streak, away), weekDays - 1);
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
