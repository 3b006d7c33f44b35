import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { Talk } from './talk.tsx';

vi.mock('./dialogue.tsx', () => {
  throw new TypeError('The connection broke');
});

it('a question whose box cannot be loaded is shown, and the program can be ended', async () => {
  setLanguage('en');
  const onStop = vi.fn();
  const nothing = () => undefined;
  render(
    <Talk
      phase={{
        kind: 'waiting',
        attempt: { code: 'input("Name? ")', inputs: [] },
        transcript: 'Name? ',
        newFrom: 0,
      }}
      sample={[]}
      onLine={nothing}
      onFill={nothing}
      onNoMoreLines={nothing}
      onStop={onStop}
    />,
  );
  expect(await screen.findByText('The box for your answer has not arrived.')).toBeDefined();
  expect(screen.getByText('Name?')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'End the program' }));
  expect(onStop).toHaveBeenCalledOnce();
});
