import { expect, test } from 'vitest';
import { printed, questionWith, raised, reportOf, stdinCase } from '../fixtures/builders.ts';
import { observe } from './observe.ts';

const question = questionWith({ cases: ['a', 'b', 'c'].map((stdout) => stdinCase(stdout)) });
const resultsOf = (...cases: Parameters<typeof reportOf>[0]) =>
  observe({ question, source: '', report: reportOf(cases) }).results;

test('a program that never ends is the same on every machine, whichever cases there was time for after it', () => {
  const endless = { ...printed('a\na\n'), kind: 'time-limit' as const };
  const known = [null, null, null];
  expect(resultsOf(endless)).toEqual(known);
  expect(resultsOf(endless, printed('b'))).toEqual(known);
  expect(resultsOf({ ...endless, kind: 'memory-limit' }, printed('b'), printed('c'))).toEqual(known);
});

test('what was printed before the program was stopped counts, and so do the cases after an error', () => {
  const endless = { ...printed(''), kind: 'output-limit' as const };
  expect(resultsOf(printed('a'), endless, printed('c'))).toEqual(['a', null, null]);
  expect(resultsOf(raised('NameError', "name 'x' is not defined", 1), printed('b'), printed('c'))).toEqual([
    null,
    'b',
    'c',
  ]);
});
