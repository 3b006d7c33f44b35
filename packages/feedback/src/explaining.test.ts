import type { Outcome } from '@python-learning/domain';
import { expect, test } from 'vitest';
import { callCase, printed, questionWith, raised, reportOf, stdinCase } from '../fixtures/builders.ts';
import { assess } from './assess.ts';
import { assessPlainly } from './assess-plainly.ts';
import { matchError } from './catalogue/match-error.ts';
import { Program } from './python-text/program.ts';
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

/** `type()` makes a class of any name, and a program may raise it. */
const oddNames: Record<string, [type: string, says: string]> = {
  'no name': ['', 'Exception: x'],
  'only spaces': ['   ', 'Exception: x'],
  'a line break and markup': ['\n<script>alert(1)</script>', '<script>alert(1)</script>: x'],
  'only line breaks': ['\r\n\u2028\u2029\u0085', 'Exception: x'],
  'a line break inside': ['Name\nError', 'Name Error: x'],
  'a known name before a line break': ['NameError\n', 'NameError: x'],
  'a NUL and a tab': ['a\0b\tc', 'a b c: x'],
  'ten thousand letters': ['a'.repeat(10_000), `${'a'.repeat(99)}…: x`],
  'ten thousand line breaks': ['\n'.repeat(10_000), '…: x'],
  'half a character': ['\ud800', '\ufffd: x'],
  spaces: ['my own error', 'my own error: x'],
  'a colon': ['Name: Error', 'Name: Error: x'],
  'signs of a pattern': ['(a|a)*$', '(a|a)*$: x'],
  'a Tamil name': ['பிழை', 'பிழை: x'],
};

test.each(Object.entries(oddNames))(
  'an exception is explained, whatever its class is called: %s',
  (_what, [type, says]) => {
    const input = inputWith(raised(type, 'x', 1), 'a');
    for (const { verdict, explanation } of [assess(input), assessPlainly(input)]) {
      expect(verdict).toBe('wrong');
      expect(explanation).toMatchObject({
        id: expect.stringMatching(/^RUN-OTHER$|^NAM-/u),
        python_says: says,
      });
    }
  },
);

test.each(['', '\n', 'a\nb', '\u2028', 'a'.repeat(10_000)])(
  'the last entry of the catalogue fits %j',
  (type) => {
    const outcome = raised(type, 'x\ny', null);
    const { facts } = reportOf([outcome]);
    expect(matchError(outcome, new Program(''), facts)?.entry.id).toBe('RUN-OTHER');
  },
);

test('a long value of a call is shown by its start, and compared whole', () => {
  const repr = `'${'a'.repeat(9000)}'`;
  const input = inputWith(printed('', { result: { repr, type: 'str', number: null } }), '');
  const call = callCase('f()', "'a'");
  const assessment = assess({ ...input, question: questionWith({ cases: [call] }) });
  expect(assessment.verdict).toBe('wrong');
  expect(assessment.explanation?.text).toContain('aaa…');
  expect(assessment.explanation?.text.length).toBeLessThan(2000);
});
