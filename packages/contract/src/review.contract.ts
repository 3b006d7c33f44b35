import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { mcqQuestion, mcqResult, optionLetters } from './learn.contract.ts';

/** How many questions a warm-up has. */
export const warmUpLength = 3;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const params = z.object({ id });

/** A few questions from earlier milestones, for who likes to begin with them. It never stands in the way. */
export const warmUp = z.object({
  /** `none`: there is nothing to look back at, or the milestone is completed already. */
  status: z.enum(['offered', 'done', 'skipped', 'none']),
  /** How many of its questions were answered. */
  answered: z.int(),
  /** Those that are left, none unless it is offered; never the answers. */
  questions: z.array(mcqQuestion),
});
export type WarmUp = z.output<typeof warmUp>;

export const warmUpAnswered = z.extend(warmUp, {
  /** In the order of the answers that were sent. */
  results: z.array(z.extend(mcqResult, { id: z.string() })),
});
export type WarmUpAnswered = z.output<typeof warmUpAnswered>;

export const reviewContract = defineEndpoints({
  warmUp: {
    method: 'GET',
    path: '/learn/milestones/:id/warm-up/',
    access: 'learner',
    summary: 'Three quick questions from earlier milestones, chosen for this learner; never the answers.',
    params,
    status: 200,
    response: warmUp,
    errors: ['not_found', 'subscription_required'],
  },
  answerWarmUp: {
    method: 'POST',
    path: '/learn/milestones/:id/warm-up/',
    access: 'learner',
    summary: 'Answer questions of a warm-up, one or more at a time, or skip it. It gives no points.',
    params,
    body: z.object({
      answers: z.optional(
        z.array(z.object({ id, selected_option: z.enum(optionLetters) })).check(z.maxLength(warmUpLength)),
      ),
      skip: z.optional(z.boolean()),
    }),
    status: 200,
    response: warmUpAnswered,
    errors: ['validation_failed', 'not_found', 'subscription_required'],
  },
});
