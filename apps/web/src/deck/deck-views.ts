import type { ShownCard } from '@python-learning/contract';
import type { CardAnswer, DeckKind } from '@python-learning/domain';
import type { CardViews } from './deck.tsx';
import { FaultyLine } from './faulty-line/faulty-line.tsx';
import { Gap } from './gap/gap.tsx';
import { Mends } from './mends/mends.tsx';
import { OrderLines } from './order-lines/order-lines.tsx';
import { Shows } from './shows/shows.tsx';

type DeckKinds = { [Kind in DeckKind]: { card: ShownCard<Kind>; answer: CardAnswer<Kind> } };

/** The cards that are made from programs. Each view calls `onSelect` once, with a complete answer. */
export const deckViews: CardViews<DeckKinds, 'InForm'> = {
  'order-lines': { InForm: OrderLines },
  'faulty-line': { InForm: FaultyLine },
  shows: { InForm: Shows },
  mends: { InForm: Mends },
  gap: { InForm: Gap },
};
