import { languages } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import {
  callCase,
  printed,
  questionWith,
  raised,
  reportOf,
  returned,
  stdinCase,
} from '../fixtures/builders.ts';
import { assess } from './assess.ts';
import { assessPlainly } from './assess-plainly.ts';
import type { AssessInput } from './types.ts';

const hints = ['nudge', 'pointer', 'nearly'].map((en) => ({ en, ta: `${en}-ta` }));
const question = questionWith({
  cases: [stdinCase('Hello'), callCase('f()', '5')],
  rules: ['prints==1'],
  hints,
});
const facts = { calls: { print: 1 } };
const right = [printed('Hello\n'), returned('5', 'int')];

const runs: Record<string, Partial<AssessInput>> = {
  'a right program': { report: reportOf(right, facts) },
  'a wrong output': { report: reportOf([printed('Hallo'), returned('5', 'int')], facts) },
  'a wrong result': { report: reportOf([printed('Hello'), returned('6', 'int')], facts) },
  'a broken rule': { report: reportOf(right, { calls: { print: 2 } }) },
  'an error': { report: reportOf([raised('NameError', "name 'x' is not defined", 2)], facts) },
  'a syntax error': {
    report: reportOf([raised('SyntaxError', 'invalid syntax', 3)], {
      syntaxError: { type: 'SyntaxError', message: 'invalid syntax', range: null },
    }),
  },
  'an endless loop': { report: reportOf([printed('', { kind: 'time-limit' })], facts) },
  'too much output': {
    report: reportOf([printed('x', { kind: 'output-limit', omittedBytes: 9_000 })], facts),
  },
  'a program that waits': { report: reportOf(right, facts, printed('Name? ', { kind: 'input-required' })) },
};

const given = (input: Partial<AssessInput>): AssessInput => ({
  question,
  source: 'print("Hello")',
  report: reportOf(right, facts),
  language: 'en',
  failedAttempts: 2,
  ...input,
});

describe('assessing plainly', () => {
  test.each(Object.entries(runs))('gives the verdict of the full assessment: %s', (_name, run) => {
    for (const language of languages) {
      const input = given({ ...run, language });
      const { verdict, checks, output, error } = assess(input);
      expect(assessPlainly(input)).toMatchObject({ verdict, checks, output });
      expect(assessPlainly(input).error).toBe(error);
    }
  });

  test.each([
    ['a wrong output', 'OUT-OTHER'],
    ['a wrong result', 'OUT-OTHER'],
    ['a broken rule', 'RULE-PRINTS'],
    ['an error', 'RUN-OTHER'],
    ['a syntax error', 'SYN-GENERAL'],
    ['an endless loop', 'RUN-TIME-LIMIT'],
    ['too much output', 'RUN-OUTPUT-LIMIT'],
  ])('explains in general what it did not look into: %s', (name, id) => {
    const said = assessPlainly(given(runs[name] ?? {}));
    expect(said.explanation?.id).toBe(id);
    expect(said.hints).toEqual([expect.stringContaining(said.explanation?.text ?? '-'), 'nudge', 'pointer']);
  });

  test('explains nothing of a program that is right or waits for a line', () => {
    expect(assessPlainly(given({}))).toMatchObject({ explanation: null, hints: [] });
    const waits = assessPlainly(given(runs['a program that waits'] ?? {}));
    expect(waits).toMatchObject({ explanation: null, hints: [], stdout_so_far: 'Name? ' });
  });

  test('shows the beginning of a message that the program chose', () => {
    const report = reportOf([raised('ValueError', 'x'.repeat(9_000), 1)], facts);
    expect(assessPlainly(given({ report })).error).toHaveLength('ValueError: '.length + 300);
  });
});
