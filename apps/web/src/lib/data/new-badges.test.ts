import { expect, it } from 'vitest';
import { listNewBadges } from './new-badges.ts';

function badge(id: string) {
  return { id, title: id, description: id, awarded_at: '2026-11-01T10:00:00Z' };
}

it('a badge is new until this browser has announced it', () => {
  const badges = [badge('bug-hunter'), badge('listener')];
  expect(listNewBadges(badges, ['bug-hunter']).map(({ id }) => id)).toEqual(['listener']);
  expect(listNewBadges(badges, ['bug-hunter', 'listener'])).toEqual([]);
  expect(listNewBadges(badges, [])).toEqual(badges);
});

it('the first badge is never among them, because it has a celebration of its own', () => {
  expect(listNewBadges([badge('first-step')], [])).toEqual([]);
});
