import { type OwnShare, shareLimits } from '@python-learning/contract';
import { addDays, isoDayIn } from '@python-learning/domain';
import type { EndOfShares, Share } from './shares.repository.ts';

const { daysWithoutVisit, noticeDays } = shareLimits;
const dayMs = 24 * 3600 * 1000;

/** The day of a visit: that of UTC. */
export function dayOf(time: Date): string {
  return isoDayIn(time, 'UTC');
}

/** The last day of visits after which an owner is told that a link is about to end. */
export function noticeDay(now: Date): string {
  return addDays(dayOf(now), noticeDays - daysWithoutVisit);
}

/** Which links have ended by now. */
export function endOfShares(now: Date): EndOfShares {
  return {
    visitedOn: addDays(dayOf(now), -daysWithoutVisit),
    noticedAt: new Date(now.getTime() - noticeDays * dayMs),
  };
}

/** When a link ends if nobody visits it; null before its owner is told. */
export function endsAt({
  visitedOn,
  noticedAt,
}: Pick<Share, 'visitedOn' | 'noticedAt'>): OwnShare['ends_at'] {
  if (noticedAt === null) return null;
  const byVisit = Date.parse(addDays(visitedOn, daysWithoutVisit));
  return new Date(Math.max(byVisit, noticedAt.getTime() + noticeDays * dayMs)).toISOString();
}
