import type { Outcome } from '@python-learning/domain';
import { expect, test } from 'vitest';
import { printed, questionWith, raised, reportOf, stdinCase } from '../fixtures/builders.ts';
import { assess } from './assess.ts';
import type { AssessInput } from './types.ts';

function inputWith(outcome: Outcome, wanted: string, source = 'print("a")'): AssessInput {
  return {
    question: questionWith({ cases: [stdinCase(wanted)] }),
    source,
    report: reportOf([outcome]),
    language: 'en',
    failedAttempts: 0,
  };
}

test('the verdict compares whole outputs, however little of them is explained', () => {
  const long = 'line\n'.repeat(9000);
  expect(assess(inputWith(printed(long), long)).verdict).toBe('solved');
  const other = assess(inputWith(printed(`${long}x`), `${long}y`));
  expect(other.verdict).toBe('wrong');
  expect(other.explanation).toMatchObject({ id: 'OUT-SOME-LINES', text: expect.stringContaining('9001') });
  expect(other.checks[0]?.actual).toHaveLength(long.length + 1);
});

test('what goes in and what comes out can be sent to another thread', () => {
  for (const outcome of [printed('b'), raised('NameError', "name 'x' is not defined", 1), printed('a')]) {
    const input = inputWith(outcome, 'a');
    const assessment = assess(structuredClone(input));
    expect(assessment).toEqual(assess(input));
    expect(structuredClone(assessment)).toEqual(assessment);
  }
});

test('a name that a message chose is compared as text, never as a pattern', () => {
  for (const name of ['(', '(a|a)*b', '[', '\\']) {
    const outcome = raised('NameError', `name '${name}' is not defined`, 1);
    const source = `Print('a')\n#${'a'.repeat(60)}`;
    expect(assess(inputWith(outcome, 'a', source)).explanation).not.toBeNull();
  }
});

test('a long value of a call is shown by its start, and compared whole', () => {
  const repr = `'${'a'.repeat(9000)}'`;
  const input = inputWith(printed('', { result: { repr, type: 'str', number: null } }), '');
  const call = { ...stdinCase(''), call: 'f()', result: "'a'" };
  const assessment = assess({ ...input, question: questionWith({ cases: [call] }) });
  expect(assessment.verdict).toBe('wrong');
  expect(assessment.explanation?.text).toContain('aaa…');
  expect(assessment.explanation?.text.length).toBeLessThan(2000);
});
