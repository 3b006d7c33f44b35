import type { Progress } from '@python-learning/contract';
import { progressAfter } from '@python-learning/testing/samples';
import { describe, expect, it } from 'vitest';
import { shouldMoveOn } from './use-completion.ts';

const milestone = { id: 'm2', order: 2 };

function progress(currentOrder: number | null, completedIds: string[]): Progress {
  return progressAfter(0, {
    current_milestone: currentOrder === null ? null : { id: `m${currentOrder}`, order: currentOrder },
    completed_milestones: completedIds.map((id) => ({ id, title: id, order: 1 })),
  });
}

describe('after the exercise of a milestone', () => {
  it('the next one becomes current when the milestone is complete', () => {
    expect(shouldMoveOn(progress(2, ['m1', 'm2']), milestone)).toBe(true);
    expect(shouldMoveOn(progress(null, ['m2']), milestone)).toBe(true);
  });

  it('nothing moves while videos or practice are missing', () => {
    expect(shouldMoveOn(progress(2, ['m1']), milestone)).toBe(false);
  });

  it('nobody is moved back from a later milestone', () => {
    expect(shouldMoveOn(progress(3, ['m1', 'm2']), milestone)).toBe(false);
    expect(shouldMoveOn(progress(7, ['m1', 'm2']), milestone)).toBe(false);
  });
});
