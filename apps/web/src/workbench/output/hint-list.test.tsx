import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { HintList } from './hint-list.tsx';

describe('hints', () => {
  it('are heard as they are asked for, one after the other, and not once more from the first', async () => {
    setLanguage('en');
    render(
      <QueryClientProvider client={new QueryClient()}>
        <HintList hints={['A nudge', 'A pointer']} />
      </QueryClientProvider>,
    );
    const list = screen.getByRole('list');
    expect(list.getAttribute('aria-live')).toBe('polite');
    expect(list.getAttribute('aria-relevant')).toBe('additions');
    const first = screen.getByText('A nudge');
    await userEvent.click(screen.getByRole('button', { name: 'Show the next hint' }));
    expect(list.textContent).toBe('A nudgeA pointer');
    expect(screen.getByText('A nudge')).toBe(first);
  });
});
