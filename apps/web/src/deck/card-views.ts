import type { ShownCard } from '@python-learning/contract';
import type { CardKind, CardKinds } from '@python-learning/domain';
import type { CardViews } from './deck.tsx';
import { Changes, GapPieces, LinesToTap, OrderedLines, pressed, ShownOutputs } from './line-cards.tsx';
import { PressedOptions } from './multiple-choice/pressed-options.tsx';
import { RadioOptions } from './multiple-choice/radio-options.tsx';

type ShownKinds = { [Kind in CardKind]: { card: ShownCard<Kind>; answer: CardKinds[Kind]['answer'] } };

/** The views of an exercise, which has multiple-choice cards alone. Apart from the others, which are no part of its file. */
export const mcqViews: CardViews<Pick<ShownKinds, 'multiple-choice'>> = {
  'multiple-choice': { InDeck: PressedOptions, InForm: RadioOptions },
};

/** Every kind of card. */
export const cardViews: CardViews<ShownKinds> = {
  ...mcqViews,
  'order-lines': { InDeck: pressed(OrderedLines), InForm: OrderedLines },
  'faulty-line': { InDeck: pressed(LinesToTap), InForm: LinesToTap },
  shows: { InDeck: pressed(ShownOutputs), InForm: ShownOutputs },
  mends: { InDeck: pressed(Changes), InForm: Changes },
  gap: { InDeck: pressed(GapPieces), InForm: GapPieces },
};
