import type { ListedBadge } from '@python-learning/contract';
import { expect, it } from 'vitest';
import { nearestFirst } from './goal-list.tsx';

function badge(id: string, done: number, of: number, awardedAt: string | null = null): ListedBadge {
  return { id, title: id, description: '', how: '', awarded_at: awardedAt, progress: { done, of } };
}

const ids = (badges: readonly ListedBadge[]) => badges.map(({ id }) => id);

it('the badge of which most is done comes first, and those that are equally near stay in their order', () => {
  const badges = [badge('a', 0, 5), badge('b', 1, 10), badge('c', 4, 5), badge('d', 0, 1)];
  expect(ids(nearestFirst(badges, new Set()))).toEqual(['c', 'b', 'a', 'd']);
});

it('badges that are earned are left out, also those that only the progress knows of', () => {
  const badges = [badge('a', 5, 5, '2026-11-20T10:00:00Z'), badge('b', 1, 2), badge('c', 0, 2)];
  expect(ids(nearestFirst(badges, new Set(['b'])))).toEqual(['c']);
});

it('a badge that asks for nothing does not break the order', () => {
  expect(ids(nearestFirst([badge('a', 0, 0), badge('b', 1, 2)], new Set()))).toEqual(['b', 'a']);
});
