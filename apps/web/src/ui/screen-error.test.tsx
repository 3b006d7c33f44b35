import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../lib/api/api-error.ts';
import { setLanguage } from '../lib/language/language.ts';
import { ScreenError, type ScreenFault } from './screen-error.tsx';

const texts = { notFound: 'Milestone not found', empty: 'Nothing here', failed: 'Failed to load' };

function show(fault: ScreenFault) {
  setLanguage('en');
  const onRetry = vi.fn();
  render(<ScreenError fault={fault} texts={texts} onRetry={onRetry} />, { wrapper: MemoryRouter });
  const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
  return { onRetry, links: names('link'), buttons: names('button') };
}

describe('a screen that cannot be shown', () => {
  it.each<[ScreenFault, string]>([
    ['not_found', 'Milestone not found'],
    [{ failure: new ApiError(404, { detail: 'x', code: 'not_found' }) }, 'Milestone not found'],
    ['empty', 'Nothing here'],
  ])('that no second try would bring leads back: %#', (fault, told) => {
    expect(show(fault)).toMatchObject({ links: ['Back to Dashboard'], buttons: [] });
    expect(screen.getByRole('alert').textContent).toBe(told);
    expect(screen.getByRole('heading', { level: 1, name: told })).toBeDefined();
  });

  it('that the server could not give offers another try', async () => {
    const { onRetry } = show({ failure: new ApiError(500, { code: 'server_error' }) });
    expect(screen.getByRole('alert').textContent).toBe('Failed to load');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('for want of a connection says so besides', () => {
    show({ failure: new NetworkError('x') });
    expect(screen.getByRole('alert').textContent).toMatch(/^Failed to load.*Check the connection/);
  });

  it('that needs a subscription leads to it, in the words of the server', () => {
    const failure = new ApiError(403, { detail: 'Upgrade to go on.', code: 'subscription_required' });
    expect(show({ failure }).links).toEqual(['Upgrade', 'Back to Dashboard']);
    expect(screen.getByRole('status').textContent).toBe('Upgrade to go on.');
  });
});
