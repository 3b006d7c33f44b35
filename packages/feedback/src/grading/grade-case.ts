import type { ExpectedCase, Outcome } from '@python-learning/domain';
import { isSameRepr } from './compare-repr.ts';
import { isSameOutput, normaliseOutput } from './normalise.ts';

/** A case with what the program did in it; `outcome` is null when the time budget ended before the case. */
export type GradedCase = {
  index: number;
  expected: ExpectedCase;
  outcome: Outcome | null;
  passed: boolean;
};

/** Grades every case of a question, in order. */
export function gradeCases(cases: readonly ExpectedCase[], outcomes: readonly Outcome[]): GradedCase[] {
  return cases.map((expected, index) => {
    const outcome = withoutWaiting(outcomes[index] ?? null);
    return { index, expected, outcome, passed: outcome !== null && isPassed(expected, outcome) };
  });
}

/** The failing case to explain, a visible one before a hidden one; null when all passed. */
export function firstFailing(graded: readonly GradedCase[]): GradedCase | null {
  const failing = graded.filter((one) => !one.passed);
  return failing.find((one) => one.expected.visible) ?? failing[0] ?? null;
}

/**
 * The result of a case, for comparison with an anticipated mistake: normalised output, or the `repr` of the call.
 * Object addresses are removed because they differ from program to program. Null when the case did not finish.
 */
export function resultOf(expected: ExpectedCase, outcome: Outcome | null): string | null {
  if (outcome === null || outcome.kind !== 'finished') return null;
  const result = expected.call === null ? normaliseOutput(outcome.stdout) : outcome.result?.repr;
  return result?.replace(/ at 0x[0-9a-f]+/gu, ' at 0x') ?? null;
}

/** Nobody can answer during a case, so waiting for input there becomes an `EOFError`. */
function withoutWaiting(outcome: Outcome | null): Outcome | null {
  if (outcome?.kind !== 'input-required') return outcome;
  const range = outcome.exception?.range ?? null;
  const exception = { type: 'EOFError', message: 'EOF when reading a line', range };
  return { ...outcome, kind: 'python-error', exception };
}

/** A `call` case is graded by its result alone; what the program prints does not count. */
function isPassed(expected: ExpectedCase, outcome: Outcome): boolean {
  if (outcome.kind !== 'finished') return false;
  if (expected.call === null) return isSameOutput(expected.stdout, outcome.stdout);
  return outcome.result !== null && isSameRepr(expected.result ?? 'None', outcome.result.repr);
}
