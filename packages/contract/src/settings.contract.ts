import { languages } from '@python-learning/domain';
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

/** Numbers of learning days per week that a learner may aim at. */
export const weekGoals = [2, 3, 4] as const;
export type WeekGoal = (typeof weekGoals)[number];
export const usualWeekGoal: WeekGoal = 3;

const size = z.enum(['normal', 'large', 'larger']);

/** What a learner may choose. Stored in the account, so that every device follows. */
export const settingSchemas = {
  language: z.enum(languages),
  theme: z.enum(['system', 'light', 'dark']),
  text_size: size,
  code_size: size,
  sound: z.boolean(),
  data_saving: z.boolean(),
  week_goal: z.literal(weekGoals),
  /** IANA time zone of the learner, such as `Asia/Colombo`. A local day ends there at 3 a.m. */
  time_zone: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/)),
} as const;

export type SettingName = keyof typeof settingSchemas;
export type SettingValues = { [N in SettingName]: z.output<(typeof settingSchemas)[N]> };

/** A choice and when it was made. Of two devices the newer choice wins. */
function choice<T extends z.ZodMiniType>(value: T) {
  return z.optional(z.object({ value, changed_at: z.iso.datetime() }));
}

/** The choices made so far. A missing one was never made, and each device decides. */
export const accountSettings = z.object({
  language: choice(settingSchemas.language),
  theme: choice(settingSchemas.theme),
  text_size: choice(settingSchemas.text_size),
  code_size: choice(settingSchemas.code_size),
  sound: choice(settingSchemas.sound),
  data_saving: choice(settingSchemas.data_saving),
  week_goal: choice(settingSchemas.week_goal),
  time_zone: choice(settingSchemas.time_zone),
});
export type AccountSettings = z.output<typeof accountSettings>;

/** Everything that is stored about a learner, table by table. */
export const ownData = z.object({
  exported_at: z.string(),
  account: z.record(z.string(), z.unknown()),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type OwnData = z.output<typeof ownData>;

export const settingsContract = defineEndpoints({
  settings: {
    method: 'GET',
    path: '/settings/',
    access: 'learner',
    summary: 'What the learner has chosen, and when.',
    status: 200,
    response: accountSettings,
    errors: [],
  },
  changeSettings: {
    method: 'POST',
    path: '/settings/',
    access: 'learner',
    summary:
      'Make choices. One that is older than the one on record changes nothing; the answer says what holds.',
    body: accountSettings,
    repeatable: true,
    status: 200,
    response: accountSettings,
    errors: ['validation_failed'],
  },
  ownData: {
    method: 'GET',
    path: '/settings/my-data/',
    access: 'learner',
    summary: 'Everything that is stored about the learner, to take away.',
    status: 200,
    response: ownData,
    download: 'python-learning-my-data.json',
    errors: [],
  },
});
