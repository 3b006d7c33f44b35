import { expect, it } from 'vitest';
import { momentOf, sheetOf } from './thumbnails.ts';

it('has a view for every five seconds of a lesson, the last ones included', () => {
  expect(sheetOf(60_000)).toMatchObject({ count: 12, everyS: 5 });
  expect(sheetOf(60_100)).toMatchObject({ count: 13 });
});

it('shows the middle of the seconds for which a view stands, and nothing beyond the end', () => {
  expect(momentOf(0, 60_100)).toBe(2500);
  expect(momentOf(11, 60_100)).toBe(57_500);
  expect(momentOf(12, 60_100)).toBe(60_099);
});
