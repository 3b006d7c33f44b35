import type { RunResult } from '@python-learning/contract';

/** Returns the hints that say more than the explanation above them. */
export function listOwnHints({ hints, explanation }: Pick<RunResult, 'hints' | 'explanation'>): string[] {
  if (explanation === null) {
    return hints;
  }
  return hints.filter((hint) => !(hint.includes(explanation.text) || hint === explanation.next_step));
}
