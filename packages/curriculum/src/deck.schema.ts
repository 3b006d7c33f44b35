import { type DeckKind, optionLetters } from '@python-learning/domain';
import { z } from 'zod';
import { bilingualSchema } from './text.schema.ts';

const cardFields = {
  /** The constructs of its program, as `constructs.yaml` names them. */
  constructs: z.array(z.string()),
  /** The number of the first line that it shows, in its whole program. */
  firstLine: z.int(),
  /** Whether its program has lines that it does not show. */
  isPart: z.boolean(),
};

/** What a right program reads, a line for each `input()`, and shows. */
const exampleSchema = z.strictObject({ inputs: z.array(z.string()), output: z.string() });

/** What a wrong program shows, and the message of Python if it stops. */
const wrongRunSchema = z.strictObject({ output: z.string(), error: z.string().nullable() });

const whySchema = bilingualSchema.nullable();

/** Three or four options, each with the reason why it is wrong; null for the right one. */
function choiceOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const option = z.strictObject({ ...shape, why: whySchema });
  return {
    options: z.strictObject({ A: option, B: option, C: option, D: option.optional() }),
    right: z.enum(optionLetters),
    explanation: bilingualSchema,
  };
}

const orderLinesSchema = z.strictObject({
  kind: z.literal('order-lines'),
  ...cardFields,
  before: z.array(z.string()),
  pieces: z.array(z.strictObject({ text: z.string(), why: whySchema })),
  after: z.array(z.string()),
  /** Every order of pieces, by their numbers from 0, that makes a right program. */
  accepted: z.array(z.array(z.int())),
  example: exampleSchema,
  hint: bilingualSchema,
  explanation: bilingualSchema,
});

const faultyLineSchema = z.strictObject({
  kind: z.literal('faulty-line'),
  ...cardFields,
  lines: z.array(z.string()),
  /** The number of the wrong line in the whole program. */
  line: z.int(),
  mended: z.string(),
  example: exampleSchema,
  shows: wrongRunSchema,
  hint: bilingualSchema,
  explanation: bilingualSchema,
});

const showsSchema = z.strictObject({
  kind: z.literal('shows'),
  ...cardFields,
  lines: z.array(z.string()),
  inputs: z.array(z.string()),
  ...choiceOf({ text: z.string() }),
});

const mendsSchema = z.strictObject({
  kind: z.literal('mends'),
  ...cardFields,
  lines: z.array(z.string()),
  example: exampleSchema,
  shows: wrongRunSchema,
  /** The line with this number becomes this text. */
  ...choiceOf({ line: z.int(), text: z.string() }),
});

const gapSchema = z.strictObject({
  kind: z.literal('gap'),
  ...cardFields,
  /** The program up to the gap, and after it. */
  before: z.string(),
  after: z.string(),
  example: exampleSchema,
  ...choiceOf({ text: z.string() }),
});

/** The cards that are made from the programs of coding questions, by kind. */
export const deckSchemas = {
  'order-lines': orderLinesSchema,
  'faulty-line': faultyLineSchema,
  shows: showsSchema,
  mends: mendsSchema,
  gap: gapSchema,
} as const satisfies Record<DeckKind, z.ZodType>;

/** The proven cards of a question, by id. */
export const deckCardsSchema = z.record(z.string(), z.union(Object.values(deckSchemas)));

const questionDeckSchema = z.strictObject({
  /** Digest of the question that they were made from. */
  madeFrom: z.string(),
  /** Digest of the question, of the code that made the cards, and of the cards: the proof need not run again. */
  proof: z.string(),
  cards: deckCardsSchema,
});

/** The proven cards of a question. */
export type QuestionDeck = z.infer<typeof questionDeckSchema>;

/** `deck.json` of a milestone, by question id. Written by the content check, never edited by hand. */
export const deckFileSchema = z.record(z.string(), questionDeckSchema);

export type DeckFile = z.infer<typeof deckFileSchema>;
