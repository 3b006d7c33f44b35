import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { weekGoals } from './settings.contract.ts';

/** Maximum number of rest weeks in a calendar year. */
export const restWeeksPerYear = 8;

/** Numbers of weeks that a learner may rest at a time. */
export const restLengths = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A local day of the learner, such as 2026-11-21. It ends at 3 a.m. */
const day = z.iso.date();

/** A week of the learner's streak. */
export const streakWeek = z.object({
  monday: day,
  /** Learning days in this week. */
  days: z.int(),
  is_reached: z.boolean(),
  is_resting: z.boolean(),
});
export type StreakWeek = z.output<typeof streakWeek>;

/** Counts the weeks with enough learning days. A week without them is a pause and loses nothing. */
export const streak = z.object({
  /** Weeks that reached the goal, pauses left out. */
  current_weeks: z.int(),
  best_weeks: z.int(),
  /** Learning days per week that the learner aims at: the setting `week_goal`. */
  goal: z.literal(weekGoals),
  days_this_week: z.int(),
  today: day,
  /** From Monday to Sunday. */
  week: z.array(z.object({ day, learned: z.boolean() })),
  /** The last twelve weeks, the current one last. */
  weeks: z.array(streakWeek),
  /** Whether the current week is a rest week. */
  resting: z.boolean(),
  /** Mondays of the rest weeks from a year ago on, future ones included. */
  rest_weeks: z.array(day),
  /** Rest weeks left in this calendar year. */
  rest_weeks_left: z.int(),
  last_learned_on: z.nullable(day),
  /** True after two or more weeks without a learning day, for a kind word. */
  welcome_back: z.boolean(),
});
export type Streak = z.output<typeof streak>;

export const streakContract = defineEndpoints({
  streak: {
    method: 'GET',
    path: '/learn/streak/',
    access: 'learner',
    summary: 'The weeks in which the learner reached the weekly goal.',
    status: 200,
    response: streak,
    errors: [],
  },
  rest: {
    method: 'POST',
    path: '/learn/streak/rest/',
    access: 'learner',
    summary: 'Rest for some weeks, also afterwards, or end it. No reason is asked for.',
    body: z.object({
      resting: z.boolean(),
      /** Any day of the first week, at most a year away; the current week by default. */
      from: z.optional(day),
      /** Number of weeks, one by default. Without it, ending a rest ends the weeks after it too. */
      weeks: z.optional(z.literal(restLengths)),
    }),
    status: 200,
    response: streak,
    errors: ['validation_failed', 'rest_used_up'],
  },
});
