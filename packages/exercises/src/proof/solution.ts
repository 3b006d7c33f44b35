import type { Outcome, RunReport } from '@python-learning/domain';
import { brokenRules } from '@python-learning/feedback';
import { proofEvidence } from '../evidence/proof-evidence.ts';
import type { ExerciseCandidate, Rejection } from '../exercise.ts';
import { reject, rejectIf } from './rejections.ts';

/** Rule 1: the model solution runs without error in every case, in time, and breaks no rule of the exercise. */
export function solutionFaults(candidate: ExerciseCandidate, report: RunReport): Rejection[] {
  const { syntaxError } = report.facts;
  if (syntaxError !== null) return [reject('solution-does-not-parse', syntaxError.message)];
  const faults = candidate.cases.flatMap((_, index) => outcomeFaults(report.cases[index], index));
  if (faults.length > 0) return faults.slice(0, 1);
  const broken = brokenRules(candidate.rules, report, report.facts.treeDigest, candidate.solution);
  return rejectIf('rule-broken-by-solution', broken[0]);
}

/** Rule 1: the output depends neither on the seed nor on the date. */
export function determinismFaults(first: readonly string[], again: readonly string[]): Rejection[] {
  const index = first.findIndex((result, at) => result !== again[at]);
  return index === -1 ? [] : [reject('not-deterministic', `case ${index + 1} differs in the second run`)];
}

/** Result of each case, as it is compared. Only for a solution without faults. */
export function resultsOf(candidate: ExerciseCandidate, report: RunReport): string[] {
  return candidate.cases.map(({ asks }, index) => {
    const outcome = report.cases[index];
    return outcome === undefined ? '' : proofEvidence(asks).resultOf(outcome);
  });
}

function outcomeFaults(outcome: Outcome | undefined, index: number): Rejection[] {
  const at = `case ${index + 1}`;
  if (outcome === undefined || outcome.kind === 'time-limit') return [reject('too-slow', at)];
  if (outcome.kind !== 'finished') {
    return [reject('solution-fails', `${at}: ${outcome.exception?.message ?? outcome.kind}`)];
  }
  return [];
}
