import { describe, expect, it } from 'vitest';
import { addSeen, findSkipped, isWatched, type SeenRange } from './seen-ranges.ts';

describe('what was seen of a lesson', () => {
  it('grows while it plays, and joins with what was seen before', () => {
    const first = addSeen([], 0, 0.2);
    expect(addSeen(first, 0.2, 0.4)).toEqual([[0, 0.4]]);
    expect(addSeen([[0.6, 0.8]], 0, 0.2)).toEqual([
      [0, 0.2],
      [0.6, 0.8],
    ]);
    expect(addSeen([[0, 0.5]], 0.1, 0.3)).toEqual([[0, 0.5]]);
  });

  it('does not grow by standing still or by going back', () => {
    expect(addSeen([[0, 0.5]], 0.7, 0.7)).toEqual([[0, 0.5]]);
    expect(addSeen([[0, 0.5]], 0.7, 0.6)).toEqual([[0, 0.5]]);
    expect(addSeen([], Number.NaN, Number.NaN)).toEqual([]);
  });

  it('is all of it at nine tenths with the end, in any number of visits', () => {
    const twoVisits: SeenRange[] = [
      [0, 0.5],
      [0.55, 1],
    ];
    expect(isWatched(twoVisits)).toBe(true);
    expect(isWatched([[0, 0.99]])).toBe(false);
    expect(isWatched([[0.15, 1]])).toBe(false);
    expect(isWatched([[0.99, 1]])).toBe(false);
    expect(isWatched([])).toBe(false);
  });

  it('tells where the longest skipped piece begins', () => {
    expect(findSkipped([])).toBe(0);
    expect(
      findSkipped([
        [0, 0.1],
        [0.2, 0.3],
        [0.9, 1],
      ]),
    ).toBe(0.3);
    expect(findSkipped([[0.4, 1]])).toBe(0);
    expect(findSkipped([[0, 1]])).toBeNull();
  });
});
