import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { partOf } from './part.ts';
import { RetriedPart } from './retried-part.tsx';

type Props = { word: string };

/** Shows a part whose fetch fails this many times. */
function show(failures: number) {
  let left = failures;
  const part = partOf<Props>(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ word }) => <p>{word}</p>;
  });
  render(
    <RetriedPart
      part={part}
      props={{ word: 'arrived' }}
      Waiting={() => <p>on its way</p>}
      Missing={({ word, onRetry }) => (
        <button type="button" onClick={onRetry}>
          try again: {word}
        </button>
      )}
    />,
  );
}

describe('a part that the screen should not go without', () => {
  it('shows what waits for it, then itself', async () => {
    show(0);
    expect(screen.getByText('on its way')).toBeDefined();
    expect(await screen.findByText('arrived')).toBeDefined();
  });

  it('can be fetched again, as often as it fails', async () => {
    show(2);
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'try again: arrived' }));
    }
    expect(await screen.findByText('arrived')).toBeDefined();
  });

  it('is fetched by itself when the connection is back', async () => {
    show(1);
    await screen.findByRole('button');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('arrived')).toBeDefined();
  });
});
