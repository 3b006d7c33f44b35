import type { ListedBadge } from '@python-learning/contract';

/** The badges not yet awarded, nearest first; equally near ones in the course's order. */
export function nearestFirst(badges: readonly ListedBadge[], awardedIds: ReadonlySet<string>): ListedBadge[] {
  return badges
    .filter(({ id, awarded_at: awardedAt }) => awardedAt === null && !awardedIds.has(id))
    .toSorted((a, b) => shareDone(b) - shareDone(a));
}

function shareDone({ progress: { done, of } }: ListedBadge): number {
  return of > 0 ? done / of : 0;
}
