import { languages, parseRule, type SourceFacts } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { cluesWith, printed, reportOf } from '../../fixtures/builders.ts';
import { Program } from '../python-text/program.ts';
import { walkRules } from '../walks/walk-rules.ts';
import { brokenRules } from './broken-rules.ts';
import { drawingRules } from './drawing-rules.ts';
import { ownRules } from './own-rules.ts';
import type { RuleTest } from './rule-context.ts';
import { isRuleKept, isRuleKind, ruleKinds } from './rule-kinds.ts';
import { ruleMessage } from './rule-texts.ts';

const isKept = (rule: string, facts: Partial<SourceFacts>, source = '') =>
  brokenRules([rule], reportOf([], facts), 'digest of the starter', source).length === 0;

type Example = [rule: string, kept: Partial<SourceFacts>, broken: Partial<SourceFacts>];

const greet = { name: 'greet', parameters: 2, line: 1, returnsValue: false };
const area = { name: 'area', parameters: 2, line: 1, returnsValue: true };

const examples: Example[] = [
  [
    'prediction',
    { comments: [{ line: 1, text: '# prediction: 6' }] },
    { comments: [{ line: 1, text: '# prediction: .' }] },
  ],
  ['same_as_starter', { treeDigest: 'digest of the starter' }, { treeDigest: 'another' }],
  ['comments>=1', { comments: [{ line: 1, text: '# a' }] }, {}],
  ['prints==2', { calls: { print: 2 } }, { calls: { print: 3 } }],
  ['prints>=2', { calls: { print: 3 } }, { calls: { print: 1 } }],
  ['prints<=2', { calls: { print: 2 } }, { calls: { print: 3 } }],
  ['assign:town', { assigned: { town: 1 } }, { assigned: { city: 1 } }],
  ['assign:town==1', { assigned: { town: 1 } }, { assigned: { town: 2 } }],
  ['assign:score>=3', { assigned: { score: 3 } }, { assigned: { score: 2 } }],
  ['uses:town', { read: { town: 1 } }, { assigned: { town: 1 } }],
  ['lit:87', { literals: { '87': 1 } }, { literals: { "'87'": 1 } }],
  ['lit:-5', { literals: { '-5': 1 } }, { literals: { '-6': 1 } }],
  ['op://', { operators: { '//': 1 } }, { operators: { '/': 1 } }],
  ['op:%', { operators: { '%': 1 } }, {}],
  ['call:input', { calls: { input: 1 } }, {}],
  ['call:input==2', { calls: { input: 2 } }, { calls: { input: 1 } }],
  ['call:random.choice', { calls: { choice: 1 } }, { calls: { random: 1 } }],
  ['call:int>=1', { calls: { int: 2 } }, { calls: { float: 2 } }],
  ['no:call:max', {}, { calls: { max: 1 } }],
  ['no:while', { nodes: { For: 1 } }, { nodes: { While: 1 } }],
  ['fstring', { nodes: { JoinedStr: 1 } }, {}],
  ['if', { nodes: { IfExp: 1 } }, {}],
  ['if', { nodes: { If: 1 } }, { nodes: { While: 1 } }],
  ['else', { hasElse: true }, { nodes: { If: 1 } }],
  ['else', { nodes: { IfExp: 1 } }, { hasElif: true }],
  ['elif', { hasElif: true }, { hasElse: true }],
  ['elif', { nodes: { Match: 1, match_case: 3 } }, { nodes: { If: 2 } }],
  ['and', { operators: { and: 1 } }, { operators: { or: 1 } }],
  ['or', { operators: { or: 1 } }, { operators: { and: 1 } }],
  ['or', { operators: { in: 1 } }, {}],
  ['in', { operators: { 'not in': 1 } }, { operators: { or: 1 } }],
  ['for', { nodes: { For: 1 } }, { nodes: { While: 1 } }],
  ['for', { nodes: { ListComp: 1 } }, {}],
  ['while', { nodes: { While: 1 } }, { nodes: { For: 1 } }],
  ['loop', { nodes: { While: 1 } }, { nodes: { If: 1 } }],
  ['loop', { nodes: { GeneratorExp: 1 } }, {}],
  ['nested_for', { hasNestedLoop: true }, { nodes: { For: 2 } }],
  ['index', { nodes: { Subscript: 2, Slice: 1 } }, { nodes: { Subscript: 1, Slice: 1 } }],
  ['slice', { nodes: { Subscript: 1, Slice: 1 } }, { nodes: { Subscript: 1 } }],
  ['list', { nodes: { List: 1 } }, { nodes: { Dict: 1 } }],
  ['list', { calls: { split: 1 } }, {}],
  ['dict', { nodes: { Dict: 1 } }, { nodes: { List: 1 } }],
  ['dict', { calls: { Counter: 1 } }, {}],
  ['def:greet/2', { functions: [greet] }, { functions: [{ ...greet, parameters: 1 }] }],
  ['def:greet', { functions: [greet] }, { functions: [area] }],
  ['defs>=2', { functions: [greet, area] }, { functions: [greet] }],
  ['return', { functions: [area] }, { functions: [greet] }],
  ['import:math', { imports: ['math'] }, { imports: ['random'] }],
  ['try', { nodes: { Try: 1 } }, {}],
  ['except:ValueError', { caught: ['ValueError'] }, { nodes: { Try: 1 } }],
  ['assert', { nodes: { Assert: 1 } }, {}],
  [
    'ifs>=2',
    { nodes: { If: 3 }, clues: cluesWith({ elifs: 1 }) },
    { nodes: { If: 2 }, clues: cluesWith({ elifs: 1 }) },
  ],
  ['ifs>=2', { nodes: { If: 1, IfExp: 1 }, clues: cluesWith() }, { nodes: { IfExp: 1 }, clues: cluesWith() }],
  ['looks_at>=2', { clues: cluesWith({ looked_at: 2 }) }, { clues: cluesWith({ looked_at: 1 }) }],
  ['two_ways', { clues: cluesWith({ two_ways: 1 }) }, { clues: cluesWith() }],
  ['answers>=2', { clues: cluesWith({ answers: 2 }) }, { clues: cluesWith({ answers: 1 }) }],
  ['chooses:word', { clues: cluesWith({ chosen_words: 1 }) }, { clues: cluesWith({ chosen_numbers: 1 }) }],
  ['chooses:number', { clues: cluesWith({ chosen_numbers: 1 }) }, { clues: cluesWith({ chosen_words: 1 }) }],
  ['elifs>=2', { clues: cluesWith({ elifs: 2 }) }, { clues: cluesWith({ elifs: 1 }) }],
  ['fors>=2', { nodes: { For: 2 } }, { nodes: { For: 1 } }],
  ['empty_prints>=1', { clues: cluesWith({ empty_prints: 1 }) }, { clues: cluesWith() }],
  ['text_plus', { clues: cluesWith({ text_plus: 1 }) }, { clues: cluesWith() }],
  ['grows', { clues: cluesWith({ grows: 1 }) }, { clues: cluesWith() }],
  ['stores>=3', { clues: cluesWith({ stores: 3 }) }, { clues: cluesWith({ stores: 2 }) }],
  ['numbers>=1', { clues: cluesWith({ numbers: 1 }) }, { clues: cluesWith() }],
  ['asks_in_loop', { clues: cluesWith({ asks_in_loop: 1 }) }, { clues: cluesWith() }],
  ['opens>=2', { clues: cluesWith({ opens: 2 }) }, { clues: cluesWith({ opens: 1 }) }],
  ['assert_calls>=2', { clues: cluesWith({ assert_calls: 2 }) }, { clues: cluesWith({ assert_calls: 1 }) }],
  ['parameters>=2', { functions: [greet] }, { functions: [{ ...greet, parameters: 1 }] }],
  ['op:// | op:%', { operators: { '%': 1 } }, { operators: { '/': 1 } }],
  ['reply', { clues: cluesWith() }, { clues: cluesWith({}, 'no_reply') }],
  ['keeps_count', { clues: cluesWith() }, { clues: cluesWith({}, 'emptied') }],
  ['list_choice', { clues: cluesWith() }, { clues: cluesWith({}, 'choice_of_text') }],
  ['returned', { clues: cluesWith() }, { clues: cluesWith({}, 'not_returned') }],
  ['parameters_used', { clues: cluesWith() }, { clues: cluesWith({}, 'unused_parameter') }],
  ['called', { clues: cluesWith() }, { clues: cluesWith({}, 'not_called') }],
];

