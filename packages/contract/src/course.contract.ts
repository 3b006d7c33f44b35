import { languages } from '@python-learning/domain';
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './id.ts';
import { rowOfKeys } from './submissions.ts';

export const milestone = z.object({
  id,
  title: z.string(),
  description: z.string(),
  order: z.int(),
  is_free: z.boolean(),
});
export type Milestone = z.output<typeof milestone>;

const bytes = z.int();

/** One WebVTT file. */
export const captions = z.object({ lang: z.enum(languages), url: z.string() });

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

/** One answer to choose. `why_not` is read by who chose it; null for the right answer. */
export const guessAnswer = z.object({ text: z.string(), why_not: z.nullable(z.string()) });
export type GuessAnswer = z.output<typeof guessAnswer>;

/** A silence in which the lesson asks what its program will show. The player stops at its start. */
export const guess = z.object({
  at_s: z.number(),
  /** Where the program runs. */
  until_s: z.number(),
  code: z.string(),
  /** The right answer among wrong ones, in an order that says nothing. */
  answers: z.array(guessAnswer),
  /** Why the right answer is right; read after every answer. */
  because: z.string(),
});
export type Guess = z.output<typeof guess>;

export const learnContent = z.object({
  id,
  video_url: z.string(),
  audio_url: z.nullable(z.string()),
  /** The same lesson as a timeline, which the page itself plays. */
  lite_url: z.string(),
  title: z.string(),
  transcript: z.string(),
  captions: z.array(captions),
  poster_url: z.nullable(z.string()),
  duration_s: z.number(),
  /** Size of the video. */
  size_bytes: bytes,
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

/** The short lesson that shows what the course is. */
export const demoVideo = z.object({
  title: z.string(),
  audio_url: z.string(),
  /** What is drawn to the sound, as of a lesson. */
  lite_url: z.string(),
  duration_s: z.number(),
  /** Size of both. */
  size_bytes: bytes,
  /** The same as one file, for browsers that cannot draw it. */
  video_url: z.string(),
});
export type DemoVideo = z.output<typeof demoVideo>;

export const courseContract = defineEndpoints({
  demoVideo: {
    method: 'GET',
    path: '/learn/demo-video/',
    access: 'public',
    summary: 'The film that shows the course to people who only look around.',
    status: 200,
    response: demoVideo,
    errors: ['not_found'],
    cacheable: true,
    freshForS: 3600,
  },
  milestones: {
    method: 'GET',
    path: '/learn/milestones/',
    access: 'public',
    summary: 'The milestones of the course, by order.',
    status: 200,
    response: z.array(milestone),
    errors: [],
    cacheable: true,
  },
  learnContents: {
    method: 'GET',
    path: '/learn/milestones/:id/learn-contents/',
    access: 'learner',
    summary: 'The video lessons of a milestone.',
    params: idParams,
    status: 200,
    response: z.array(learnContent),
    errors: ['not_found', 'subscription_required'],
  },
});
