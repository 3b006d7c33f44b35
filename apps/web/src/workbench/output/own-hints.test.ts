import { describe, expect, it } from 'vitest';
import { listOwnHints } from './own-hints.ts';

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

  it('are all shown when there is no explanation', () => {
    expect(listOwnHints({ hints: ['a', 'b'], explanation: null })).toEqual(['a', 'b']);
  });
});
