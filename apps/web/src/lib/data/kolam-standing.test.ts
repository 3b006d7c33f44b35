import { progressAfter } from '@python-learning/testing/samples';
import { describe, expect, it } from 'vitest';
import { kolamStanding } from './kolam-standing.ts';

const nothing = () => false;

describe('the kolam of a learner', () => {
  it('has a stroke for each lesson of a watched milestone, and golden dots once it is completed', () => {
    expect(kolamStanding(progressAfter(2), nothing)).toMatchObject({ lessons: 44, finished: 5, golden: 5 });
    const watched = progressAfter(2, { watched_videos: ['m1', 'm2', 'm3'] });
    expect(kolamStanding(watched, nothing)).toMatchObject({ finished: 8, golden: 5 });
  });

  it('counts the lessons that this browser has as watched, each once', () => {
    const isRemembered = (id: string) => ['v1', 'm2-v1', 'a lesson of before'].includes(id);
    expect(kolamStanding(progressAfter(0), isRemembered)).toMatchObject({ finished: 2, golden: 0 });
    expect(kolamStanding(progressAfter(1), isRemembered)).toMatchObject({ finished: 3, golden: 2 });
  });

  it('is whole after the last milestone', () => {
    expect(kolamStanding(progressAfter(15), nothing)).toMatchObject({
      lessons: 44,
      finished: 44,
      golden: 44,
    });
  });
});
