import type { Assessment, Outcome } from './types.ts';

/** A run that waits for a line is shown so far, and nothing is said about it. */
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
