import type { ExpectedCase, Outcome } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { callCase, printed, raised, returned, stdinCase } from '../../fixtures/builders.ts';
import type { GradedCase } from '../evidence/graded-evidence.ts';
import { gradedEvidence } from '../evidence/registry.ts';
import { isSameRepr } from './compare-repr.ts';
import { firstFailing, gradeCases, resultOf } from './grade-case.ts';
import { isSameOutput, normaliseOutput } from './normalise.ts';
import { comparePrediction } from './prediction.ts';

describe('comparing output', () => {
  test.each([
    ['trailing spaces', 'Idli  \nDosai\t', 'Idli\nDosai'],
    ['empty lines at the end', 'Idli\n\n\n', 'Idli'],
    ['Windows line ends', 'Idli\r\nDosai\r\n', 'Idli\nDosai'],
    ['zero-width signs', 'Ni\u200Bl\u200Ca\u200D\uFEFF', 'Nila'],
    ['a Tamil vowel sign typed in two parts', '\u0B95\u0BC6\u0BBE', '\u0B95\u0BCA'],
  ])('%s are forgiven', (_, actual, expected) => {
    expect(isSameOutput(expected, actual)).toBe(true);
  });

  test.each([
    ['capitals', 'idli', 'Idli'],
    ['inner spaces', 'Rs  40', 'Rs 40'],
    ['spaces at the start', ' Idli', 'Idli'],
    ['empty lines between', 'A\n\nB', 'A\nB'],
    ['order', 'B\nA', 'A\nB'],
    ['a missing mark', 'Idli', 'Idli!'],
    ['decimals', '5.0', '5'],
  ])('%s count', (_, actual, expected) => {
    expect(isSameOutput(expected, actual)).toBe(false);
  });

  test('normalising twice is normalising once', () => {
    const messy = 'a \r\nb\u200B\n\n';
    expect(normaliseOutput(normaliseOutput(messy))).toBe(normaliseOutput(messy));
  });
});

describe('comparing results', () => {
  test.each([
    ['60', '60.0'],
    ['[1, 2]', '[1.0, 2]'],
    ["{'Red': 0}", "{'Red': 0.0}"],
    ['0.30000000000000004', '0.3'],
    ['1e3', '1000'],
    ["'A'", "'A'"],
    ['12345678901234567890', '12345678901234567890'],
    ['None', 'None'],
  ])('%s is %s', (expected, actual) => {
    expect(isSameRepr(expected, actual)).toBe(true);
  });

  test.each([
    ['True', '1'],
    ['1', 'True'],
    ['False', '0'],
    ['60', "'60'"],
    ['True', "'True'"],
    ['60', '60.1'],
    ['[1, 2]', '[1, 2, 3]'],
    ['(1, 2)', '[1, 2]'],
    ["'60'", "'60.0'"],
    ['None', '0'],
    ['12345678901234567890', '12345678901234567891'],
    ['-5', '5'],
  ])('%s is not %s', (expected, actual) => {
    expect(isSameRepr(expected, actual)).toBe(false);
  });
});

function graded(cases: readonly ExpectedCase[], outcomes: readonly Outcome[]): GradedCase[] {
  return gradeCases(cases, outcomes, gradedEvidence);
}

function resultIn(expected: ExpectedCase, outcome: Outcome): string | null {
  const [one] = graded([expected], [outcome]);
  return one === undefined ? null : resultOf(one);
}

describe('grading cases', () => {
  test('a call is judged by its result, whatever the program prints', () => {
    const [one] = graded([callCase('area(5, 2)', '10')], [{ ...returned('10', 'int'), stdout: 'anything' }]);
    expect(one?.passed).toBe(true);
  });

  test('a case that did not end well fails, even with the right output', () => {
    const outcome = raised('ZeroDivisionError', 'division by zero', 2, { stdout: 'Hello\n' });
    expect(graded([stdinCase('Hello')], [outcome])[0]?.passed).toBe(false);
  });

  test('a case that the time no longer allowed fails', () => {
    const both = graded([stdinCase('a'), stdinCase('b')], [printed('a')]);
    expect(both.map(({ passed }) => passed)).toEqual([true, false]);
    expect(both[1]?.outcome).toBeNull();
  });

  test('waiting for input in a case is reading past the last line', () => {
    const [one] = graded([stdinCase('a')], [printed('', { kind: 'input-required' })]);
    expect(one?.outcome?.exception?.type).toBe('EOFError');
  });

  test('a visible case is spoken of before a hidden one', () => {
    const cases = [stdinCase('a', { visible: false }), stdinCase('b')];
    expect(firstFailing(graded(cases, [printed('x'), printed('x')]))?.index).toBe(1);
  });

  test('what a case brought about is the same for the same mistake', () => {
    const shown = (address: string) => printed(`Throw: <function throw at ${address}>\n`);
    expect(resultIn(stdinCase(''), shown('0x1f'))).toBe(resultIn(stdinCase(''), shown('0x2e')));
    expect(resultIn(callCase('f()', '1'), returned("'A'", 'str'))).toBe("'A'");
    expect(resultIn(stdinCase(''), raised('KeyError', "'b'", 1))).toBeNull();
  });
});

describe('predictions', () => {
  const seen = (stdout: string) => ({ stdout, inputs: null });

  test('a right guess is told so', () => {
    const told = comparePrediction(['6'], seen('6\n'), 'ta');
    expect(told).toMatchObject({ matches: true, text: 'நீ ஊகித்தபடியே வந்தது.' });
  });

  test('a wrong guess is laid beside the output', () => {
    const told = comparePrediction(['4', '6'], seen('6\n'), 'en');
    expect(told?.matches).toBe(false);
    expect(told?.text).toContain('you guessed 4 / 6, the program showed 6');
  });

  test('guess and output are given line by line, and a long output ends with dots', () => {
    const told = comparePrediction(['4', '6'], seen('6\n'.repeat(50)), 'en');
    expect(told?.guess).toEqual(['4', '6']);
    expect(told?.shown).toHaveLength(21);
    expect(told?.shown.at(-1)).toBe('…');
  });

  test('a guess of a program that shows nothing is told so', () => {
    const told = comparePrediction(['6'], seen('\n'), 'en');
    expect(told).toMatchObject({
      matches: false,
      text: 'You guessed 6, but the program showed nothing.',
    });
  });
});
