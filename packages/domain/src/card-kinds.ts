import type { Bilingual } from './languages.ts';

/** The options of a multiple-choice card, in the order in which they are shown. */
export const optionLetters = ['A', 'B', 'C', 'D'] as const;

export type OptionLetter = (typeof optionLetters)[number];

/**
 * The kinds of cards: tasks that are answered without a program. Each has an entry in the registries of content
 * (`cards.schema.ts`, `make-cards.ts`, `course-cards.ts` and `model.ts` in `curriculum/src`), proof
 * (`curriculum/checks/cards.check.ts`), grading (`feedback/src/cards/grade-card.ts`), contract
 * (`contract/src/cards.ts`), api (`api/src/modules/cards/shown-card.ts`) and web (`card-answers.ts` and `card-views.ts`
 * or, for a kind of the deck, `deck-views.ts` in `web/src/deck`). Each registry is a record of all kinds, so a kind without an entry does not
 * compile. A card that authors write is made in `make-cards.ts` and proven in `cards.check.ts`, one of the deck in
 * `curriculum/checks/deck`.
 */
export type CardKinds = {
  'multiple-choice': {
    /** What grading needs to know of a card. It never leaves the server. */
    key: MultipleChoiceKey;
    /** What answers a card. */
    answer: OptionLetter;
  };
  /** Lines of a program, to be put in order. Some of them may belong to no right program. */
  'order-lines': {
    key: OrderLinesKey;
    /** The numbers of the chosen lines, from the first one of the program to the last. */
    answer: readonly number[];
  };
  /** A program with one wrong line, to be found. */
  'faulty-line': {
    key: FaultyLineKey;
    /** The number of the line in its program, from 1. */
    answer: number;
  };
  /** A program, and outputs to choose from. */
  shows: { key: ChoiceKey; answer: OptionLetter };
  /** A wrong program, and changes to choose from. */
  mends: { key: ChoiceKey; answer: OptionLetter };
  /** A program with a gap, and pieces to choose from. */
  gap: { key: ChoiceKey; answer: OptionLetter };
};

export type CardKind = keyof CardKinds;

/** The kinds of the cards that are made from the programs of coding questions. */
export type DeckKind = Exclude<CardKind, 'multiple-choice'>;

/** What answers a card of a kind. */
export type CardAnswer<Kind extends CardKind = CardKind> = CardKinds[Kind]['answer'];

export type MultipleChoiceKey = {
  right: OptionLetter;
  /** `why` an option is wrong; null for the right one. */
  options: Readonly<Record<OptionLetter, { why: Bilingual | null }>>;
  explanation: Bilingual;
};

/** The key of a card with one right option among three or four. `D` is missing where there are three. */
export type ChoiceKey = {
  right: OptionLetter;
  /** `why` an option is wrong; null for the right one. */
  options: Readonly<Partial<Record<OptionLetter, { why: Bilingual | null } | undefined>>>;
  explanation: Bilingual;
};

export type OrderLinesKey = {
  /** The lines to choose from, numbered from 0. `why` a line belongs to no right program; null for one that does. */
  pieces: readonly { why: Bilingual | null }[];
  /** Every order of lines that makes a right program, by their numbers. */
  accepted: readonly (readonly number[])[];
  /** What is said of a wrong order whose lines all belong to a right program. */
  hint: Bilingual;
  explanation: Bilingual;
};

export type FaultyLineKey = {
  /** The number of the wrong line in its program, from 1. */
  line: number;
  /** The line that belongs there. */
  mended: string;
  /** What is said of every other line. */
  hint: Bilingual;
  explanation: Bilingual;
};
