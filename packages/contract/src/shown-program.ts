import { maxVisitorCodeLength } from '@python-learning/domain';
import * as z from 'zod/mini';

/** What a child shows at home. It travels in the fragment of an address, which no server receives. */
export const shownProgram = z.object({
  /** How many milestones are completed, as the message says; nothing proves it. */
  milestones: z.int().check(z.gte(0), z.lte(99)),
  /** A program of the child; null where it was left out. */
  code: z.nullable(z.string().check(z.minLength(1), z.maxLength(maxVisitorCodeLength))),
});
export type ShownProgram = z.output<typeof shownProgram>;
