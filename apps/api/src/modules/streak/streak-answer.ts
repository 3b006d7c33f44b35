import type { Streak } from '@python-learning/contract';
import { addDays, learningDay, mondayOf } from '@python-learning/domain';
import type { LearningDay, WeekChoices } from '../record/index.ts';
import { reachOf, restWeeksLeft, yearOf } from './rest-weeks.ts';
import { countWeeks, type Week, type WeekFacts, weeksOf } from './week-count.ts';

const shownWeeks = 12;

/** Days without learning after which a learner is welcomed back. */
const welcomeBackAfterDays = 14;

/** Stored facts from which a learner's weeks are counted. */
export type StreakRecord = {
  days: readonly LearningDay[];
  choices: WeekChoices;
  restWeeks: ReadonlySet<string>;
};

export function streakAnswer({ days, choices, restWeeks }: StreakRecord, now: Date): Streak {
  const { goal, timeZone } = choices;
  const today = learningDay(now, timeZone);
  const chosenOn = goal.chosenAt === null ? null : learningDay(goal.chosenAt, timeZone);
  const facts: WeekFacts = { days, today, goal: { value: goal.value, chosenOn }, restWeeks };
  const { current, best } = countWeeks(facts);
  const weeks = weeksOf(facts);
  const monday = mondayOf(today);
  const learned = new Set(days.map(({ day }) => day));
  const last = days.at(-1)?.day ?? null;
  const { earliest } = reachOf(today);
  return {
    current_weeks: current,
    best_weeks: best,
    goal: goal.value,
    days_this_week: weeks.at(-1)?.days ?? 0,
    today,
    week: Array.from({ length: 7 }, (_day, index) => addDays(monday, index)).map((day) => ({
      day,
      learned: learned.has(day),
    })),
    weeks: weeks.slice(-shownWeeks).map(shownWeek),
    resting: restWeeks.has(monday),
    rest_weeks: [...restWeeks].filter((week) => week >= earliest).toSorted(),
    rest_weeks_left: restWeeksLeft(yearOf(monday), restWeeks),
    last_learned_on: last,
    welcome_back: last !== null && addDays(last, welcomeBackAfterDays) <= today,
  };
}

function shownWeek({ monday, days, isReached, isResting }: Week): Streak['weeks'][number] {
  return { monday, days, is_reached: isReached, is_resting: isResting };
}
