import * as z from 'zod/mini';
import { cardResult, mcqAnswer, mcqQuestion } from './cards.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './id.ts';

export const warmUpLength = 3;

/** A few optional questions from earlier milestones. They never block the milestone. */
export const warmUp = z.object({
  /** `none`: there is nothing to look back at, or the milestone is already completed. */
  status: z.enum(['offered', 'done', 'skipped', 'none']),
  answered: z.int(),
  /** The questions that are left, without their answers; empty unless the warm-up is offered. */
  questions: z.array(mcqQuestion),
});
export type WarmUp = z.output<typeof warmUp>;

export const warmUpAnswered = z.extend(warmUp, {
  /** In the order of the sent answers. */
  results: z.array(z.extend(cardResult, { id: z.string() })),
});
export type WarmUpAnswered = z.output<typeof warmUpAnswered>;

export const warmUpContract = defineEndpoints({
  warmUp: {
    method: 'GET',
    path: '/learn/milestones/:id/warm-up/',
    access: 'learner',
    summary: 'Three quick questions from earlier milestones, chosen for this learner; never the answers.',
    params: idParams,
    status: 200,
    response: warmUp,
    errors: ['not_found', 'subscription_required'],
  },
  answerWarmUp: {
    method: 'POST',
    path: '/learn/milestones/:id/warm-up/',
    access: 'learner',
    summary: 'Answer questions of a warm-up, one or more at a time, or skip it. It gives no points.',
    params: idParams,
    body: z.object({
      answers: z.optional(z.array(z.extend(mcqAnswer, { id })).check(z.maxLength(warmUpLength))),
      skip: z.optional(z.boolean()),
    }),
    status: 200,
    response: warmUpAnswered,
    errors: ['validation_failed', 'not_found', 'subscription_required'],
  },
});
