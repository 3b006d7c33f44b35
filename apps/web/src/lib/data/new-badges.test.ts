import { describe, expect, it } from 'vitest';
import { listAnnouncedElsewhere, listNewBadges } from './new-badges.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const idsOf = (badges: { id: string }[]) => badges.map(({ id }) => id);

function badge(id: string, awardedAt: string) {
  return { id, title: id, description: id, awarded_at: awardedAt };
}

const old = badge('old', '2026-11-01T10:00:00Z');
const today = badge('today', '2026-11-20T08:00:00Z');

describe('badges to announce', () => {
  it('are those that this browser has not announced, whatever their age', () => {
    expect(idsOf(listNewBadges([old, today], ['today']))).toEqual(['old']);
    expect(listNewBadges([old, today], ['today', 'old'])).toEqual([]);
    expect(idsOf(listNewBadges([old, today], []))).toEqual(['old', 'today']);
  });

  it('are those of the last day in a browser that has announced none', () => {
    expect(listAnnouncedElsewhere([old, today], now)).toEqual(['old']);
  });

  it('never hold the first one, which has a celebration of its own', () => {
    expect(listNewBadges([badge('first-step', today.awarded_at)], [])).toEqual([]);
  });
});
