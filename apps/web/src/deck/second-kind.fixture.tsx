import type { SentAnswer, ShownCard } from '@python-learning/contract';
import type { CardAnswer, CardKind } from '@python-learning/domain';
import { type CardAnswers, cardAnswers } from './card-answers.ts';
import { mcqViews } from './card-views.ts';
import type { CardViews, InDeckProps, InFormProps } from './deck.tsx';

/** Lines to put in order: a kind of card that the product does not have. */
export type OrderLines = {
  kind: 'sample-order';
  id: string;
  question_text: string;
  lines: readonly string[];
};
export type Order = readonly string[];

function Lines({ card, onSelect }: Pick<InFormProps<OrderLines, Order>, 'card' | 'onSelect'>) {
  return (
    <ol>
      {card.lines.map((line) => (
        <li key={line}>
          <button type="button" onClick={() => onSelect([line, ...card.lines.filter((one) => one !== line)])}>
            {line}
          </button>
        </li>
      ))}
    </ol>
  );
}

type SampleKind = { 'sample-order': { card: OrderLines; answer: Order; sent: { lines: Order } } };

type KindsOf<Known extends CardKind> = {
  [Kind in Known]: { card: ShownCard<Kind>; answer: CardAnswer<Kind>; sent: SentAnswer<Kind> };
} & SampleKind;

/** The registry of views with that kind. */
export const views: CardViews<KindsOf<'multiple-choice'>> = {
  ...mcqViews,
  'sample-order': {
    InDeck: ({ card, onPress }: InDeckProps<OrderLines, Order>) => <Lines card={card} onSelect={onPress} />,
    InForm: Lines,
  },
};

/** A card of that kind. */
export const ordered: OrderLines = {
  kind: 'sample-order',
  id: 'o1',
  question_text: '<p>Which line is first?</p>',
  lines: ['print(age)', 'age = 7'],
};
/** The registry of answers with that kind. */
export const answers: CardAnswers<KindsOf<CardKind>> = {
  ...cardAnswers,
  'sample-order': {
    read: (stored) =>
      Array.isArray(stored) && stored.every((line) => typeof line === 'string') ? stored : null,
    bodyOf: (lines) => ({ lines }),
  },
};
