import { boundedReport } from './bounded.ts';
import { matchError } from './catalogue/match-error.ts';
import { firstFailing, type GradedCase, gradeCases, resultOf } from './grading/grade-case.ts';
import { observedStop } from './observed-stop.ts';
import { brokenRules } from './rules/broken-rules.ts';
import type { ObservedMistake, ObserveInput, OutcomeKind } from './types.ts';

/**
 * What a program does in the cases of a question. Recorded once for every known wrong answer, and made again for
 * every submission: where the two are the same, the learner made that mistake.
 */
export function observe({ question, source, report: whole }: ObserveInput): ObservedMistake {
  const report = boundedReport(whole);
  const graded = gradeCases(question.cases, report.cases);
  const outcome = report.cases.length === 0 ? report.shown : (firstFailing(graded)?.outcome ?? null);
  const matched = outcome === null ? null : matchError(outcome, source, report.facts);
  return {
    errorId: matched === null ? null : sameEverywhere(matched.entry.id),
    stop: outcome === null ? null : observedStop(outcome, source),
    results: resultsOf(graded),
    brokenRules: brokenRules(question.rules, report.facts, question.starterDigest, source),
  };
}

/** What is left of the time after a program was stopped, and so whether later cases are run, depends on the machine. */
function resultsOf(graded: readonly GradedCase[]): (string | null)[] {
  const stopped = graded.findIndex(({ outcome }) => outcome !== null && stoppedKinds.has(outcome.kind));
  return graded.map(({ index, expected, outcome }) =>
    stopped !== -1 && index > stopped ? null : resultOf(expected, outcome),
  );
}

const stoppedKinds = new Set<OutcomeKind>(['time-limit', 'memory-limit', 'output-limit']);

const limits = new Set(['RUN-OUTPUT-LIMIT', 'RUN-MEMORY-LIMIT']);

/** Which limit ends a program that never ends by itself depends on the machine and on what else it does. */
function sameEverywhere(errorId: string): string {
  return limits.has(errorId) ? 'RUN-TIME-LIMIT' : errorId;
}
