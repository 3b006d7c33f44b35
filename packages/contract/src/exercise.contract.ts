import * as z from 'zod/mini';
import { cardResult, mcqAnswer, mcqQuestion } from './cards.ts';
import { defineEndpoints } from './endpoint.ts';
import { idParams } from './id.ts';

export const exerciseContract = defineEndpoints({
  mcqQuestions: {
    method: 'GET',
    path: '/learn/milestones/:id/mcq-questions/',
    access: 'learner',
    summary: 'The multiple-choice exercise of a milestone; never the answers.',
    params: idParams,
    status: 200,
    response: z.array(mcqQuestion),
    errors: ['not_found', 'subscription_required'],
  },
  submitMcq: {
    method: 'POST',
    path: '/learn/mcq-questions/:id/submit/',
    access: 'learner',
    summary: 'Answer one multiple-choice question.',
    params: idParams,
    body: mcqAnswer,
    status: 200,
    response: cardResult,
    errors: ['validation_failed', 'not_found', 'subscription_required'],
  },
});
