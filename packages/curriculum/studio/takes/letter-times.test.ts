import { expect, it } from 'vitest';
import { letterTimes } from './letter-times.ts';

const span = { startMs: 200, endMs: 1200 };

it('words share the time evenly by letters', () => {
  expect(letterTimes(['ab', 'cdef', 'ghij'], [null, null, null], span)).toEqual([200, 400, 800]);
});

it('a tapped word keeps its time, and the words around it follow', () => {
  expect(letterTimes(['ab', 'cd', 'ef', 'gh'], [null, null, 1000, null], span)).toEqual([
    200, 600, 1000, 1100,
  ]);
  expect(letterTimes(['ab', 'cd'], [300, 900], span)).toEqual([300, 900]);
});

it('a tap that goes back in time does not count, and none is after the speech', () => {
  expect(letterTimes(['ab', 'cd', 'ef'], [null, 900, 400], span)).toEqual([200, 900, 1050]);
  expect(letterTimes(['ab', 'cd'], [null, 5000], span)).toEqual([200, 1200]);
});

it('a sign between words counts as one letter', () => {
  expect(letterTimes(['a', '–', 'b'], [null, null, null], { startMs: 0, endMs: 300 })).toEqual([0, 100, 200]);
});
