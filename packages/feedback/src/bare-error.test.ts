import { type Outcome, outcomeKinds } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { printed, raised } from '../fixtures/builders.ts';
import { bareError } from './bare-error.ts';

describe('the bare error of a run', () => {
  test.each([
    ['NameError', 'NameError'],
    ['vault', 'Exception'],
    ['Vault', 'Exception'],
    ['தவறு', 'Exception'],
    ['Game.Over', 'Exception'],
  ])('is the name of an error of Python alone: %s', (type, told) => {
    expect(bareError(raised(type, 'the key is mango', 1), 'en')).toBe(told);
  });

  test('is one sentence for each limit, in both languages', () => {
    const limits = outcomeKinds.filter((kind) => /limit|denied/u.test(kind));
    const told = (kind: Outcome['kind']) => [
      bareError(printed('', { kind }), 'en'),
      bareError(printed('', { kind }), 'ta'),
    ];
    expect(Object.fromEntries(limits.map((kind) => [kind, told(kind)]))).toEqual({
      'time-limit': ['The program did not end', 'நிரல் முடியவில்லை'],
      'output-limit': ['Too much output', 'வெளியீடு மிக அதிகம்'],
      'drawing-limit': ['Too many lines', 'கோடுகள் மிக அதிகம்'],
      'memory-limit': ['Too much memory', 'நினைவகம் மிக அதிகம்'],
      denied: ['This does not work here', 'இது இங்கே வேலை செய்யாது'],
    });
  });

  test('is null for a run that ended well', () => {
    expect(bareError(printed('Hello'), 'en')).toBeNull();
  });
});
