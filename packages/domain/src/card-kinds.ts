import type { Bilingual } from './languages.ts';

/** The options of a multiple-choice card, in the order in which they are shown. */
export const optionLetters = ['A', 'B', 'C', 'D'] as const;

export type OptionLetter = (typeof optionLetters)[number];

/**
 * The kinds of cards: tasks that are answered without a program. Each has an entry in the registries of content
 * (`cards.schema.ts`, `make-cards.ts`, `course-cards.ts` and `model.ts` in `curriculum/src`), proof
 * (`curriculum/checks/cards.check.ts`), grading (`feedback/src/cards/grade-card.ts`), contract
 * (`contract/src/cards.ts`), api (`api/src/modules/cards/shown-card.ts`) and web (`card-views.ts` and
 * `card-answers.ts` in `web/src/deck`). Each registry is a record of all kinds, so a kind without an entry does not
 * compile.
 */
export type CardKinds = {
  'multiple-choice': {
    /** What grading needs to know of a card. It never leaves the server. */
    key: MultipleChoiceKey;
    /** What answers a card. */
    answer: OptionLetter;
  };
};

export type CardKind = keyof CardKinds;

/** What answers a card of a kind. */
export type CardAnswer<Kind extends CardKind = CardKind> = CardKinds[Kind]['answer'];

export type MultipleChoiceKey = {
  right: OptionLetter;
  /** `why` an option is wrong; null for the right one. */
  options: Readonly<Record<OptionLetter, { why: Bilingual | null }>>;
  explanation: Bilingual;
};
