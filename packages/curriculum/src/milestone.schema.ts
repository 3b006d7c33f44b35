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