describe('structure rules', () => {
  test.each(examples)('%s is kept by %j', (rule, kept) => {
    expect(isKept(rule, kept)).toBe(true);
  });

  test.each(examples)('%s is broken: %j, %j', (rule, _, broken) => {
    expect(isKept(rule, broken)).toBe(false);
  });

  test('all kinds are tried here', () => {
    const elsewhere = [
      ...Object.keys(walkRules),
      ...Object.keys(ownRules),
      ...Object.keys(drawingRules),
      'same_ends',
      'lines',
    ];
    const tried = new Set([...examples.map(([rule]) => parseRule(rule).kind), ...elsewhere]);
    expect(Object.keys(ruleKinds).filter((kind) => !tried.has(kind))).toEqual([]);
  });

  test('a chain of comparisons says and', () => {
    expect(isKept('and', {}, 'if 5 <= age < 12:')).toBe(true);
    expect(isKept('and', {}, 'if age < 12:\n    x = 5 > 3')).toBe(false);
    expect(isKept('and', {}, 'print(a < b, c < d)')).toBe(false);
  });

  test('the last case of a match says else', () => {
    const source = 'match colour:\n    case "red":\n        print(1)\n    case _:\n        print(2)';
    expect(isKept('else', { nodes: { Match: 1 } }, source)).toBe(true);
  });

  test('names of every object are no facts of the program', () => {
    expect(isKept('uses:constructor', {})).toBe(false);
    expect(isKept('call:toString', {})).toBe(false);
  });

  test('broken ones come in the order and notation of the question', () => {
    const rules = ['prints==1', 'op:+', 'uses:x'];
    expect(brokenRules(rules, reportOf([], { operators: { '+': 1 } }), '', '')).toEqual([
      'prints==1',
      'uses:x',
    ]);
  });

  test('a rule that does not exist is refused', () => {
    expect(isRuleKind('colour')).toBe(false);
    expect(isRuleKind('toString')).toBe(false);
    expect(() => brokenRules(['colour:red'], reportOf([]), '', '')).toThrow(RangeError);
    expect(() => ruleMessage('colour:red', 'en')).toThrow(RangeError);
  });
});

