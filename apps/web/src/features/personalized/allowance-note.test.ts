import { expect, it } from 'vitest';
import { countLeft, formatMoment } from './allowance-note.tsx';

const now = new Date('2026-11-21T12:00:00');

it('counts what is left, and all of it once the day has renewed it', () => {
  const allowance = { limit: 30, used: 28, renews_at: new Date('2026-11-22T03:00:00').toISOString() };
  expect(countLeft(allowance, now)).toBe(2);
  expect(countLeft({ ...allowance, used: 31 }, now)).toBe(0);
  expect(countLeft({ ...allowance, used: 31 }, new Date('2026-11-22T03:00:00'))).toBe(30);
});

it('names the day where it is not today', () => {
  expect(formatMoment(new Date('2026-11-21T18:30:00').toISOString(), now, 'en')).toBe('18:30');
  expect(formatMoment(new Date('2026-11-22T03:00:00').toISOString(), now, 'en')).toMatch(/Sunday.*0?3:00/);
  expect(formatMoment(new Date('2026-11-22T03:00:00').toISOString(), now, 'ta')).toMatch(/ஞாயிறு/);
});
