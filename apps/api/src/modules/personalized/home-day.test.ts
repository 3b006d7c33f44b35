import { describe, expect, test } from 'vitest';
import { homeDayOf } from './home-day.ts';

const inJaffna = (time: string): Date => new Date(`${time}+05:30`);

describe('a day where the course is at home', () => {
  test('begins and ends at three in the morning where the learners live', () => {
    expect(homeDayOf(inJaffna('2026-11-22T12:00'))).toEqual({
      name: '2026-11-22',
      startsAt: inJaffna('2026-11-22T03:00'),
      endsAt: inJaffna('2026-11-23T03:00'),
    });
  });

  test.each([
    ['2026-11-22T03:00', '2026-11-22'],
    ['2026-11-22T02:59:59.999', '2026-11-21'],
    ['2026-11-22T23:59', '2026-11-22'],
    ['2026-11-23T00:30', '2026-11-22'],
    ['2027-01-01T01:00', '2026-12-31'],
  ])('has %s in %s', (time, name) => {
    expect(homeDayOf(inJaffna(time)).name).toBe(name);
  });
});
