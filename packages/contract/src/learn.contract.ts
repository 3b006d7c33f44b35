import { languages, maxVisitorCodeLength, questionKinds } from '@python-learning/domain';
import * as z from 'zod/mini';
import { cardResult, mcqAnswer, mcqQuestion } from './cards.ts';
import { defineEndpoints } from './endpoint.ts';
import { hintLadder, longTextsOfRun, runResult } from './run-result.ts';

/** Bounds of a submission, in characters and items. The engine has its own, in bytes. */
export const submissionLimits = { maxCodeLength: 20_480, maxInputs: 200, maxInputLength: 1000 };

const id = z.string().check(z.minLength(1), z.maxLength(100));
const params = z.object({ id });

export const milestone = z.object({
  id,
  title: z.string(),
  description: z.string(),
  order: z.int(),
  is_free: z.boolean(),
});
export type Milestone = z.output<typeof milestone>;

const bytes = z.int();

/**
 * What the row of keys above a phone's keyboard offers for a program: words, `print()` with its brackets, then signs.
 * Its order says nothing of the program.
 */
const rowOfKeys = z.array(z.string());

/** One WebVTT file. */
const captions = z.object({ lang: z.enum(languages), url: z.string() });

/** An image of tiles of `width` × `height` pixels, row by row: a frame every `every_s` seconds. */
export const thumbnailSheet = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  columns: z.int(),
  count: z.int(),
  every_s: z.number(),
});
export type ThumbnailSheet = z.output<typeof thumbnailSheet>;

/** A moment at which the learner can pause the lesson and run the program just shown. */
export const tryIt = z.object({
  at_s: z.number(),
  code: z.string(),
  inputs: z.array(z.string()),
  keys: rowOfKeys,
});
export type TryIt = z.output<typeof tryIt>;

/** A silence in which the lesson asks what its program will show. The player stops at its start. */
export const guess = z.object({
  at_s: z.number(),
  /** Where the program runs. */
  until_s: z.number(),
  code: z.string(),
  /** The right answer among others, in an order that says nothing; empty where the answer is no output. */
  answers: z.array(z.string()),
});
export type Guess = z.output<typeof guess>;

export const learnContent = z.object({
  id,
  video_url: z.string(),
  /** The same lesson with a quarter of the pixels, for weak connections. */
  light_video_url: z.string(),
  audio_url: z.nullable(z.string()),
  /** The same lesson as a timeline, which the page itself plays. */
  lite_url: z.string(),
  title: z.string(),
  transcript: z.string(),
  captions: z.array(captions),
  poster_url: z.nullable(z.string()),
  duration_s: z.number(),
  size_bytes: bytes,
  light_size_bytes: bytes,
  /** Null without audio. */
  audio_size_bytes: z.nullable(bytes),
  lite_size_bytes: bytes,
  thumbnails: z.nullable(thumbnailSheet),
  /** Sorted by time. */
  try_its: z.array(tryIt),
  /** Sorted by time. */
  guesses: z.array(guess),
});
export type LearnContent = z.output<typeof learnContent>;

export const demoVideo = z.object({
  title: z.string(),
  video_url: z.string(),
  captions: z.array(captions),
  poster_url: z.string(),
  duration_s: z.number(),
  size_bytes: bytes,
});
export type DemoVideo = z.output<typeof demoVideo>;

