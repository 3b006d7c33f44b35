import type { CardKind, CardKinds } from '@python-learning/domain';
import { mcqs } from '@python-learning/testing/samples';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cardViews } from './card-views.ts';
import { type CardViews, DeckCard, FormCard, type InDeckProps, type InFormProps } from './deck.tsx';

type OrderLines = { kind: 'sample-order'; id: string; question_text: string; lines: readonly string[] };
type Order = readonly string[];

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

const views: CardViews<
  { [Kind in CardKind]: { card: (typeof mcqs)[number]; answer: CardKinds[Kind]['answer'] } } & {
    'sample-order': { card: OrderLines; answer: Order };
  }
> = {
  ...cardViews,
  'sample-order': {
    InDeck: ({ card, onPress }: InDeckProps<OrderLines, Order>) => <Lines card={card} onSelect={onPress} />,
    InForm: Lines,
  },
};

const ordered: OrderLines = {
  kind: 'sample-order',
  id: 'o1',
  question_text: '<p>Which line is first?</p>',
  lines: ['print(age)', 'age = 7'],
};
const inDeck = {
  views,
  chosen: null,
  isRight: null,
  number: 1,
  isCurrent: true,
  state: 'open',
  result: null,
  onSelect: () => {},
  onFocus: () => {},
} as const;

test('a second kind of card is drawn in a deck and in a form once it has an entry', async () => {
  const answer = vi.fn();
  render(
    <>
      <section aria-label="deck">
        <DeckCard {...inDeck} card={ordered} onPress={answer} />
      </section>
      <section aria-label="form">
        <FormCard
          views={views}
          card={ordered}
          labelledBy="text"
          chosen={null}
          isRight={null}
          isLocked={false}
          onSelect={answer}
        />
      </section>
    </>,
  );

  for (const name of ['deck', 'form']) {
    const place = within(screen.getByRole('region', { name }));
    expect(place.getByText('Which line is first?')).toBeDefined();
    await userEvent.click(place.getByRole('button', { name: 'age = 7' }));
    expect(answer).toHaveBeenLastCalledWith(['age = 7', 'print(age)']);
  }
});

test('the first kind is drawn beside a second one as before', () => {
  const [mcq] = mcqs;
  if (mcq === undefined) throw new Error('The sample course has multiple-choice questions.');
  render(<DeckCard {...inDeck} card={mcq} onPress={() => {}} />);

  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
