import type { Outcome } from '@python-learning/domain';
import type { Assessment } from './types.ts';

/** Assessment of a run that waits for input: the output so far and no explanation. */
export function waiting({ transcript }: Outcome, output: string): Assessment {
  return {
    verdict: 'waiting',
    stdout_so_far: transcript,
    output,
    hints: [],
    suggestions: [],
    checks: [],
    explanation: null,
    fix: null,
  };
}
