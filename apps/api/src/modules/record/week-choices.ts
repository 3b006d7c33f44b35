import { settingSchemas, usualWeekGoal, type WeekGoal } from '@python-learning/contract';
import { homeTimeZone } from './learning-day.ts';

/** The goal of a learner, and since when; null for one who never chose. */
export type GoalChoice = { value: WeekGoal; chosenAt: Date | null };

/** What a learner chose that matters for counting days and weeks. */
export type WeekChoices = { timeZone: string; goal: GoalChoice };

type Choice = { name: string; value: unknown; changedAt: Date };

/** Reads the choices on record; one that is no longer allowed is as if it had not been made. */
export function weekChoicesOf(choices: readonly Choice[]): WeekChoices {
  const zone = choices.find(({ name }) => name === 'time_zone');
  const goal = choices.find(({ name }) => name === 'week_goal');
  const chosenZone = settingSchemas.time_zone.safeParse(zone?.value);
  const chosenGoal = settingSchemas.week_goal.safeParse(goal?.value);
  return {
    timeZone: chosenZone.success ? chosenZone.data : homeTimeZone,
    goal:
      goal !== undefined && chosenGoal.success
        ? { value: chosenGoal.data, chosenAt: goal.changedAt }
        : { value: usualWeekGoal, chosenAt: null },
  };
}
