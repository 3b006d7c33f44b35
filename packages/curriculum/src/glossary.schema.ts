import { z } from 'zod';
import { bilingualSchema } from './text.schema.ts';

const glossaryTermSchema = z.strictObject({
  term: bilingualSchema,
  /** English forms that demand the Tamil term in the twin text. */
  match: z.array(z.string().min(1)).default([]),
  /** Tamil words that must never stand for this term. */
  avoid: z.array(z.string().min(1)).default([]),
  /** For authors only. */
  note: z.string().min(1).nullable().default(null),
});

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const glossarySchema = z.array(glossaryTermSchema).min(1);
