import type { Achievement } from '@python-learning/contract';

/** The badges not yet awarded, nearest first; equally near ones in the course's order. */
export function nearestFirst(badges: readonly Achievement[], earnedIds: ReadonlySet<string>): Achievement[] {
  return badges
    .filter(({ id, awarded_at: awardedAt }) => awardedAt === null && !earnedIds.has(id))
    .toSorted((a, b) => shareDone(b) - shareDone(a));
}

function shareDone({ progress: { done, of } }: Achievement): number {
  return of > 0 ? done / of : 0;
}
