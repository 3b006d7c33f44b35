import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { weekGoals } from './settings.contract.ts';

/** Maximum number of rest weeks in a calendar year. */
export const restWeeksPerYear = 8;

/** Numbers of weeks that a learner may rest at a time. */
export const restLengths = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A local day of the learner, such as 2026-11-21. It ends at 3 a.m. */
const day = z.iso.date();

/** A badge of the course, awarded or not. */
export const achievement = z.object({
  /** Names the badge's icon too. */
  id: z.string(),
  title: z.string(),
  /** What a learner with this badge can do, in one sentence. */
  description: z.string(),
  /** What the badge is awarded for, in one sentence. */
  how: z.string(),
  awarded_at: z.nullable(z.string()),
  /** How much is done of what the badge requires; all of it once it is awarded. */
  progress: z.object({ done: z.int(), of: z.int() }),
});
export type Achievement = z.output<typeof achievement>;

export const achievements = z.object({ badges: z.array(achievement) });
export type Achievements = z.output<typeof achievements>;

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
  /** True after two or more weeks without a learning day, for a kind word and a short warm-up. */
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
