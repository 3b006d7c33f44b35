import type { CodingQuestion } from '@python-learning/contract';
import { practice } from '@python-learning/testing/samples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Hints } from '../../workbench/hints/use-hints.ts';
import { GoalLine } from './goal-line.tsx';

describe('the task on a narrow screen', () => {
  it('is its goal, and a tap opens the whole task under its title', () => {
    open({ title: 'A name card', goal: "Print Nila's name in a box", question: '<p>Ten stars.</p>' });
    fireEvent.click(screen.getByRole('button', { name: "Print Nila's name in a box" }));
    const task = within(screen.getByRole('dialog', { name: 'A name card' }));
    expect(task.getByRole('heading', { name: 'A name card' })).toBeDefined();
    expect(task.getByText('Ten stars.')).toBeDefined();
  });

  it('shows the output to the letter, with every space', () => {
    open({ example: { inputs: [], output: '*  NILA  *\n\n  12' } });
    expect(outputs()).toEqual(['The program must show:*  NILA  *\n↵\n↵  12']);
    expect(screen.queryByText('→')).toBeNull();
  });

  it('shows what is typed before what the program must then show', () => {
    open({ example: { inputs: ['4', '30'], output: 'Total fare: Rs 120' } });
    expect(outputs()).toEqual(['When you type:4\n↵30', 'The program must show:Total fare: Rs 120']);
  });

  it('shows no output where the learner guesses it', () => {
    open({ kind: 'predict', example: null });
    expect(outputs()).toEqual([]);
  });
});

const nothing = () => undefined;
const noHints: Hints = {
  open: [],
  total: 0,
  nextAfter: null,
  shown: 1,
  showNext: nothing,
  seen: 0,
  isListed: false,
  setListed: nothing,
  led: 0,
  leadTo: nothing,
  ladder: null,
  leadToPieces: null,
};

function open(parts: Partial<CodingQuestion>): void {
  const [question] = practice.questions;
  if (question === undefined) throw new Error('The practice has questions.');
  const shown = { ...question, ...parts };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GoalLine
        question={shown}
        hints={noHints}
        intro={practice}
        place={null}
        isSolved={false}
        takesFocus={false}
        onOtherTheme={null}
      />
    </QueryClientProvider>,
  );
}

/** The texts that stand under the goal. */
function outputs(): (string | null)[] {
  return [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);
}
