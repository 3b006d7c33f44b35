import { z } from 'zod';
import { bilingualSchema } from './text.schema.ts';

const constructSchema = bilingualSchema.extend({
  /** The construct in its shortest form, as written in a program: `print()`, `x[i]`, `for`. */
  id: z.string().min(1),
});

/** Constructs of Python by the milestone that first teaches them, in the order of the course. */
export const constructsSchema = z
  .array(z.strictObject({ milestone: z.string(), teaches: z.array(constructSchema).min(1) }))
  .min(1);

export type TaughtConstructs = z.infer<typeof constructsSchema>;
