import type { AnticipatedMistake, Outcome, SourceFacts } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import {
  callCase,
  printed,
  questionWith,
  raised,
  reportOf,
  returned,
  stdinCase,
} from '../../fixtures/builders.ts';
import { judge } from '../judge.ts';
import { observe } from '../observe.ts';
import type { ObserveInput } from '../types.ts';
import { findAnticipatedMistake } from './anticipated-mistake.ts';
import { hintLadder } from './hint-ladder.ts';

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
  findAnticipatedMistake(judge(input), stage, observe(input))?.id ?? null;

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

  test('a broken rule matches a mistake that broke no other rule, with the right output', () => {
    const right = [printed('Pass'), printed('Try again')];
    const question = questionWith({ cases, rules: ['op:%'] });
    const observed = observe({ question, source: '', report: reportOf(right) });
    const known = { id: 'no-percent', hint: { en: 'a', ta: 'அ' }, observed, onlyIf: null };
    const input = { question: { ...question, mistakes: [known] }, source: '', report: reportOf(right) };
    expect(find('rule', input)).toBe('no-percent');
    const two = { ...known, observed: { ...observed, brokenRules: ['op:%', 'prints==1'] } };
    expect(find('rule', { ...input, question: { ...question, mistakes: [two] } })).toBeNull();
  });
});

describe('a wrong answer that was anticipated and stops', () => {
  type Stopped = { source: string; outcomes: readonly Outcome[]; facts?: Partial<SourceFacts> };

  const toldTo = (learner: Stopped, known: Stopped): boolean => {
    const question = questionWith({ cases });
    const observed = observe({ question, source: known.source, report: reportOf(known.outcomes) });
    const mistakes = [{ id: 'known', hint: { en: 'a', ta: 'அ' }, observed, onlyIf: null }];
    const report = reportOf(learner.outcomes, learner.facts);
    const input = { question: { ...question, mistakes }, source: learner.source, report };
    return find('error', input) === 'known';
  };
  const stops = (source: string, type: string, message: string, line: number, stdout = ''): Stopped => {
    const outcome = raised(type, message, line, { stdout });
    return { source, outcomes: [outcome, outcome] };
  };
  const endless = (source: string, stdout: string): Stopped => {
    const outcome = printed(stdout, { kind: 'output-limit' });
    return { source, outcomes: [outcome, outcome] };
  };

  const smallPrint = "name 'Print' is not defined. Did you mean: 'print'?";

  test('agrees about a name wherever that name stands', () => {
    const known = stops('Print("a")', 'NameError', smallPrint, 1);
    expect(toldTo(stops('print("b")\nPrint(5)', 'NameError', smallPrint, 2, 'b'), known)).toBe(true);
  });

  test('does not agree about another name', () => {
    const known = stops('return true', 'NameError', "name 'true' is not defined. Did you mean: 'True'?", 1);
    expect(toldTo(stops('Print(5)', 'NameError', smallPrint, 1), known)).toBe(false);
  });

  test('does not agree about another entry of the catalogue', () => {
    const known = stops('Print("a")', 'NameError', smallPrint, 1);
    expect(toldTo(stops('print(1 / 0)', 'ZeroDivisionError', 'division by zero', 1), known)).toBe(false);
  });

  test('agrees about a line that Python can not read, wherever it stands and whatever is around it', () => {
    const known = stops('if a > 3\n    print(a)', 'SyntaxError', "expected ':'", 1);
    expect(toldTo(stops('# mine\na = 4\nif  a>3 # so', 'SyntaxError', "expected ':'", 3), known)).toBe(true);
    expect(toldTo(stops('if a > 4\n    print(a)', 'SyntaxError', "expected ':'", 1), known)).toBe(false);
  });

  test('agrees about a block wherever its head stands', () => {
    const message = (line: number) => `expected an indented block after 'for' statement on line ${line}`;
    const known = stops('for i in a:\nprint(i)', 'IndentationError', message(1), 2);
    const lower = stops('\nfor i in a:\nprint(i)', 'IndentationError', message(2), 3);
    expect(toldTo(lower, known)).toBe(true);
  });

  test('agrees about values in the same line, whatever the words of its texts', () => {
    const message = 'can only concatenate str (not "int") to str';
    const known = stops('print("Age: " + age)', 'TypeError', message, 1);
    expect(toldTo(stops("print('I am ' + age)", 'TypeError', message, 1), known)).toBe(true);
    expect(toldTo(stops('print("Age: " + year)', 'TypeError', message, 1), known)).toBe(false);
  });

  test('tells texts apart that are no words to a reader', () => {
    const message = 'EOF when reading a line';
    const known = stops('while pin != "2580":\n    pin = input("Pin? ")', 'EOFError', message, 2);
    const asked = stops('while pin != "2580":\n    pin = input("Your pin: ")', 'EOFError', message, 2);
    expect(toldTo(asked, known)).toBe(true);
    const other = stops('while pin != "end":\n    pin = input("Pin? ")', 'EOFError', message, 2);
    expect(toldTo(other, known)).toBe(false);
  });

  test('takes the names in an f-string for code', () => {
    const message = 'list index out of range';
    const known = stops('print(f"One: {a[3]}")', 'IndexError', message, 1);
    expect(toldTo(stops('print(f"No. 1: {a[3]}")', 'IndexError', message, 1), known)).toBe(true);
    expect(toldTo(stops('print(f"One: {a[4]}")', 'IndexError', message, 1), known)).toBe(false);
  });

  test('does not agree when something else was shown before', () => {
    const message = 'list index out of range';
    const known = stops('print(a[i])', 'IndexError', message, 1, 'x\ny');
    expect(toldTo(stops('print(a[i])', 'IndexError', message, 1, 'x\ny'), known)).toBe(true);
    expect(toldTo(stops('print(a[i])', 'IndexError', message, 1, 'y'), known)).toBe(false);
  });

  test('does not agree about another input() past the last line', () => {
    const message = 'EOF when reading a line';
    const known = stops('seeds = int(input())\nwhile seeds > 0:\n    n = input()', 'EOFError', message, 3);
    const extra = stops('name = input()', 'EOFError', message, 1);
    expect(toldTo(known, known)).toBe(true);
    expect(toldTo(extra, known)).toBe(false);
  });

  test('agrees about an endless loop with the same code that shows the same', () => {
    const known = endless('n = 1\nwhile n > 0:\n    print(n)\n    n = n + 1', '1\n2\n3');
    const prompted = endless('# up\nn = 1\nwhile n > 0:\n    print(n)\n    n = n+1\n\nprint("x")', '1\n2\n3');
    expect(toldTo(prompted, known)).toBe(true);
    expect(toldTo(endless('n = 1\nwhile n > 0:\n    print(n)\n    n = n * 1', '1\n1\n1'), known)).toBe(false);
    expect(toldTo(endless('n = 5\nwhile n > 0:\n    print(n)\n    n = n + 1', '5\n6\n7'), known)).toBe(false);
  });

  test('does not agree when another case ended otherwise', () => {
    const known = stops('Print("a")', 'NameError', smallPrint, 1);
    const once = { ...known, outcomes: [known.outcomes[0] ?? printed(''), printed('Try again')] };
    expect(toldTo(once, known)).toBe(false);
  });

  test('is not known from a record that does not say how it stopped', () => {
    const typo = raised('NameError', smallPrint, 1);
    const known = mistake('old', [typo, typo]);
    const { stop: _, ...old } = known.observed;
    const input = submitted([{ ...known, observed: old }], [typo, typo], 'Print("a")');
    expect(find('error', submitted([known], [typo, typo]))).toBe('old');
    expect(find('error', input)).toBeNull();
  });
});

