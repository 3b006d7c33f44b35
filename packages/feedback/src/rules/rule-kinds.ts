import {
  type ClueCount,
  isEnough,
  type Rule,
  type RuleKind,
  type SourceFacts,
} from '@python-learning/domain';
import { readAtMost, startOf } from '../bounded.ts';
import { startsWith } from '../python-text/line-shape.ts';
import type { Program } from '../python-text/program.ts';
import type { ProgramLine } from '../python-text/program-lines.ts';
import { mistakeOf, walkRules } from '../walks/walk-rules.ts';
import { drawingRules } from './drawing-rules.ts';
import { ownRules } from './own-rules.ts';
import type { RuleContext, RuleTest } from './rule-context.ts';

/** Every kind of structure rule; a new kind needs its text in `rule-texts.ts` as well. */
export const ruleKinds = {
  prediction: (_, { guess }) => guess.length > 0,
  same_as_starter: (_, { facts, starterDigest }) => facts.treeDigest === starterDigest,
  comments: (rule, { facts }) => isEnough(facts.comments.length, rule.comparison),
  prints: (rule, { facts }) => isEnough(count(facts.calls, 'print'), rule.comparison),
  assign: (rule, { facts }) => isEnough(count(facts.assigned, rule.subject), rule.comparison),
  uses: (rule, { facts }) => isEnough(count(facts.read, rule.subject), rule.comparison),
  lit: (rule, { facts }) => hasLiteral(facts, rule.subject),
  op: (rule, { facts }) => count(facts.operators, rule.subject) > 0,
  call: (rule, { facts }) => isEnough(count(facts.calls, lastName(rule.subject)), rule.comparison),
  fstring: (_, { facts }) => hasNode(facts, 'JoinedStr'),
  if: (_, { facts }) => hasNode(facts, 'If', 'IfExp', 'Match'),
  else: (_, { facts, program }) =>
    facts.hasElse || hasNode(facts, 'IfExp') || hasWildcardCase(facts, program),
  elif: (_, { facts }) => facts.hasElif || count(facts.nodes, 'match_case') >= 2,
  and: (_, { facts, program }) => count(facts.operators, 'and') > 0 || hasChainedComparison(program),
  or: (_, { facts }) => ['or', 'in', 'not in'].some((operator) => count(facts.operators, operator) > 0),
  in: (_, { facts }) => ['in', 'not in'].some((operator) => count(facts.operators, operator) > 0),
  for: (_, { facts }) => hasNode(facts, ...forNodes),
  while: (_, { facts }) => hasNode(facts, 'While'),
  loop: (_, { facts }) => hasNode(facts, 'While', ...forNodes),
  nested_for: (_, { facts }) => facts.hasNestedLoop,
  index: (_, { facts }) => count(facts.nodes, 'Subscript') > count(facts.nodes, 'Slice'),
  slice: (_, { facts }) => hasNode(facts, 'Slice'),
  list: (_, { facts }) => hasNode(facts, 'List', 'ListComp') || hasCall(facts, 'list', 'split', 'sorted'),
  dict: (_, { facts }) =>
    hasNode(facts, 'Dict', 'DictComp') || hasCall(facts, 'dict', 'Counter', 'defaultdict', 'fromkeys'),
  def: (rule, { facts }) => hasFunction(facts, rule.subject),
  defs: (rule, { facts }) => isEnough(facts.functions.length, rule.comparison),
  return: (_, { facts }) => facts.functions.some((one) => one.returnsValue),
  import: (rule, { facts }) =>
    facts.imports.some((one) => one === rule.subject || one.startsWith(`${rule.subject}.`)),
  try: (_, { facts }) => hasNode(facts, 'Try', 'TryStar'),
  except: (rule, { facts }) => facts.caught.includes(rule.subject),
  assert: (_, { facts }) => hasNode(facts, 'Assert'),
  ...walkRules,
  ...ownRules,
  ...drawingRules,
  reply: (_, context) => mistakeOf(context, 'no_reply') === null,
  keeps_count: (_, context) => mistakeOf(context, 'emptied') === null,
  list_choice: (_, context) => mistakeOf(context, 'choice_of_text') === null,
  called: (_, context) => mistakeOf(context, 'not_called') === null,
  returned: (_, context) => mistakeOf(context, 'not_returned') === null,
  parameters_used: (_, context) => mistakeOf(context, 'unused_parameter') === null,
  same_ends: (_, { shown }) => hasSameEnds(shown.stdout),
  ifs: (rule, { facts }) =>
    isEnough(
      count(facts.nodes, 'If') +
        count(facts.nodes, 'IfExp') +
        count(facts.nodes, 'Match') -
        clue(facts, 'elifs'),
      rule.comparison,
    ),
  looks_at: counted('looked_at'),
  two_ways: counted('two_ways'),
  answers: counted('answers'),
  chooses: ({ subject }, { facts }) =>
    clue(facts, subject === 'word' ? 'chosen_words' : 'chosen_numbers') > 0,
  lines: (rule, { shown }) => isEnough(linesShown(shown.stdout).length, rule.comparison),
  elifs: counted('elifs'),
  fors: (rule, { facts }) => isEnough(count(facts.nodes, 'For'), rule.comparison),
  // An empty line that a text brings is as good as one of `print()`.
  empty_prints: (rule, context) => counted('empty_prints')(rule, context) || showsEmptyLines(rule, context),
  text_plus: counted('text_plus'),
  grows: counted('grows'),
  stores: counted('stores'),
  numbers: counted('numbers'),
  asks_in_loop: counted('asks_in_loop'),
  opens: counted('opens'),
  assert_calls: counted('assert_calls'),
  parameters: (rule, { facts }) =>
    facts.functions.some(({ parameters }) => isEnough(parameters, rule.comparison)),
} as const satisfies Record<RuleKind, RuleTest>;

