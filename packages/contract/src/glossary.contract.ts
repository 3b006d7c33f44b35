import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { localizedText } from './localized-text.ts';

export const glossaryTerm = z.object({
  term: localizedText,
  /** One or two sentences that an eleven-year-old can read. */
  meaning: localizedText,
  /** At most two lines of Python; null for a term without code. */
  example: z.nullable(z.string()),
  /**
   * How the term is found in a text of the answer's language: a word that begins with the stem, in upper or lower case,
   * and continues to its end with the ending of this index.
   */
  words: z.array(z.object({ stem: z.string(), ending: z.int() })),
  /** The milestone that teaches it, or null. */
  taught_in: z.nullable(z.object({ id: z.string(), title: z.string(), order: z.int() })),
});
export type GlossaryTerm = z.output<typeof glossaryTerm>;

export const glossary = z.object({
  terms: z.array(glossaryTerm),
  /** Sources of regular expressions. Words with the same endings share one. */
  endings: z.array(z.string()),
});
export type Glossary = z.output<typeof glossary>;

export const glossaryContract = defineEndpoints({
  glossary: {
    method: 'GET',
    path: '/learn/glossary/',
    access: 'public',
    summary: 'The words of the course, what they mean, and how they are found in its texts.',
    status: 200,
    response: glossary,
    errors: [],
    cacheable: true,
    freshForS: 3600,
  },
});
