import { visitSteps } from '@python-learning/domain';
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

export const visitsContract = defineEndpoints({
  countStep: {
    method: 'POST',
    path: '/visits/count/',
    access: 'public',
    summary:
      'Count one more browser that reached a step for the first time. Nothing about the browser is kept.',
    body: z.object({ step: z.enum(visitSteps) }),
    // An answer that is kept for a retry would be kept beside the browser.
    repeatable: true,
    status: 200,
    response: z.object({}),
    errors: ['validation_failed'],
  },
});
