import type { SourceFacts } from '@python-learning/domain';
import type { ExerciseCandidate } from '../exercise.ts';
import type { SkillId } from '../skills.ts';

type Evidence = (program: { facts: SourceFacts; candidate: ExerciseCandidate }) => boolean;

/** Skills that an exercise names but its solution does not need, so that it would not practise them. */
export function missingConcepts(candidate: ExerciseCandidate, facts: SourceFacts): SkillId[] {
  return candidate.skills.filter((skill) => !evidence[skill]({ facts, candidate }));
}

/** What the solution must contain, by skill. */
const evidence: Readonly<Record<SkillId, Evidence>> = {
  S01: ({ candidate }) => candidate.kind === 'predict',
  S02: ({ facts }) => total(facts.calls, 'print') >= 2,
  S03: ({ candidate }) => candidate.kind === 'fix',
  S04: ({ facts }) => total(facts.calls, 'print') >= 2 || facts.comments.length > 0,
  S05: ({ facts }) => total(facts.calls, 'int', 'float', 'type') > 0,
  S06: ({ facts }) => total(facts.operators, '//', '%') > 0,
  S07: ({ facts }) => total(facts.operators, '+', '-', '*', '/', '//', '%') + total(facts.calls, 'round') > 0,
  S08: ({ facts }) => Object.keys(facts.assigned).length > 0,
  S09: ({ facts }) => total(facts.operators, '+', '*') > 0 && hasText(facts),
  S10: ({ facts }) => total(facts.calls, 'input') > 0,
  S11: ({ facts }) => total(facts.nodes, 'JoinedStr') > 0,
  S12: ({ candidate }) => /:\.\df\}/.test(candidate.solution),
  S13: ({ facts }) => total(facts.operators, ...comparisons) > 0,
  S14: ({ facts }) => total(facts.nodes, 'If', 'BoolOp') > 0,
  S15: ({ facts }) => facts.hasElif,
  S16: ({ facts }) => hasCountedLoop(facts),
  S17: ({ facts }) => hasCountedLoop(facts),
  S18: ({ facts }) => hasLoop(facts) && total(facts.operators, '+', '-') > 0,
  S19: ({ facts }) => total(facts.nodes, 'While') > 0,
  S20: ({ facts }) => total(facts.nodes, 'Subscript') + total(facts.calls, 'len') > 0,
  S21: ({ facts }) => total(facts.nodes, 'Slice') + total(facts.operators, '+') > 0,
  S22: ({ facts }) => total(facts.calls, ...textMethods) + total(facts.operators, 'in') > 0,
  S23: ({ facts }) => total(facts.nodes, 'For') > 0,
  S24: ({ facts }) => total(facts.calls, 'split', 'append') + total(facts.nodes, 'List') > 0,
  S25: ({ facts }) =>
    total(facts.calls, 'sum', 'max', 'min', 'sort', 'reverse') > 0 || total(facts.calls, 'append') > 0,
  S26: ({ facts }) => facts.functions.length > 0,
  S27: ({ facts }) => facts.functions.some(({ returnsValue }) => returnsValue),
  S28: ({ facts }) => total(facts.nodes, 'Dict') > 0,
  S29: ({ facts }) => total(facts.operators, 'in') + total(facts.calls, 'get') > 0,
  S30: ({ facts }) => total(facts.nodes, 'Dict') > 0 && hasLoop(facts) && total(facts.operators, '+') > 0,
  S31: ({ candidate }) => candidate.kind === 'fix',
  S32: ({ facts }) => facts.hasNestedLoop,
  S33: ({ candidate }) =>
    /\[\s*\[|\]\s*\[|append\((?:\[|input\(\)\.split)/.test(candidate.solution) || usesRows(candidate),
  S34: ({ facts }) => total(facts.calls, 'sort') > 0 || (hasLoop(facts) && total(facts.nodes, 'If') > 0),
  S35: ({ facts }) => total(facts.nodes, 'Try') > 0,
  S36: ({ facts }) => hasLoop(facts) && facts.hasElif,
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

/** Whether a case passes rows to a function. */
function usesRows({ cases }: ExerciseCandidate): boolean {
  return cases.some(({ call }) => call?.includes('[[') ?? false);
}
