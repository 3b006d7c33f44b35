import type { EndedRun } from '@python-learning/contract';

type Told = Pick<EndedRun, 'hints' | 'hint_ladder' | 'explanation'>;

/** Returns the hints for this very run: not those of the task, and none that only repeats the explanation. */
export function listOwnHints({ hints, hint_ladder: ladder, explanation }: Told): string[] {
  const own = hints.slice(0, Math.max(0, hints.length - (ladder?.open.length ?? 0)));
  if (explanation === null) return own;
  return own.filter((hint) => !(hint.includes(explanation.text) || hint === explanation.next_step));
}
