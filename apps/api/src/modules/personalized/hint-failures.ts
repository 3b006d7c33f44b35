import type { Difficulty } from '@python-learning/contract';

/** Added to the attempts that open hints: earlier in easy exercises, later in hard ones. */
const lead = { easy: 1, medium: 0, hard: -1 } as const satisfies Record<Difficulty, number>;

/** The failures that open the hints of an exercise; -1 before the first run of a hard one. */
export function hintFailures({ attempts, difficulty }: { attempts: number; difficulty: Difficulty }): number {
  return attempts + lead[difficulty];
}
