import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { timeline } from '../../test/sample-lite-lesson.ts';
import { TranscriptProgram } from './transcript-program.tsx';

const program = timeline.scenes[1]?.program;
if (program === null || program === undefined) throw new Error('no program');
const lines = ['Traceback (most recent call last):', '  File "main.py", line 1', 'NameError: x'];

function renderFailing(coach: string | null) {
  setLanguage('en');
  if (program === null || program === undefined) return;
  const error = { line: 1, lines, ...(coach === null ? {} : { coach }) };
  render(
    <TranscriptProgram program={{ ...program, left: { ...program.left, error } }} language="ta" isTold />,
  );
}

it('an error in the transcript is told in the words of the coach; what Python says can be unfolded', async () => {
  renderFailing('x-க்கு மதிப்பு இல்லை.');
  expect(screen.getByText('x-க்கு மதிப்பு இல்லை.').lang).toBe('ta');
  const details = screen.getByText(/Traceback/).closest('details');
  expect(details?.open).toBe(false);
  await userEvent.click(screen.getByText('What Python says'));
  expect(details?.open).toBe(true);
  expect(details?.textContent).toContain(lines.join('\n'));
});

it('an error without words of the coach is told in the last line of Python', () => {
  renderFailing(null);
  expect(screen.getByText('NameError: x').closest('details')).toBeNull();
});
