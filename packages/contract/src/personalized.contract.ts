import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './id.ts';
import { hintLadder, longTextsOfRun, solvedRun, uncheckedRun, waitingRun, wrongRun } from './run-result.ts';
import { draft, program, sentDraft } from './submissions.ts';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Limits of a learner's own question, in characters. */
export const customQuestionLimits = { questionMin: 10, maxQuestionLength: 500, maxOutputLength: 1000 };

/** Length of the list. Older exercises are still found by id, and counted in the statistics. */
export const listedExercises = 100;

const difficulty = z.enum(difficulties);

/** Texts are in the language of the call, and plain text unless noted. */
const exerciseFields = {
  id,
  /**
   * `checked`: runs are compared with proven cases, or with the output that the learner asked for.
   * `practice`: free practice, which is not checked.
   */
  kind: z.enum(['checked', 'practice']),
  /** A template, an AI service, or the learner: then `checked` means with their own output. */
  author: z.enum(['template', 'ai', 'learner']),
  /** True if the learner asked for it in their own words. */
  is_custom: z.boolean(),
  title: z.string(),
  /** Sanitised HTML, with an example run if the exercise is checked. */
  question: z.string(),
  /** The beginning of the question as plain text on one line, for the list. */
  summary: z.string(),
  difficulty,
  /** The starter; may be empty. */
  generated_code: z.string(),
  /** What the learner last typed or ran, on any device, and when; null if there is none. */
  draft_code: z.nullable(z.string()),
  draft_written_at: z.nullable(z.iso.datetime()),
  /** Input of the last run, so that the run can continue after a reload. */
  last_inputs: z.array(z.string()),
  /** Output of the last finished run, cut after 4,000 characters except in the answer to a run. */
  output: z.string(),
  hints: z.array(z.string()),
  hint_ladder: hintLadder,
  suggestions: z.array(z.string()),
  is_completed: z.boolean(),
  completed_at: z.nullable(z.iso.datetime()),
  /** Finished runs until completion. A run that waits for input does not count. */
  attempts: z.int(),
  created_at: z.iso.datetime(),
  encouragement: z.nullable(z.string()),
  /** The skill that this exercise trains, in words for the learner; null in free practice. */
  focus_area: z.nullable(z.string()),
  /** True with at most one run: it was, or can still be, solved at the first attempt. */
  is_first_attempt: z.boolean(),
};

export const personalizedExercise = z.object(exerciseFields);
export type PersonalizedExercise = z.output<typeof personalizedExercise>;

/** The answer to a run: what every run says, and what the exercise is after one that has ended. */
export const personalizedRun = z.discriminatedUnion('verdict', [
  waitingRun,
  z.extend(wrongRun, exerciseFields),
  z.extend(solvedRun, exerciseFields),
  z.extend(uncheckedRun, exerciseFields),
]);
export type PersonalizedRun = z.output<typeof personalizedRun>;
export type PersonalizedFinished = Exclude<PersonalizedRun, { verdict: 'waiting' }>;

/**
 * How many may be made until `renews_at`, and how many were. Show it when few are left, before the limit is reached.
 */
export const allowance = z.object({ limit: z.int(), used: z.int(), renews_at: z.iso.datetime() });
export type Allowance = z.output<typeof allowance>;

const madeAndDone = z.object({ made: z.int(), completed: z.int() });

export const personalizedStats = z.object({
  made: z.int(),
  completed: z.int(),
  /** Completed by their first run. */
  right_at_first_run: z.int(),
  by_difficulty: z.object({ easy: madeAndDone, medium: madeAndDone, hard: madeAndDone }),
  /** Points awarded today for exercises and for own questions, each with its daily limit. */
  points_today: z.object({
    exercises: z.object({ earned: z.int(), limit: z.int() }),
    custom: z.object({ earned: z.int(), limit: z.int() }),
  }),
  /** The skill that the next exercise would train; null while nothing is known of the learner. */
  next_focus_area: z.nullable(z.string()),
  allowances: z.object({ exercises: allowance, custom: allowance }),
  /** Whether an AI service is connected. Without one, own questions become free practice. */
  has_ai: z.boolean(),
});
export type PersonalizedStats = z.output<typeof personalizedStats>;

export const personalizedContract = defineEndpoints({
  personalizedExercises: {
    method: 'GET',
    path: '/learn/personalized-exercises/',
    access: 'learner',
    summary: 'The newest exercises of this learner, newest first.',
    status: 200,
    response: z.array(personalizedExercise),
    errors: ['personalized_locked'],
  },
  personalizedExercise: {
    method: 'GET',
    path: '/learn/personalized-exercises/:id/',
    access: 'learner',
    summary: 'One exercise of this learner.',
    params: idParams,
    status: 200,
    response: personalizedExercise,
    errors: ['personalized_locked', 'not_found'],
  },
  createPersonalized: {
    method: 'POST',
    path: '/learn/personalized-exercises/',
    access: 'learner',
    summary:
      'Make an exercise: a difficulty alone has one made, with a question it is the one the learner asks for.',
    body: z.object({
      difficulty,
      question: z.optional(z.string().check(z.maxLength(customQuestionLimits.maxQuestionLength))),
      /** Output required of a program without input. Makes a checked exercise of a question. */
      expected_output: z.optional(z.string().check(z.maxLength(customQuestionLimits.maxOutputLength))),
    }),
    status: 201,
    response: personalizedExercise,
    errors: ['validation_failed', 'personalized_locked', 'fair_use_reached', 'storage_full', 'engine_busy'],
  },
  submitPersonalized: {
    method: 'POST',
    path: '/learn/personalized-exercises/:id/submit/',
    access: 'learner',
    summary: 'Run a program for an exercise, with the lines typed so far.',
    params: idParams,
    /** Blank input lines are left out. */
    body: program,
    status: 200,
    response: personalizedRun,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'personalized_locked', 'not_found', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  completePersonalized: {
    method: 'POST',
    path: '/learn/personalized-exercises/:id/complete/',
    access: 'learner',
    summary: 'Free practice works as its learner wants it. It must have run once without an error.',
    params: idParams,
    repeatable: true,
    status: 200,
    response: personalizedExercise,
    errors: ['personalized_locked', 'not_found', 'practice_not_run'],
  },
  savePersonalizedDraft: {
    method: 'POST',
    path: '/learn/personalized-exercises/:id/draft/',
    access: 'learner',
    summary: 'Keep what is being typed for an exercise. The answer is the newest of what is known.',
    params: idParams,
    body: sentDraft,
    repeatable: true,
    status: 200,
    response: draft,
    errors: ['validation_failed', 'personalized_locked', 'not_found', 'storage_full'],
  },
  personalizedStats: {
    method: 'GET',
    path: '/learn/personalized-exercises/stats/',
    access: 'learner',
    summary: 'What this learner has made and solved here, and how many more today has.',
    status: 200,
    response: personalizedStats,
    errors: ['personalized_locked'],
  },
});
