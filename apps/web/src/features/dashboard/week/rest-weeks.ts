import { restLengths, type Streak } from '@python-learning/contract';
import { addDays } from '@python-learning/domain';

const weekDays = 7;

/** Weeks that a rest may begin with, relative to this one: the next, this one and some past ones. */
export const restStarts = [1, 0, -1, -2, -3] as const;

/** Monday of the week that is `weeksAway` weeks from this one. */
export function mondayOf(streak: Streak, weeksAway: number): string {
  const monday = streak.week[0]?.day ?? streak.today;
  return addDays(monday, weeksAway * weekDays);
}

/** Lengths of a rest, in weeks, that the learner's remaining rest weeks allow. */
export function possibleLengths({ rest_weeks_left: left }: Pick<Streak, 'rest_weeks_left'>) {
  return restLengths.filter((weeks) => weeks <= left);
}

/** Last day of the rest that includes this week; null while the learner does not rest. */
export function restsUntil(streak: Streak): string | null {
  if (!streak.resting) return null;
  const weeks = new Set(streak.rest_weeks);
  let away = 0;
  while (weeks.has(mondayOf(streak, away + 1))) away += 1;
  return addDays(mondayOf(streak, away), weekDays - 1);
}
