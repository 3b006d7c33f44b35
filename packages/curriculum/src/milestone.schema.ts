import { z } from 'zod';
import { bilingualSchema } from './text.schema.ts';

export const milestoneSchema = z.strictObject({
  /** The slug. It is part of addresses and of stored progress, so it never changes. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a slug such as hello-python'),
  order: z.int().min(1),
  is_free: z.boolean(),
  title: bilingualSchema,
  description: bilingualSchema,
  /** The terms that a learner meets here for the first time, or meets again. */
  words: z.array(bilingualSchema).min(1),
});

export type MilestoneDefinition = z.infer<typeof milestoneSchema>;

const constructSchema = bilingualSchema.extend({
  /** The construct in its shortest form, as written in a program: `print()`, `x[i]`, `for`. */
  id: z.string().min(1),
});

/** Constructs of Python by the milestone that first teaches them, in the order of the course. */
export const constructsSchema = z
  .array(z.strictObject({ milestone: z.string(), teaches: z.array(constructSchema).min(1) }))
  .min(1);

export type TaughtConstructs = z.infer<typeof constructsSchema>;
