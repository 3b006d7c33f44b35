import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  addWeeks,
  isoDayIn,
  learningDay,
  learningDaySpan,
  mondayOf,
  mondaysBetween,
} from './calendar.ts';

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
    // On 2026-10-25 clocks in Europe repeat the hour from two to three; on 2026-03-29 they skip it.
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

const inJaffna = (time: string): Date => new Date(`${time}+05:30`);

describe('the learning day of the default time zone', () => {
  test('begins and ends at three in the morning where the learners live', () => {
    expect(learningDaySpan(inJaffna('2026-11-22T12:00'))).toEqual({
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
    expect(learningDaySpan(inJaffna(time)).name).toBe(name);
  });
});

describe('weeks', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test('are listed from one Monday to another, both included', () => {
    expect(mondaysBetween('2026-12-21', '2027-01-04')).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
    expect(mondaysBetween('2026-12-21', '2026-12-14')).toEqual([]);
  });

  test('and days are added across months, backwards too', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addWeeks('2027-01-04', -1)).toBe('2026-12-28');
  });
});

describe('business days', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 5, '2026-11-27'],
    ['2026-11-23', 5, '2026-11-30'],
    ['2026-12-30', 10, '2027-01-13'],
    ['2026-11-23', 0, '2026-11-23'],
  ])('%s and %i business days is %s', (day, count, later) => {
    expect(addBusinessDays(day, count)).toBe(later);
  });

  test('a day begins at midnight of its time zone', () => {
    expect(isoDayIn(new Date('2026-11-21T18:29:59Z'), 'Asia/Colombo')).toBe('2026-11-21');
    expect(isoDayIn(new Date('2026-11-21T18:30:00Z'), 'Asia/Colombo')).toBe('2026-11-22');
  });
});