export function isRuleKind(kind: string): kind is RuleKind {
  return Object.hasOwn(ruleKinds, kind);
}

/** Whether the program keeps the rule. Throws for an unknown rule, which the content check must reject. */
export function isRuleKept(
  rule: Rule,
  context: RuleContext,
  kinds: Readonly<Record<string, RuleTest>> = ruleKinds,
): boolean {
  const test = Object.hasOwn(kinds, rule.kind) ? kinds[rule.kind] : undefined;
  if (test === undefined) throw new RangeError(`There is no structure rule "${rule.kind}".`);
  const holds = test(rule, context);
  return rule.negated ? !holds : holds;
}

const forNodes = ['For', 'AsyncFor', 'ListComp', 'SetComp', 'DictComp', 'GeneratorExp'];

/** Calls are counted by the last part of what is called: `choice` for `random.choice`. */
function lastName(subject: string): string {
  return subject.slice(subject.lastIndexOf('.') + 1);
}

/** Whether enough lines without a sign stand between others on the screen. */
function showsEmptyLines({ comparison }: Rule, { shown }: RuleContext): boolean {
  const lines = linesShown(shown.stdout);
  return isEnough(lines.filter((line) => line.trim() === '').length, comparison);
}

/** The lines on the screen, from the first to the last that shows a sign. */
function linesShown(stdout: string): string[] {
  const shown = startOf(stdout, readAtMost.shownLength).trim();
  return shown === '' ? [] : shown.split('\n');
}

function counted(name: ClueCount): RuleTest {
  return (rule, { facts }) => isEnough(clue(facts, name), rule.comparison);
}

function clue(facts: SourceFacts, name: ClueCount): number {
  return facts.clues?.counts[name] ?? 0;
}

/** Whether the first and the last line of an output are alike. */
function hasSameEnds(stdout: string): boolean {
  const lines = stdout.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines[0]?.trim() === lines.at(-1)?.trim();
}

function count(counts: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
}

function hasNode(facts: SourceFacts, ...names: string[]): boolean {
  return names.some((name) => count(facts.nodes, name) > 0);
}

function hasCall(facts: SourceFacts, ...names: string[]): boolean {
  return names.some((name) => count(facts.calls, name) > 0);
}

/**
 * `lit:87` is met by the number 87, also in -87, never by the string "87". `lit:-87` is also met by any 87, for example
 * in `x - 87`.
 */
function hasLiteral(facts: SourceFacts, value: string): boolean {
  if (count(facts.literals, value) > 0) return true;
  return value.startsWith('-') && count(facts.literals, value.slice(1)) > 0;
}

function hasFunction(facts: SourceFacts, subject: string): boolean {
  const [name, parameters] = subject.split('/');
  return facts.functions.some(
    (one) => one.name === name && (parameters === undefined || one.parameters === Number(parameters)),
  );
}

function hasWildcardCase(facts: SourceFacts, program: Program): boolean {
  const isWildcard = (line: ProgramLine): boolean => startsWith(line, 'case', '_', ':');
  return hasNode(facts, 'Match') && program.lines.some(isWildcard);
}

const comparisonOperators = new Set(['<', '>', '<=', '>=']);

/** A chain such as `5 <= age < 12` equals two conditions joined by `and`. */
function hasChainedComparison(program: Program): boolean {
  return program.lines.some((line) => {
    let open = 0;
    return line.tokens.some((token) => {
      if (['and', 'or', 'not', ',', ':', '(', '['].includes(token.text)) open = 0;
      if (comparisonOperators.has(token.text)) open += 1;
      return open >= 2;
    });
  });
}
