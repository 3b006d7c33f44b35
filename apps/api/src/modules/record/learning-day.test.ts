import { describe, expect, test } from 'vitest';
import { learningDay } from './learning-day.ts';

const dayAt = (time: string, zone = 'Asia/Colombo') => learningDay(new Date(time), zone);

describe('a day of learning', () => {
  test.each([
    ['2026-11-21T12:00+05:30', '2026-11-21'],
    ['2026-11-21T23:59:59+05:30', '2026-11-21'],
    ['2026-11-22T02:59:59+05:30', '2026-11-21'],
    ['2026-11-22T03:00+05:30', '2026-11-22'],
    ['2027-01-01T01:00+05:30', '2026-12-31'],
    ['2028-03-01T02:00+05:30', '2028-02-29'],
  ])('ends at three in the night: %s is %s', (time, day) => {
    expect(dayAt(time)).toBe(day);
  });

  test('is that of the place where the learner is', () => {
    const noonInJaffna = '2026-11-21T12:00+05:30';

    expect(dayAt(noonInJaffna, 'Asia/Kolkata')).toBe('2026-11-21');
    expect(dayAt(noonInJaffna, 'Europe/London')).toBe('2026-11-21');
    expect(dayAt(noonInJaffna, 'America/Los_Angeles')).toBe('2026-11-20');
    expect(dayAt('2026-11-21T22:00+05:30', 'Australia/Sydney')).toBe('2026-11-22');
  });

  test('follows clocks that are put forward and back', () => {
    // In the night to 2026-10-25 clocks in Europe show two o'clock twice; to 2026-03-29 they leave it out.
    expect(dayAt('2026-10-25T00:30Z', 'Europe/Berlin')).toBe('2026-10-24');
    expect(dayAt('2026-10-25T01:30Z', 'Europe/Berlin')).toBe('2026-10-24');
    expect(dayAt('2026-10-25T02:00Z', 'Europe/Berlin')).toBe('2026-10-25');
    expect(dayAt('2026-03-29T00:59Z', 'Europe/Berlin')).toBe('2026-03-28');
    expect(dayAt('2026-03-29T01:00Z', 'Europe/Berlin')).toBe('2026-03-29');
  });

  test('is that of the home of the course where the place is unknown', () => {
    expect(dayAt('2026-11-22T02:00+05:30', 'Mars/Olympus')).toBe('2026-11-21');
  });
});
