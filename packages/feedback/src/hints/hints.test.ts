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
import { observe } from '../observe.ts';
import type { AnticipatedMistake, ObserveInput, Outcome } from '../types.ts';
import { findAnticipatedMistake } from './anticipated-mistake.ts';
import { gradedHints } from './graded-hints.ts';

const cases = [stdinCase('Pass', { inputs: ['40'] }), stdinCase('Try again', { inputs: ['10'] })];

const mistake = (
  id: string,
  outcomes: readonly Outcome[],
  more: Partial<AnticipatedMistake> = {},
): AnticipatedMistake => ({
  id,
  hint: { en: `hint ${id}`, ta: `உதவி ${id}` },
  observed: observe({ question: questionWith({ cases }), source: '', report: reportOf(outcomes) }),
  onlyIf: null,
  ...more,
});

const submitted = (
  mistakes: readonly AnticipatedMistake[],
  outcomes: readonly Outcome[],
  source = '',
): ObserveInput => ({
  question: questionWith({ cases, mistakes }),
  source,
  report: reportOf(outcomes),
});

const find = (stage: 'error' | 'visible' | 'hidden' | 'rule', input: ObserveInput) =>
  findAnticipatedMistake(input, stage, observe(input))?.id ?? null;

describe('a wrong answer that was anticipated', () => {
  const border = [printed('Try again'), printed('Try again')];
  const turned = [printed('Try again'), printed('Pass')];

  test('is told apart by all visible cases, not by the first alone', () => {
    const mistakes = [mistake('border', border), mistake('turned', turned)];
    expect(find('visible', submitted(mistakes, turned))).toBe('turned');
    expect(find('visible', submitted(mistakes, border))).toBe('border');
  });

  test('does not match when one visible case differs', () => {
    expect(find('visible', submitted([mistake('border', border)], turned))).toBeNull();
  });

  test('is told only to a program that has what the hint speaks of', () => {
    const slashes = mistake('slashes', border, { onlyIf: 'op://' });
    const input = submitted([slashes], border);
    expect(find('visible', input)).toBeNull();
    const withSlashes = { ...input, report: reportOf(border, { operators: { '//': 1 } }) };
    expect(find('visible', withSlashes)).toBe('slashes');
  });

  test('an error matches by its entry in the catalogue', () => {
    const typo = raised('NameError', "name 'Print' is not defined. Did you mean: 'print'?", 1);
    const known = mistake('small-p', [typo, typo]);
    const input = submitted(
      [{ ...known, observed: { ...known.observed, errorId: 'NAM-CASE' } }],
      [typo, typo],
      'Print("a")',
    );
    expect(find('error', input)).toBe('small-p');
    const other = raised('ZeroDivisionError', 'division by zero', 1);
    expect(find('error', submitted(input.question.mistakes, [other, other], 'print(1 / 0)'))).toBeNull();
  });

  test('a hidden mistake matches in every case', () => {
    const question = questionWith({
      cases: [callCase('f(1)', '1'), callCase('f(-1)', '-1', { visible: false })],
      mistakes: [],
    });
    const wrong = [returned('1', 'int'), returned('0', 'int')];
    const observed = observe({ question, source: '', report: reportOf(wrong) });
    const known = { id: 'zero', hint: { en: 'a', ta: 'அ' }, observed, onlyIf: null };
    const input = { question: { ...question, mistakes: [known] }, source: '', report: reportOf(wrong) };
    expect(find('hidden', input)).toBe('zero');
    const otherWrong = { ...input, report: reportOf([returned('1', 'int'), returned('5', 'int')]) };
    expect(find('hidden', otherWrong)).toBeNull();
  });

  test('a broken rule matches a mistake that broke the same rule with the right output', () => {
    const right = [printed('Pass'), printed('Try again')];
    const question = questionWith({ cases, rules: ['op:%'] });
    const observed = observe({ question, source: '', report: reportOf(right) });
    const known = { id: 'no-percent', hint: { en: 'a', ta: 'அ' }, observed, onlyIf: null };
    const input = { question: { ...question, mistakes: [known] }, source: '', report: reportOf(right) };
    expect(find('rule', input)).toBe('no-percent');
  });
});

describe('graded hints', () => {
  const hints = ['nudge', 'pointer', 'nearly'].map((en) => ({ en, ta: en }));

  test.each([
    [0, []],
    [2, []],
    [3, ['nudge']],
    [4, ['nudge', 'pointer']],
    [5, ['nudge', 'pointer']],
    [6, ['nudge', 'pointer', 'nearly']],
    [60, ['nudge', 'pointer', 'nearly']],
  ])('after %i failures', (failures, open) => {
    expect(gradedHints(hints, failures, 'en')).toEqual(open);
  });
});
