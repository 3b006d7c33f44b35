import type { ObservedMistake, OutcomeKind } from '@python-learning/domain';
import { matchError } from './catalogue/match-error.ts';
import type { GradedCase } from './evidence/graded-evidence.ts';
import { firstFailing, resultOf } from './grading/grade-case.ts';
import { type JudgedRun, judge } from './judge.ts';
import { observedStop } from './observed-stop.ts';
import type { ObserveInput } from './types.ts';

/**
 * Observes what a program does in the cases of a question. Recorded once for every anticipated mistake, and again for
 * every submission. When both are equal, the learner made that mistake.
 */
export function observe(input: ObserveInput): ObservedMistake {
  return observeJudged(judge(input));
}

export function observeJudged({ program, report, graded, brokenRules }: JudgedRun): ObservedMistake {
  const outcome = report.cases.length === 0 ? report.shown : (firstFailing(graded)?.outcome ?? null);
  const matched = outcome === null ? null : matchError(outcome, program, report.facts);
  return {
    errorId: matched === null ? null : sameEverywhere(matched.entry.id),
    stop: outcome === null ? null : observedStop(outcome, program),
    results: resultsOf(graded),
    brokenRules,
  };
}

/**
 * Drops the results after a stopped case: whether later cases run depends on the time left, and so on the machine.
 */
function resultsOf(graded: readonly GradedCase[]): (string | null)[] {
  const stopped = graded.findIndex(({ outcome }) => outcome !== null && stoppedKinds.has(outcome.kind));
  return graded.map((one) => (stopped !== -1 && one.index > stopped ? null : resultOf(one)));
}

const stoppedKinds = new Set<OutcomeKind>(['time-limit', 'memory-limit', 'output-limit', 'drawing-limit']);

const limits = new Set([
  'RUN-OUTPUT-LIMIT',
  'RUN-DRAWING-LIMIT',
  'RUN-DRAWING-LIMIT-RANGE',
  'RUN-MEMORY-LIMIT',
]);

/**
 * Maps all limits to one id: which limit ends an endless program depends on the machine and its load. A missing file is
 * one mistake, whatever other files there are.
 */
function sameEverywhere(errorId: string): string {
  if (errorId === 'FILE-NEAR') return 'FILE-MISSING';
  return limits.has(errorId) ? 'RUN-TIME-LIMIT' : errorId;
}
