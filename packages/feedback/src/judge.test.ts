import type { Outcome } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { printed, questionWith, raised, reportOf, stdinCase } from '../fixtures/builders.ts';
import { assess } from './assess.ts';
import { assessPlainly } from './assess-plainly.ts';
import { judge } from './judge.ts';

const question = questionWith({
  cases: [stdinCase('4'), stdinCase('6', { visible: false })],
  rules: ['for'],
});
const loop = { nodes: { For: 1 } };
const waits: Outcome = { ...printed('? '), kind: 'input-required' };

describe('the one verdict on a run', () => {
  test.each([
    ['solved', reportOf([printed('4'), printed('6')], loop)],
    ['wrong', reportOf([printed('4'), printed('7')], loop)],
    ['wrong', reportOf([printed('4')], loop)],
    ['wrong', reportOf([printed('4'), printed('6')])],
    [
      'solved',
      reportOf([printed('4'), printed('6')], loop, raised('NameError', "name 'x' is not defined", 1)),
    ],
    ['waiting', reportOf([], loop, waits)],
  ] as const)('is %s, and whoever explains the run says the same', (verdict, report) => {
    const input = { question, source: '', report };
    const asked = { ...input, language: 'en', failedAttempts: 0 } as const;
    expect(judge(input).verdict).toBe(verdict);
    expect(assess(asked).verdict).toBe(verdict);
    expect(assessPlainly(asked)).toMatchObject({ verdict, checks: assess(asked).checks });
  });

  test.each([
    ['solved', printed('anything')],
    ['wrong', raised('NameError', "name 'x' is not defined", 1)],
  ] as const)('of a question without cases is %s by how the shown run ended', (verdict, shown) => {
    const report = reportOf([], {}, shown);
    expect(judge({ question: questionWith(), source: '', report }).verdict).toBe(verdict);
  });
});
