import { type CardKind, optionLetters } from '@python-learning/domain';
import { z } from 'zod';
import { deckSchemas } from './deck.schema.ts';
import { mcqKinds } from './mcq.schema.ts';
import { bilingualSchema } from './text.schema.ts';

const optionSchema = z.strictObject({
  text: bilingualSchema,
  misconception: z.string().nullable(),
  /** Why it is wrong; null for the right one. */
  why: bilingualSchema.nullable(),
});

const multipleChoiceSchema = z.strictObject({
  kind: z.literal('multiple-choice'),
  asks: z.enum(mcqKinds),
  stem: bilingualSchema,
  code: z.string().nullable(),
  options: z.strictObject({ A: optionSchema, B: optionSchema, C: optionSchema, D: optionSchema }),
  right: z.enum(optionLetters),
  explanation: bilingualSchema,
});

const cardSchemas = {
  'multiple-choice': multipleChoiceSchema,
  ...deckSchemas,
} as const satisfies Record<CardKind, z.ZodType>;

/** A card of a kind, with its answer. */
export type Card<Kind extends CardKind = CardKind> = z.infer<(typeof cardSchemas)[Kind]>;

/**
 * `cards.json` of a milestone, by id: the cards that have a content file of their own. Written by the content check,
 * never edited by hand.
 */
export const cardsFileSchema = z.record(z.string(), multipleChoiceSchema);

export type CardsFile = z.infer<typeof cardsFileSchema>;
