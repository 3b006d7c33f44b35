import type { ShownCard } from '@python-learning/contract';
import type { CardAnswer } from '@python-learning/domain';
import type { CardViews } from './deck.tsx';
import { PressedOptions } from './multiple-choice/pressed-options.tsx';
import { RadioOptions } from './multiple-choice/radio-options.tsx';

type WrittenKinds = {
  'multiple-choice': { card: ShownCard<'multiple-choice'>; answer: CardAnswer<'multiple-choice'> };
};

/** The cards that authors write. Those of programs are in `deck-views.ts`: they are no part of the exercise's file. */
export const mcqViews: CardViews<WrittenKinds> = {
  'multiple-choice': { InDeck: PressedOptions, InForm: RadioOptions },
};
