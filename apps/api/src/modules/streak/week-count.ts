import { addWeeks, mondayOf, mondaysBetween } from '@python-learning/domain';
import type { LearningDay } from '../record/index.ts';

/** Input of the week count. Days are such as `2026-11-21`; weeks are named by their Monday. */
export type WeekFacts = {
  /** Oldest first. */
  days: readonly Pick<LearningDay, 'day' | 'goal'>[];
  today: string;
  /** The current goal and the day on which it was chosen; null when it never was. */
  goal: { value: number; chosenOn: string | null };
  restWeeks: ReadonlySet<string>;
};

export type Week = { monday: string; days: number; isReached: boolean; isResting: boolean };

/** `current` counts weeks that reached the goal since the last restart, this one included. */
export type WeekCount = { current: number; best: number };

/** Consecutive weeks without goal and without rest after which the count restarts. */
const pausesUntilNewCount = 4;

/**
 * Counts the weeks that reached their goal. A missed week pauses the count; too many in a row restart it. Rest weeks
 * are never missed. This week can only add, because it is not over.
 */
export function countWeeks(facts: WeekFacts): WeekCount {
  const thisWeek = mondayOf(facts.today);
  const count = { current: 0, best: 0, pauses: 0 };
  for (const { monday, isReached, isResting } of weeksOf(facts)) {
    if (isReached) {
      count.current += 1;
      count.best = Math.max(count.best, count.current);
      count.pauses = 0;
    } else if (!isResting && monday !== thisWeek) {
      count.pauses += 1;
      if (count.pauses >= pausesUntilNewCount) count.current = 0;
    }
  }
  return { current: count.current, best: count.best };
}

/** Every week from the first learning day to this week; only this week before any learning. */
export function weeksOf(facts: WeekFacts): Week[] {
  const thisWeek = mondayOf(facts.today);
  const first = facts.days[0];
  const daysByWeek = Map.groupBy(facts.days, ({ day }) => mondayOf(day));
  return mondaysBetween(first === undefined ? thisWeek : mondayOf(first.day), thisWeek).map((monday) => {
    const days = daysByWeek.get(monday) ?? [];
    return {
      monday,
      days: days.length,
      isReached: days.length >= goalOf(monday, days, facts.goal),
      isResting: facts.restWeeks.has(monday),
    };
  });
}

/**
 * Lowest goal that was valid in a week: a raised goal takes no week away, and a lowered one counts for the week in
 * which it was chosen.
 */
function goalOf(monday: string, days: WeekFacts['days'], { value, chosenOn }: WeekFacts['goal']): number {
  const held = chosenOn === null || chosenOn < addWeeks(monday, 1);
  const goals = days.map(({ goal }) => goal);
  return Math.min(...goals, ...(held || goals.length === 0 ? [value] : []));
}
