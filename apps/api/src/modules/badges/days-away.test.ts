import { expect, test } from 'vitest';
import { maxAwayDays } from './learner-facts.ts';

const solved = (day: string) => ({ day, hasSolution: true });
const watched = (day: string) => ({ day, hasSolution: false });

test('who never went away was away for no longer than from one day to the next', () => {
  expect(maxAwayDays([])).toBe(0);
  expect(maxAwayDays([solved('2026-11-21')])).toBe(0);
  expect(maxAwayDays([solved('2026-11-20'), solved('2026-11-21')])).toBe(1);
});

test('the longest time away counts once a question is solved, over months and years', () => {
  const days = [solved('2026-12-20'), watched('2026-12-22'), solved('2027-01-05'), solved('2027-01-12')];

  expect(maxAwayDays(days)).toBe(14);
});

test('who comes back and only watches has yet to solve a question, on that day or on a later one', () => {
  const back = [solved('2026-11-01'), watched('2026-11-20')];

  expect(maxAwayDays(back)).toBe(0);
  expect(maxAwayDays([...back, solved('2026-11-23')])).toBe(19);
});
