import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { LoopCard, printTriangle } from './loop-card.tsx';

it('prints what Python would', () => {
  expect(printTriangle(3)).toBe('* \n* * \n* * * ');
});

it('draws another row for each press, up to seven', async () => {
  setLanguage('en');
  const user = userEvent.setup();
  render(<LoopCard />);
  const more = screen.getByRole('button', { name: 'One row more' });
  for (let press = 0; press < 5; press += 1) await user.click(more);
  expect(screen.getByRole('status', { name: 'Output: 7 rows' }).textContent).toBe(printTriangle(7));
  expect(more.getAttribute('aria-disabled')).toBe('true');
});
