import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './id.ts';

export const progress = z.object({
  /** How many milestones the course has, and how many of them are free. Their orders run from 1 without a gap. */
  course: z.object({ milestones: z.int(), free: z.int() }),
  /** What the learner's own kolam is drawn from: the seed of its line, and the lessons that can be watched, in order. */
  kolam: z.object({ seed: z.int(), lessons: z.array(z.object({ milestone_id: id, ids: z.array(id) })) }),
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
  params: idParams,
  body: z.object({ reset: z.optional(z.boolean()) }),
  status: 200,
  response: progress,
} as const;

export const progressContract = defineEndpoints({
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
