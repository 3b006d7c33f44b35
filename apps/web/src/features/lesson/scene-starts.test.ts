import { describe, expect, it } from 'vitest';
import { timeline } from '../../test/sample-lite-lesson.ts';
import { findScene, sceneIndexAt, sceneStarts } from './scene-starts.ts';

const starts = [0, 10, 20];

describe('the scenes of a lesson', () => {
  it('begin where the lite lesson says, or else where somebody speaks after a pause', () => {
    expect(sceneStarts(timeline, null)).toEqual([0, 0.4]);
    const spoken = [1, 2, 9].map((startS) => ({ startS, endS: startS + 1, text: 'Tea.' }));
    expect(sceneStarts(null, spoken)).toEqual([0, 9]);
    expect(sceneStarts(null, null)).toEqual([]);
  });

  it('are found by a moment', () => {
    expect([0, 9.9, 10, 60].map((atS) => sceneIndexAt(starts, atS))).toEqual([0, 0, 1, 2]);
    expect(sceneIndexAt([], 3)).toBe(-1);
  });

  it('are gone through one by one; back goes first to the start of the one that plays', () => {
    expect(findScene(starts, 5, 1)).toBe(10);
    expect(findScene(starts, 25, 1)).toBeNull();
    expect(findScene(starts, 15, -1)).toBe(10);
    expect(findScene(starts, 10.5, -1)).toBe(0);
    expect(findScene(starts, 0.5, -1)).toBe(0);
    expect(findScene([], 5, -1)).toBeNull();
  });
});
