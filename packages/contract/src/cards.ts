import { type CardKind, type DeckKind, maxCardLines, optionLetters } from '@python-learning/domain';
import * as z from 'zod/mini';
import { id } from './id.ts';

/** A multiple-choice question without its answer. */
export const mcqQuestion = z.object({
  kind: z.literal('multiple-choice'),
  id,
  /** Sanitised HTML. */
  question_text: z.string(),
  options: z.object({ A: z.string(), B: z.string(), C: z.string(), D: z.string() }),
  audio_url_2: z.nullable(z.string()),
});
export type McqQuestion = z.output<typeof mcqQuestion>;

/** The answer to a card with options. */
export const mcqAnswer = z.object({ selected_option: z.enum(optionLetters) });

const cardFields = {
  id,
  /** Sanitised HTML. */
  question_text: z.string(),
};

const lines = z.array(z.string()).check(z.maxLength(maxCardLines));

/** The number of the first line that is shown: above 1 where the card shows a part of a longer program. */
const firstLine = z.int();

/** What a right program reads, a line for each `input()`, and shows. */
const example = z.object({ inputs: z.array(z.string()), output: z.string() });
export type CardExample = z.output<typeof example>;

/** What a wrong program shows of the same example, and the message of Python if it stops; null if it does not. */
const wrongRun = z.object({ output: z.string(), error: z.nullable(z.string()) });
export type CardWrongRun = z.output<typeof wrongRun>;

const optionsOf = <Option extends z.ZodMiniType>(option: Option) =>
  z.object({ A: option, B: option, C: option, D: z.optional(option) });

/** Lines to put in order. Texts of programs are plain text, never HTML. */
export const orderLinesCard = z.object({
  kind: z.literal('order-lines'),
  ...cardFields,
  first_line: firstLine,
  /** The lines of the program that are given: before those to put in order, and after them. */
  before: lines,
  after: lines,
  /** The lines to choose from, each with its indentation. */
  pieces: lines,
  /** How many of the pieces belong to the program. */
  places: z.int(),
  example,
});
export type OrderLinesCard = z.output<typeof orderLinesCard>;

/** A program with one wrong line. */
export const faultyLineCard = z.object({
  kind: z.literal('faulty-line'),
  ...cardFields,
  first_line: firstLine,
  lines,
  example,
  shows: wrongRun,
});
export type FaultyLineCard = z.output<typeof faultyLineCard>;

/** A program, and outputs to choose from. */
export const showsCard = z.object({
  kind: z.literal('shows'),
  ...cardFields,
  first_line: firstLine,
  lines,
  /** What the program reads, a line for each `input()`. */
  inputs: z.array(z.string()),
  options: optionsOf(z.string()),
});
export type ShowsCard = z.output<typeof showsCard>;

/** A wrong program, and changes to choose from: the line with this number becomes this text. */
export const mendsCard = z.object({
  kind: z.literal('mends'),
  ...cardFields,
  first_line: firstLine,
  lines,
  example,
  shows: wrongRun,
  options: optionsOf(z.object({ line: z.int(), text: z.string() })),
});
export type MendsCard = z.output<typeof mendsCard>;

/** A program with a gap between `before` and `after`, and pieces to choose from. */
export const gapCard = z.object({
  kind: z.literal('gap'),
  ...cardFields,
  first_line: firstLine,
  before: z.string(),
  after: z.string(),
  example,
  options: optionsOf(z.string()),
});
export type GapCard = z.output<typeof gapCard>;

const cardsByKind = {
  'multiple-choice': mcqQuestion,
  'order-lines': orderLinesCard,
  'faulty-line': faultyLineCard,
  shows: showsCard,
  mends: mendsCard,
  gap: gapCard,
} as const satisfies Record<CardKind, z.ZodMiniType>;

/** A card of a kind as learners see it: nothing in it reveals the right answer. */
export type ShownCard<Kind extends CardKind = CardKind> = z.output<(typeof cardsByKind)[Kind]>;

/** A card of the deck: one made from the programs of a coding question. */
export const deckCard = z.discriminatedUnion('kind', [
  orderLinesCard,
  faultyLineCard,
  showsCard,
  mendsCard,
  gapCard,
]);
export type ShownDeckCard = ShownCard<DeckKind>;

/** The numbers of pieces, from 0, in the order of the program. */
export const orderAnswer = z.object({
  order: z
    .array(z.int().check(z.gte(0), z.lte(maxCardLines - 1)))
    .check(z.minLength(1), z.maxLength(maxCardLines)),
});

/** The number of a line, as the card shows it. */
export const lineAnswer = z.object({ line: z.int().check(z.gte(1), z.lte(1_000)) });

const answersByKind = {
  'multiple-choice': mcqAnswer,
  'order-lines': orderAnswer,
  'faulty-line': lineAnswer,
  shows: mcqAnswer,
  mends: mcqAnswer,
  gap: mcqAnswer,
} as const satisfies Record<CardKind, z.ZodMiniType>;

/** An answer to a card of a kind, as it is sent. */
export type SentAnswer<Kind extends CardKind = CardKind> = z.output<(typeof answersByKind)[Kind]>;

/** The result of an answer to a card of any kind. `explanation` is HTML. */
export const cardResult = z.object({ is_correct: z.boolean(), explanation: z.string() });
export type CardResult = z.output<typeof cardResult>;
