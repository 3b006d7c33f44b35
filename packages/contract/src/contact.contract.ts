import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

/** Limits of what a person may write to us, in characters. */
export const contactLimits = { maxFullNameLength: 100, maxEmailLength: 254, maxMessageLength: 5000 };

export const contactContract = defineEndpoints({
  submit: {
    method: 'POST',
    path: '/contact/submit/',
    access: 'public',
    summary: 'Write to the people who run the service.',
    body: z.object({
      full_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactLimits.maxFullNameLength)),
      email: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactLimits.maxEmailLength), z.email()),
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactLimits.maxMessageLength)),
    }),
    status: 201,
    response: z.object({ detail: z.string() }),
    errors: ['validation_failed'],
    errorField: true,
  },
});
