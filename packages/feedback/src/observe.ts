import { matchError } from './catalogue/match-error.ts';
import { firstFailing, gradeCases, resultOf } from './grading/grade-case.ts';
import { brokenRules } from './rules/broken-rules.ts';
import type { ObservedMistake, ObserveInput } from './types.ts';

/**
 * What a program does in the cases of a question. Recorded once for every known wrong answer, and made again for
 * every submission: where the two are the same, the learner made that mistake.
 */
export function observe({ question, source, report }: ObserveInput): ObservedMistake {
  const graded = gradeCases(question.cases, report.cases);
  const outcome = report.cases.length === 0 ? report.shown : (firstFailing(graded)?.outcome ?? null);
  const matched = outcome === null ? null : matchError(outcome, source, report.facts);
  return {
    errorId: matched?.entry.id ?? null,
    results: graded.map((one) => resultOf(one.expected, one.outcome)),
    brokenRules: brokenRules(question.rules, report.facts, question.starterDigest, source),
  };
}
