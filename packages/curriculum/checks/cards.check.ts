import type { CardKind, DeckKind } from '@python-learning/domain';
import type { CardsFile } from '../src/cards.schema.ts';
import type { MilestoneContent } from '../src/content.ts';
import { findStaleCards, makeCards } from '../src/make-cards.ts';
import type { Check } from './check.ts';
import { faultsOfMcq } from './mcqs.check.ts';
import type { ProgramRunner } from './program-runner.ts';

export const cardsCheck: Check = {
  promise: 'every card is proven, and says what its content says today',
  run: ({ content }) => content.milestones.flatMap(findStaleCards),
};

type Proof = (milestone: MilestoneContent, programRunner: ProgramRunner) => Promise<string[]>;

/** The ids of the cards of each kind that running their programs refutes. */
const refutedOf: Readonly<Record<Exclude<CardKind, DeckKind>, Proof>> = {
  'multiple-choice': async ({ mcqs }, programRunner) => {
    const refuted: string[] = [];
    for (const mcq of mcqs) {
      if ((await faultsOfMcq(mcq, programRunner)).length > 0) refuted.push(mcq.value.id);
    }
    return refuted;
  },
};

/** Makes the cards of a milestone, without those that are refuted: they are never written. */
export async function proveCards(
  milestone: MilestoneContent,
  programRunner: ProgramRunner,
): Promise<CardsFile> {
  const proofs = Object.values(refutedOf).map((proof) => proof(milestone, programRunner));
  const refuted = new Set((await Promise.all(proofs)).flat());
  return Object.fromEntries(Object.entries(makeCards(milestone)).filter(([id]) => !refuted.has(id)));
}