describe('messages', () => {
  test.each(examples.map(([rule]) => rule))('%s speaks both languages, with nothing left to fill', (rule) => {
    for (const language of languages) expect(ruleMessage(rule, language)).not.toMatch(/\{\w+\}|undefined/u);
    expect(ruleMessage(rule, 'ta')).toMatch(/\p{Script=Tamil}/u);
  });

  test.each([
    ['prints==1', 'Use just one print() in this task.'],
    ['prints==2', 'Use print() exactly 2 times in this task.'],
    ['prints>=1', 'Use print() in this task.'],
    ['prints<=1', 'Use no more than one print().'],
    ['call:len==1', 'Use len() just once.'],
    ['assign:price==1', 'Store a value in price just once.'],
  ])('%s counts as people do', (rule, message) => {
    expect(ruleMessage(rule, 'en')).toBe(message);
  });

  test('name what is asked for', () => {
    expect(ruleMessage('prints==2', 'en')).toBe('Use print() exactly 2 times in this task.');
    expect(ruleMessage('no:call:max', 'en')).toBe('Solve this task without max().');
    expect(ruleMessage('no:while', 'ta')).toBe('while இல்லாமல் தீர்.');
    expect(ruleMessage('def:area/2', 'en')).toBe(
      'Write the function area. It needs this many parameters: 2.',
    );
    expect(ruleMessage('comments>=1', 'en')).toBe('Add a comment that starts with #.');
  });
});

test('a rule may look at what the runs did, not only at the source', () => {
  const shows: RuleTest = (rule, { shown }) =>
    shown.kind === 'finished' && shown.stdout.includes(rule.subject);
  const keeps = (stdout: string) => {
    const program = new Program('');
    const context = { ...reportOf([], {}, printed(stdout)), starterDigest: '', program, guess: [] };
    return isRuleKept(parseRule('shows:total'), context, { shows });
  };
  expect(keeps('the total is 4')).toBe(true);
  expect(keeps('4')).toBe(false);
});
