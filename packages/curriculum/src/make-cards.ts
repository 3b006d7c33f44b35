import type { CardKind, DeckKind } from '@python-learning/domain';
import type { Card, CardsFile } from './cards.schema.ts';
import type { MilestoneContent } from './content.ts';
import type { Fault } from './fault.ts';
import type { McqDefinition } from './mcq.schema.ts';
import { staleEntries } from './stale-entries.ts';

type WrittenKind = Exclude<CardKind, DeckKind>;

type Makers = {
  readonly [Kind in WrittenKind]: (milestone: MilestoneContent) => Record<string, Card<Kind>>;
};

/** How the cards of each kind that authors write are made from the content of a milestone, by id. */
const makers: Makers = {
  'multiple-choice': ({ mcqs }) =>
    Object.fromEntries(mcqs.map(({ value }) => [value.id, multipleChoiceCard(value)])),
};

/** Makes the cards of a milestone, of every kind that authors write. */
export function makeCards(milestone: MilestoneContent): CardsFile {
  return Object.fromEntries(Object.values(makers).flatMap((make) => Object.entries(make(milestone))));
}

/** Finds cards that are missing, older than the content, or made from nothing that exists. */
export function findStaleCards(milestone: MilestoneContent): Fault[] {
  return staleEntries(cardsFileOf(milestone), milestone.cards, makeCards(milestone));
}

/** The file of a milestone's cards, relative to the root. */
export function cardsFileOf({ folder }: MilestoneContent): string {
  return `content/milestones/${folder}/cards.json`;
}

function multipleChoiceCard(definition: McqDefinition): Card<'multiple-choice'> {
  const { asks, stem, code, options, right, explanation } = definition;
  const { A, B, C, D } = options;
  return {
    kind: 'multiple-choice',
    asks,
    stem,
    code,
    options: { A: optionOf(A), B: optionOf(B), C: optionOf(C), D: optionOf(D) },
    right,
    explanation,
  };
}

function optionOf({ text, misconception, why }: McqDefinition['options']['A']) {
  return { text, misconception: misconception ?? null, why: why ?? null };
}
