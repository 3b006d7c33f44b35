import { describe, expect, it } from 'vitest';
import { listOwnHints } from './problem.tsx';

const explanation = {
  id: 'NAM-TYPO',
  title: 'A name is not known',
  text: 'Python does not know Print.',
  next_step: 'Write print.',
  python_says: null,
  line: 2,
  column: 0,
};

describe('hints beside an explanation', () => {
  it('leave out the one that only repeats it', () => {
    const hints = ['Python does not know Print. Write print.', 'Look at line 2.'];
    expect(listOwnHints({ hints, explanation })).toEqual(['Look at line 2.']);
  });

  it('leave out those of the task, which have their own list', () => {
    const hint_ladder = { open: ['<p>A nudge</p>', '<p>A pointer</p>'], total: 3, next_after: 2 };
    const hints = ['Look at line 2.', 'A nudge', 'A pointer'];
    expect(listOwnHints({ hints, hint_ladder, explanation: null })).toEqual(['Look at line 2.']);
    expect(listOwnHints({ hints: [], hint_ladder, explanation: null })).toEqual([]);
  });

  it('are all shown when there is no explanation', () => {
    expect(listOwnHints({ hints: ['a', 'b'], explanation: null })).toEqual(['a', 'b']);
  });
});