export const codingQuestion = z.object({
  id,
  /** Decides how the screen draws the question. */
  kind: z.enum(questionKinds),
  title: z.string(),
  /** What to make, as an order in one line of plain text. */
  goal: z.string(),
  /** What the program must show, and the lines typed for it; null where the learner guesses what is shown. */
  example: z.nullable(z.object({ inputs: z.array(z.string()), output: z.string() })),
  /** Sanitised HTML. */
  question: z.string(),
  /** The first hint: sanitised HTML, or empty. */
  hint: z.string(),
  hint_ladder: hintLadder,
  /** The starter. In a part that continues another, the learner's own solution of that part. */
  example_code: z.string(),
  keys: rowOfKeys,
  /** The part of a growing program that this question continues; missing for a new program. */
  continues_from: z.optional(
    z.object({
      id,
      title: z.string(),
      /** False while the learner has no solution of that part: `example_code` is then ours. */
      is_own_code: z.boolean(),
    }),
  ),
  /** Video that explains the way to a solution; null if the question has none. */
  video_url_2: z.nullable(z.string()),
  /** Captions of that video, one file for each language; empty without a video. */
  video_captions_2: z.array(captions),
  /** What the learner last typed or ran, on any device, or null. */
  draft_code: z.nullable(z.string()),
  /** When it was typed or run; null without a draft. */
  draft_written_at: z.nullable(z.iso.datetime()),
  /** Example answers to the questions of the program, in their order; null if there are none. */
  sample_inputs: z.nullable(z.array(z.string())),
  is_solved: z.boolean(),
  /** Sanitised HTML shown once the question is solved; null before. */
  solution_note: z.nullable(z.string()),
});
export type CodingQuestion = z.output<typeof codingQuestion>;

export const codingExercise = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Video that introduces the practice; null until it is made. */
  video_url: z.nullable(z.string()),
  /** Captions of that video, one file for each language; empty without a video. */
  video_captions: z.array(captions),
  questions: z.array(codingQuestion),
  /** An optional extra question. The practice is complete without it. */
  challenge: z.nullable(codingQuestion),
});
export type CodingExercise = z.output<typeof codingExercise>;

const code = z.string().check(z.maxLength(submissionLimits.maxCodeLength));
const inputLine = z.string().check(z.maxLength(submissionLimits.maxInputLength));

/**
 * A program to run, with the lines typed so far. It waits where it reads on. A question with a sample runs with it if
 * `inputs` is missing.
 */
export const program = z.object({
  code,
  inputs: z.optional(z.array(inputLine).check(z.maxLength(submissionLimits.maxInputs))),
  /** True when no further line will be typed: a program that reads on finds the end of its input. */
  inputs_complete: z.optional(z.boolean()),
});

/** A program being typed, and when. */
export const draft = z.object({ code, written_at: z.iso.datetime() });
export type Draft = z.output<typeof draft>;

export const sentDraft = z.extend(draft, {
  /** Time of sending by the device's clock, from which the error of a wrong clock is corrected. */
  sent_at: z.optional(z.iso.datetime()),
});

export const progress = z.object({
  /** How many milestones the course has, and how many of them are free. Their orders run from 1 without a gap. */
  course: z.object({ milestones: z.int(), free: z.int() }),
  score: z.int(),
  current_milestone: z.nullable(z.object({ id, order: z.int() })),
  completed_milestones: z.array(z.object({ id, title: z.string(), order: z.int() })),
  watched_videos: z.array(id),
  completed_exercises: z.array(id),
  completed_code: z.array(id),
  /**
   * The practices that were begun and are not completed. `next_question` is the number of the first question that is
   * not solved, from 1; null once all are solved.
   */
  begun_code: z.array(z.object({ id, next_question: z.nullable(z.int()) })),
  badges: z.array(z.object({ id, title: z.string(), description: z.string(), awarded_at: z.string() })),
});
export type Progress = z.output<typeof progress>;

const mark = {
  method: 'POST',
  access: 'learner',
  repeatable: true,
  params,
  body: z.object({ reset: z.optional(z.boolean()) }),
  status: 200,
  response: progress,
} as const;

