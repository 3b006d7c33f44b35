import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

/** Limits of what a person may write to us, in characters. */
export const contactLimits = { fullNameMax: 100, emailMax: 254, messageMax: 5000 };

export const contactContract = defineEndpoints({
  submit: {
    method: 'POST',
    path: '/contact/submit/',
    access: 'public',
    summary: 'Write to the people who run the service.',
    body: z.object({
      full_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactLimits.fullNameMax)),
      email: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactLimits.emailMax), z.email()),
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactLimits.messageMax)),
    }),
    status: 201,
    response: z.object({ detail: z.string() }),
    errors: ['validation_failed'],
    errorField: true,
  },
});
