import type { SourceFacts } from '@python-learning/domain';
import { proofEvidence } from '../evidence/proof-evidence.ts';
import type { ExerciseCandidate, ExerciseKind } from '../exercise.ts';
import type { SkillId } from '../skills.ts';

type Evidence = (program: { facts: SourceFacts; candidate: ExerciseCandidate }) => boolean;

/** Skills that an exercise names but its solution does not need, so that it would not practise them. */
export function missingConcepts(candidate: ExerciseCandidate, facts: SourceFacts): SkillId[] {
  const given = practised[candidate.kind];
  return candidate.skills.filter((skill) => !given.includes(skill) && !evidence[skill]({ facts, candidate }));
}

/** Skills that every exercise of a kind practises, whatever its solution contains. */
const practised: Readonly<Record<ExerciseKind, readonly SkillId[]>> = {
  input: [],
  complete: [],
  fix: ['fix-syntax', 'debug-program'],
  predict: ['predict-output'],
};

const onlyByKind: Evidence = () => false;

/** What the solution must contain, by skill. */
const evidence: Readonly<Record<SkillId, Evidence>> = {
  'predict-output': onlyByKind,
  'statement-order': ({ facts }) => total(facts.calls, 'print') >= 2,
  'fix-syntax': onlyByKind,
  'print-pieces': ({ facts }) => total(facts.calls, 'print') >= 2 || facts.comments.length > 0,
  'value-types': ({ facts }) => total(facts.calls, 'int', 'float', 'type') > 0,
  'floor-and-remainder': ({ facts }) => total(facts.operators, '//', '%') > 0,
  arithmetic: ({ facts }) =>
    total(facts.operators, '+', '-', '*', '/', '//', '%') + total(facts.calls, 'round') > 0,
  variables: ({ facts }) => Object.keys(facts.assigned).length > 0,
  'join-text': ({ facts }) => total(facts.operators, '+', '*') > 0 && hasText(facts),
  'read-input': ({ facts }) => total(facts.calls, 'input') > 0,
  'f-strings': ({ facts }) => total(facts.nodes, 'JoinedStr') > 0,
  'fixed-decimals': ({ candidate }) => /:\.\df\}/.test(candidate.solution),
  comparisons: ({ facts }) => total(facts.operators, ...comparisons) > 0,
  'if-else': ({ facts }) => total(facts.nodes, 'If', 'BoolOp') > 0,
  elif: ({ facts }) => facts.hasElif,
  'for-range': ({ facts }) => hasCountedLoop(facts),
  'loop-variable': ({ facts }) => hasCountedLoop(facts),
  'count-and-sum': ({ facts }) => hasLoop(facts) && total(facts.operators, '+', '-') > 0,
  while: ({ facts }) => total(facts.nodes, 'While') > 0,
  'text-index': ({ facts }) => total(facts.nodes, 'Subscript') + total(facts.calls, 'len') > 0,
  'text-slices': ({ facts }) => total(facts.nodes, 'Slice') + total(facts.operators, '+') > 0,
  'text-methods': ({ facts }) => total(facts.calls, ...textMethods) + total(facts.operators, 'in') > 0,
  'loop-over-text': ({ facts }) => total(facts.nodes, 'For') > 0,
  'make-lists': ({ facts }) => total(facts.calls, 'split', 'append') + total(facts.nodes, 'List') > 0,
  'list-functions': ({ facts }) =>
    total(facts.calls, 'sum', 'max', 'min', 'sort', 'reverse') > 0 || total(facts.calls, 'append') > 0,
  'define-functions': ({ facts }) => facts.functions.length > 0,
  'return-values': ({ facts }) => facts.functions.some(({ returnsValue }) => returnsValue),
  dictionaries: ({ facts }) => total(facts.nodes, 'Dict') > 0,
  'missing-keys': ({ facts }) => total(facts.operators, 'in') + total(facts.calls, 'get') > 0,
  'count-with-dictionary': ({ facts }) =>
    total(facts.nodes, 'Dict') > 0 && hasLoop(facts) && total(facts.operators, '+') > 0,
  'debug-program': onlyByKind,
  'nested-loops': ({ facts }) => facts.hasNestedLoop,
  'lists-of-lists': ({ candidate }) =>
    /\[\s*\[|\]\s*\[|append\((?:\[|input\(\)\.split)/.test(candidate.solution) || usesRows(candidate),
  'search-and-sort': ({ facts }) =>
    total(facts.calls, 'sort') > 0 || (hasLoop(facts) && total(facts.nodes, 'If') > 0),
  'try-except': ({ facts }) => total(facts.nodes, 'Try') > 0,
  'command-programs': ({ facts }) => hasLoop(facts) && facts.hasElif,
};

const comparisons = ['<', '>', '<=', '>=', '==', '!='];
const textMethods = ['lower', 'upper', 'strip', 'replace', 'count', 'join', 'split'];

function total(counts: Readonly<Record<string, number>>, ...names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0), 0);
}

function hasText({ literals }: SourceFacts): boolean {
  return Object.keys(literals).some((literal) => /^['"]/.test(literal));
}

function hasLoop(facts: SourceFacts): boolean {
  return total(facts.nodes, 'For', 'While') > 0;
}

function hasCountedLoop(facts: SourceFacts): boolean {
  return total(facts.nodes, 'For') > 0 && total(facts.calls, 'range') > 0;
}

function usesRows({ cases }: ExerciseCandidate): boolean {
  return cases.some(({ asks }) => proofEvidence(asks).written.some((text) => text.includes('[[')));
}
