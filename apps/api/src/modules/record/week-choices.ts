import { settingSchemas, usualWeekGoal, type WeekGoal } from '@python-learning/contract';
import { defaultTimeZone } from '@python-learning/domain';

/** A learner's week goal; `chosenAt` is null for the default. */
export type GoalChoice = { value: WeekGoal; chosenAt: Date | null };

/** Settings of a learner that matter for counting days and weeks. */
export type WeekChoices = { timeZone: string; goal: GoalChoice };

type Choice = { name: string; value: unknown; changedAt: Date };

/** Reads the stored choices; one that is no longer allowed falls back to the default. */
export function weekChoicesOf(choices: readonly Choice[]): WeekChoices {
  const zone = choices.find(({ name }) => name === 'time_zone');
  const goal = choices.find(({ name }) => name === 'week_goal');
  const chosenZone = settingSchemas.time_zone.safeParse(zone?.value);
  const chosenGoal = settingSchemas.week_goal.safeParse(goal?.value);
  return {
    timeZone: chosenZone.success ? chosenZone.data : defaultTimeZone,
    goal:
      goal !== undefined && chosenGoal.success
        ? { value: chosenGoal.data, chosenAt: goal.changedAt }
        : { value: usualWeekGoal, chosenAt: null },
  };
}