export const learnContract = defineEndpoints({
  demoVideo: {
    method: 'GET',
    path: '/learn/demo-video/',
    access: 'public',
    summary: 'The film that shows the course to people who only look around.',
    status: 200,
    response: demoVideo,
    errors: ['not_found'],
    cacheable: true,
  },
  milestones: {
    method: 'GET',
    path: '/learn/milestones/',
    access: 'public',
    summary: 'The milestones of the course, by order.',
    status: 200,
    response: z.array(milestone),
    errors: [],
  },
  learnContents: {
    method: 'GET',
    path: '/learn/milestones/:id/learn-contents/',
    access: 'learner',
    summary: 'The video lessons of a milestone.',
    params,
    status: 200,
    response: z.array(learnContent),
    errors: ['not_found', 'subscription_required'],
  },
  questions: {
    method: 'GET',
    path: '/learn/milestones/:id/questions/',
    access: 'learner',
    summary: 'The coding practice of a milestone, with what this learner has done of it.',
    params,
    status: 200,
    response: codingExercise,
    errors: ['not_found', 'subscription_required'],
  },
  submitCode: {
    method: 'POST',
    path: '/learn/questions/:id/submit/',
    access: 'learner',
    summary: 'Run a program for a coding question and say whether it solves it.',
    params,
    body: z.extend(program, {
      /** All input in one text, line by line; `inputs` wins if both are sent. */
      stdin: z.optional(
        z.string().check(z.maxLength(submissionLimits.maxInputs * submissionLimits.maxInputLength)),
      ),
    }),
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'not_found', 'subscription_required', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  runLesson: {
    method: 'POST',
    path: '/learn/lessons/:id/run/',
    access: 'learner',
    summary:
      'Run a program that a lesson has shown, as the learner changed it. It is explained, but neither graded nor kept.',
    params,
    body: program,
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'not_found', 'subscription_required', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  runVisitor: {
    method: 'POST',
    path: '/learn/visitor/run/',
    access: 'public',
    summary: 'Run a short program before there is an account. It is explained, but neither graded nor kept.',
    body: z.object({ code: z.string().check(z.maxLength(maxVisitorCodeLength)) }),
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  saveDraft: {
    method: 'POST',
    path: '/learn/questions/:id/draft/',
    access: 'learner',
    summary: 'Keep what is being typed for a coding question. The answer is the newest of what is known.',
    params,
    body: sentDraft,
    repeatable: true,
    status: 200,
    response: draft,
    errors: ['validation_failed', 'not_found', 'storage_full'],
  },
  mcqQuestions: {
    method: 'GET',
    path: '/learn/milestones/:id/mcq-questions/',
    access: 'learner',
    summary: 'The multiple-choice exercise of a milestone; never the answers.',
    params,
    status: 200,
    response: z.array(mcqQuestion),
    errors: ['not_found', 'subscription_required'],
  },
  submitMcq: {
    method: 'POST',
    path: '/learn/mcq-questions/:id/submit/',
    access: 'learner',
    summary: 'Answer one multiple-choice question.',
    params,
    body: mcqAnswer,
    status: 200,
    response: cardResult,
    errors: ['validation_failed', 'not_found', 'subscription_required'],
  },
  progress: {
    method: 'GET',
    path: '/learn/progress/',
    access: 'learner',
    summary: 'Points, badges and what is done.',
    status: 200,
    response: progress,
    errors: [],
  },
  updateMilestone: {
    method: 'POST',
    path: '/learn/progress/update-milestone/',
    access: 'learner',
    summary: 'Move the current milestone: to the successor of a completed one, or anywhere before.',
    body: z.object({ milestone_id: id }),
    repeatable: true,
    status: 200,
    response: progress,
    errors: ['validation_failed', 'not_found', 'milestone_not_reached'],
  },
  markVideoWatched: {
    ...mark,
    path: '/learn/milestones/:id/mark-video-watched/',
    summary: 'All lessons of a milestone were watched to the end, or are to be watched again.',
    errors: ['validation_failed', 'not_found', 'subscription_required', 'content_not_available'],
  },
  markCodeCompleted: {
    ...mark,
    path: '/learn/milestones/:id/mark-code-completed/',
    summary: 'Every coding question of a milestone is solved, or all are to be solved again.',
    errors: [
      'validation_failed',
      'not_found',
      'subscription_required',
      'content_not_available',
      'questions_unsolved',
    ],
  },
  markExerciseCompleted: {
    ...mark,
    path: '/learn/milestones/:id/mark-exercise-completed/',
    summary:
      'Every multiple-choice question of a milestone was answered correctly, or is to be answered again.',
    errors: [
      'validation_failed',
      'not_found',
      'subscription_required',
      'content_not_available',
      'answers_missing',
    ],
  },
});
