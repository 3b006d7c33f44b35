import type { Trace } from '@python-learning/stage/values';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { linesIn, square } from '../drawing/drawings.fixture.ts';
import { StepsView } from './steps-view.tsx';

/** A square whose first two sides are seen step by step. */
const trace: Trace = {
  steps: [
    { ran: null, next: 3, whole: { frames: [{ id: 0, name: null, names: {} }], objects: {}, output: '' } },
    { ran: 3, next: 4, drawn: 1 },
    { ran: 4, next: 3, drawn: 2 },
    { ran: 3, next: 4, drawn: 3 },
    { ran: 4, next: null },
  ],
  lastSteps: [],
  count: 5,
  lines: {},
  end: 'finished',
  drawing: square,
};

function open(seen: Trace) {
  setLanguage('en');
  render(<StepsView seen={{ code: 'a\nb\nc\nd', trace: seen }} opensAt="start" header={(count) => count} />);
}

it('shows at each step of a program what it has drawn so far, and no empty output', async () => {
  open(trace);
  const picture = await screen.findByRole('img', { name: /Nothing is drawn/ });
  const lines: number[] = [];
  for (let step = 0; step < 4; step += 1) {
    lines.push(linesIn(picture));
    await userEvent.click(screen.getByRole('button', { name: /^(?:Next step|See it again)$/ }));
  }
  expect(lines).toEqual([0, 1, 1, 2]);
  expect(screen.getByRole('img', { name: /On the page: 2 lines/ })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Output' })).toBeNull();
});

it('shows the output, too, where something is printed', async () => {
  open({ ...trace, steps: trace.steps.map((step) => ({ ...step, printed: 'side\n' })) });
  expect(await screen.findByRole('img')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Output' })).toBeDefined();
});
