import { type AnticipatedMistake, type ObservedMistake, parseRule } from '@python-learning/domain';
import type { JudgedRun } from '../judge.ts';
import { isRuleKept } from '../rules/rule-kinds.ts';

/**
 * The first problem of a learner's program: an error, a wrong visible case, a wrong hidden case, or a broken rule.
 */
export type Stage = 'error' | 'visible' | 'hidden' | 'rule';

/**
 * The anticipated mistake that the program makes, or null. An error matches by catalogue entry, by how the program
 * stopped and by the results of all cases. A wrong visible case matches by the results of all visible cases, a wrong
 * hidden case by those of all cases. A broken rule matches by the results of all cases and when the program breaks
 * every recorded rule. A mistake with `onlyIf` applies only to a program that keeps that rule. In doubt there is no
 * hint, because the catalogue has a text for every mistake, too.
 */
export function findAnticipatedMistake(
  input: JudgedRun,
  stage: Stage,
  observed: ObservedMistake,
): AnticipatedMistake | null {
  const candidates = input.question.mistakes.filter((mistake) => isTrueOf(mistake, input));
  const same = candidates.filter((mistake) => matches[stage](mistake.observed, observed, input));
  const exact = same.find(
    (mistake) =>
      areSame(mistake.observed.results, observed.results, input) && haveSameRules(mistake.observed, observed),
  );
  return (
    exact ??
    same.find((mistake) => areSame(mistake.observed.results, observed.results, input)) ??
    same[0] ??
    null
  );
}

type Match = (known: ObservedMistake, seen: ObservedMistake, input: JudgedRun) => boolean;

const matches = {
  error: (known, seen, input) =>
    known.errorId !== null &&
    known.errorId === seen.errorId &&
    stopSame(known.stop, seen.stop) &&
    areSame(known.results, seen.results, input),
  visible: (known, seen, input) => {
    const isVisible = (index: number): boolean => input.graded[index]?.expected.visible === true;
    return (
      known.errorId === null &&
      !passesVisible(known, input) &&
      areSame(known.results, seen.results, input, isVisible)
    );
  },
  hidden: (known, seen, input) => known.errorId === null && areSame(known.results, seen.results, input),
  rule: (known, seen, input) =>
    known.errorId === null &&
    known.brokenRules.length > 0 &&
    areSame(known.results, seen.results, input) &&
    known.brokenRules.every((rule) => seen.brokenRules.includes(rule)),
} as const satisfies Record<Stage, Match>;

function isTrueOf({ onlyIf }: AnticipatedMistake, { question, report, program, guess }: JudgedRun): boolean {
  if (onlyIf === null) return true;
  return isRuleKept(parseRule(onlyIf), {
    ...report,
    starterDigest: question.starterDigest,
    program,
    guess,
  });
}

function passesVisible(known: ObservedMistake, { graded }: JudgedRun): boolean {
  return graded.every(({ index, expected, evidence }) => {
    const result = known.results[index] ?? null;
    if (!expected.visible) return true;
    return result !== null && evidence.isSame(result);
  });
}

function areSame(
  known: ObservedMistake['results'],
  seen: ObservedMistake['results'],
  { graded }: JudgedRun,
  isCounted: (index: number) => boolean = () => true,
): boolean {
  return graded.every(({ index }) => !isCounted(index) || (known[index] ?? null) === (seen[index] ?? null));
}

function stopSame(known: ObservedMistake['stop'], seen: ObservedMistake['stop']): boolean {
  if (known === undefined || known === null || seen === undefined || seen === null) return false;
  return known.says === seen.says && known.code === seen.code && known.shown === seen.shown;
}

function haveSameRules(known: ObservedMistake, seen: ObservedMistake): boolean {
  return known.brokenRules.join('\n') === seen.brokenRules.join('\n');
}
