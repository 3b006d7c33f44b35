import { type ByKind, type ExpectedCase, entryOf, type Outcome } from '@python-learning/domain';
import type { GradedCase, GradedEvidence } from '../evidence/graded-evidence.ts';

/** Grades every case of a question, in order. */
export function gradeCases<M, K extends keyof M & string>(
  cases: readonly ExpectedCase<M[K] & { kind: K }>[],
  outcomes: readonly Outcome[],
  kinds: ByKind<GradedEvidence, M>,
): GradedCase[] {
  return cases.map(({ evidence: asked, ...expected }, index) => {
    const evidence = entryOf(kinds, asked);
    const outcome = withoutWaiting(outcomes[index] ?? null);
    const passed = outcome !== null && isPassed(evidence, outcome);
    return { index, kind: asked.kind, expected, evidence, outcome, passed };
  });
}

/** The failing case to explain, a visible one before a hidden one; null when all passed. */
export function firstFailing(graded: readonly GradedCase[]): GradedCase | null {
  const failing = graded.filter((one) => !one.passed);
  return failing.find((one) => one.expected.visible) ?? failing[0] ?? null;
}

/**
 * The result of a case, for comparison with an anticipated mistake. Object addresses are removed because they differ
 * from program to program. Null when the case did not finish.
 */
export function resultOf({ evidence, outcome }: Pick<GradedCase, 'evidence' | 'outcome'>): string | null {
  const found = outcome?.kind === 'finished' ? evidence.read(outcome) : null;
  return found === null ? null : evidence.recorded(found).replace(/ at 0x[0-9a-f]+/gu, ' at 0x');
}

/** Nobody can answer during a case, so waiting for input there becomes an `EOFError`. */
function withoutWaiting(outcome: Outcome | null): Outcome | null {
  if (outcome?.kind !== 'input-required') return outcome;
  const range = outcome.exception?.range ?? null;
  const exception = { type: 'EOFError', message: 'EOF when reading a line', range };
  return { ...outcome, kind: 'python-error', exception };
}

function isPassed(evidence: GradedEvidence, outcome: Outcome): boolean {
  const found = outcome.kind === 'finished' ? evidence.read(outcome) : null;
  return found !== null && evidence.isSame(found);
}