describe('the ladder of hints', () => {
  const hints = ['nudge', 'pointer', 'nearly'].map((en) => ({ en, ta: `${en}-ta` }));

  test.each([
    [-1, ['nudge'], 3],
    [0, ['nudge'], 2],
    [1, ['nudge'], 1],
    [2, ['nudge', 'pointer'], 2],
    [3, ['nudge', 'pointer'], 1],
    [4, ['nudge', 'pointer', 'nearly'], null],
    [60, ['nudge', 'pointer', 'nearly'], null],
  ])(
    'says after %i failures what is open, and after how many more the next one opens',
    (failures, open, nextAfter) => {
      expect(hintLadder(hints, failures, 'en')).toEqual({ open, total: 3, nextAfter });
    },
  );

  test('keeps each promise: the hint opens with that failure, and not before', () => {
    for (let failures = 0; failures < 6; failures += 1) {
      const { open, nextAfter } = hintLadder(hints, failures, 'ta');
      if (nextAfter === null) continue;
      expect(hintLadder(hints, failures + nextAfter - 1, 'ta').open).toEqual(open);
      expect(hintLadder(hints, failures + nextAfter, 'ta').open).toHaveLength(open.length + 1);
    }
  });

  test('is empty for a question without hints', () => {
    expect(hintLadder([], 9, 'en')).toEqual({ open: [], total: 0, nextAfter: null });
  });
});
