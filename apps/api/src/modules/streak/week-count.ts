import type { LearningDay } from '../record/index.ts';
import { addWeeks, mondayOf, mondaysBetween } from './week.ts';

/** What the count of weeks is made from. Days are such as `2026-11-21`, weeks are named by their Monday. */
export type WeekFacts = {
  /** From the first to the last. */
  days: readonly Pick<LearningDay, 'day' | 'goal'>[];
  today: string;
  /** The goal of now, and the day on which it was chosen; null for one that was never chosen. */
  goal: { value: number; chosenOn: string | null };
  restWeeks: ReadonlySet<string>;
};

export type Week = { monday: string; days: number; isReached: boolean; isResting: boolean };

/** `current` counts the weeks that reached the goal since the last new beginning, this one included once it has. */
export type WeekCount = { current: number; best: number };

/** After so many weeks in a row without reaching the goal, and without rest, a new count begins. */
const pausesUntilNewCount = 4;

/**
 * Counts the weeks that reached their goal. Other weeks pause the count and take nothing away; weeks of rest are as
 * if they had not been. This week can only add: it is not over.
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

/** Every week from that of the first day of learning to this one; this one alone before the first. */
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
 * The lowest goal that held in a week, so that a higher goal takes no week away, and a lower one counts for the week in
 * which it was chosen.
 */
function goalOf(monday: string, days: WeekFacts['days'], { value, chosenOn }: WeekFacts['goal']): number {
  const held = chosenOn === null || chosenOn < addWeeks(monday, 1);
  const goals = days.map(({ goal }) => goal);
  return Math.min(...goals, ...(held || goals.length === 0 ? [value] : []));
}
