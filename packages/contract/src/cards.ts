import { type CardKind, optionLetters } from '@python-learning/domain';
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

/** The answer to a multiple-choice question. */
export const mcqAnswer = z.object({ selected_option: z.enum(optionLetters) });

const cardsByKind = { 'multiple-choice': mcqQuestion } as const satisfies Record<CardKind, z.ZodMiniType>;

/** A card of a kind as learners see it: nothing in it reveals the right answer. */
export type ShownCard<Kind extends CardKind = CardKind> = z.output<(typeof cardsByKind)[Kind]>;

const answersByKind = { 'multiple-choice': mcqAnswer } as const satisfies Record<CardKind, z.ZodMiniType>;

/** An answer to a card of a kind, as it is sent. */
export type SentAnswer<Kind extends CardKind = CardKind> = z.output<(typeof answersByKind)[Kind]>;

/** The result of an answer to a card of any kind. `explanation` is HTML. */
export const cardResult = z.object({ is_correct: z.boolean(), explanation: z.string() });
export type CardResult = z.output<typeof cardResult>;
