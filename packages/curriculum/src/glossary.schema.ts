import { localized } from '@python-learning/domain';
import { z } from 'zod';
import { bilingualSchema, blockSchema } from './text.schema.ts';

const word = z.string().trim().min(1);

const glossaryTermSchema = z.strictObject({
  term: bilingualSchema,
  /** English forms that demand the Tamil term in the twin text. */
  match: z.array(word).default([]),
  /** Tamil words that must never be used for this term. */
  avoid: z.array(word).default([]),
  /**
   * Words in a text that mean the term. English words also match with a plural s, Tamil words with any case ending.
   * A `*` at the end of a Tamil word matches any letters, because verbs have too many forms to list.
   */
  words: z.strictObject(localized(() => z.array(word))).default(localized(() => [])),
  /** What the term means, in one or two sentences for an eleven-year-old. */
  meaning: bilingualSchema,
  /** At most two lines of Python that show it; null for a term that no code shows. */
  example: blockSchema.nullable().default(null),
  /** For authors only. */
  note: word.nullable().default(null),
});

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const glossarySchema = z.array(glossaryTermSchema).min(1);
