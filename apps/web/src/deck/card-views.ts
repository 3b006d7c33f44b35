import type { ShownCard } from '@python-learning/contract';
import type { CardKind, CardKinds } from '@python-learning/domain';
import type { CardViews } from './deck.tsx';
import { PressedOptions } from './multiple-choice/pressed-options.tsx';
import { RadioOptions } from './multiple-choice/radio-options.tsx';

type ShownKinds = { [Kind in CardKind]: { card: ShownCard<Kind>; answer: CardKinds[Kind]['answer'] } };

/** Every kind of card. */
export const cardViews: CardViews<ShownKinds> = {
  'multiple-choice': { InDeck: PressedOptions, InForm: RadioOptions },
};
