import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { weekGoals } from './settings.contract.ts';

/** How many weeks of a calendar year can be weeks of rest. */
export const restWeeksPerYear = 8;

/** For how many weeks a learner may rest at a time. */
export const restLengths = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A day of the learner, such as 2026-11-21: it ends at three in the night. */
const day = z.iso.date();

/** A badge of the course, earned or still to be earned. */
export const achievement = z.object({
  /** Names its icon too. */
  id: z.string(),
  title: z.string(),
  /** What its learner can do, in one sentence. */
  description: z.string(),
  /** What it is earned by, in one sentence. */
  how: z.string(),
  awarded_at: z.nullable(z.string()),
  /** How much of it is done; all of it once it is awarded. */
  progress: z.object({ done: z.int(), of: z.int() }),
});
export type Achievement = z.output<typeof achievement>;

export const achievements = z.object({ badges: z.array(achievement) });
export type Achievements = z.output<typeof achievements>;

/** A week in the learner's count. */
export const streakWeek = z.object({
  monday: day,
  /** Days of it on which something was learned. */
  days: z.int(),
  is_reached: z.boolean(),
  is_resting: z.boolean(),
});
export type StreakWeek = z.output<typeof streakWeek>;

/** The count of weeks with enough learning days. Nothing in it is ever lost: a week without them is a pause. */
export const streak = z.object({
  /** Weeks that reached the goal, pauses left out. */
  current_weeks: z.int(),
  best_weeks: z.int(),
  /** Learning days a week that the learner aims at: the choice `week_goal` of the settings. */
  goal: z.literal(weekGoals),
  days_this_week: z.int(),
  today: day,
  /** From Monday to Sunday. */
  week: z.array(z.object({ day, learned: z.boolean() })),
  /** The last twelve weeks, this one at the end. */
  weeks: z.array(streakWeek),
  /** Whether this week is one of rest. */
  resting: z.boolean(),
  /** Mondays of the weeks of rest from a year ago on, those to come included. */
  rest_weeks: z.array(day),
  /** How many more weeks of this year can be weeks of rest. */
  rest_weeks_left: z.int(),
  last_learned_on: z.nullable(day),
  /** True after two weeks and more without a learning day: time for a kind word and a short warm-up. */
  welcome_back: z.boolean(),
});
export type Streak = z.output<typeof streak>;

export const achievementsContract = defineEndpoints({
  achievements: {
    method: 'GET',
    path: '/learn/achievements/',
    access: 'learner',
    summary: 'Every badge of the course: when it was earned, or how much of it is done.',
    status: 200,
    response: achievements,
    errors: [],
  },
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
      /** Any day of the first week; this week when it is missing. Not more than a year away. */
      from: z.optional(day),
      /** How many weeks; one when it is missing. Without it, ending a rest ends the weeks after it too. */
      weeks: z.optional(z.literal(restLengths)),
    }),
    status: 200,
    response: streak,
    errors: ['validation_failed', 'rest_used_up'],
  },
});
