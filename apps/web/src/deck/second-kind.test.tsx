import { mcqs } from '@python-learning/testing/samples';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DeckCard, FormCard } from './deck.tsx';
import { ordered, views } from './second-kind.fixture.tsx';

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
