import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldFaultsOf } from './field-faults.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(3)),
  email: z.optional(z.string().check(z.minLength(1), z.email())),
  letter: z.optional(z.enum(['A', 'B'])),
  list: z.optional(z.array(z.string()).check(z.maxLength(2))),
  longer: z.optional(z.string().check(z.minLength(5))),
});

test.each<[unknown, object]>([
  [{}, { name: [{ code: 'required' }] }],
  [{ name: null }, { name: [{ code: 'wrong_type' }] }],
  [{ name: 1 }, { name: [{ code: 'wrong_type' }] }],
  [{ name: '  ' }, { name: [{ code: 'blank' }] }],
  [{ name: 'abcd' }, { name: [{ code: 'too_long', limit: 3 }] }],
  [{ name: 'a', email: '' }, { email: [{ code: 'blank' }] }],
  [{ name: 'a', email: 'x' }, { email: [{ code: 'email_format' }] }],
  [{ name: 'a', letter: 'C' }, { letter: [{ code: 'not_a_choice' }] }],
  [{ name: 'a', list: ['1', '2', '3'] }, { list: [{ code: 'too_many', limit: 2 }] }],
  [{ name: 'a', list: ['1', 2] }, { list: [{ code: 'wrong_type' }] }],
  [{ name: 'a', longer: 'ab' }, { longer: [{ code: 'too_short', limit: 5 }] }],
  [[], { non_field_errors: [{ code: 'wrong_type' }] }],
  ['text', { non_field_errors: [{ code: 'wrong_type' }] }],
])('%j is answered with %j', (body, faults) => {
  const parsed = schema.safeParse(body);
  expect(parsed.success ? {} : fieldFaultsOf(parsed.error.issues, body)).toEqual(faults);
});
