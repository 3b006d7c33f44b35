import type { LearnerFacts, RuleOfKind, RuleProgress } from './badge-rule.ts';

/**
 * Counts solved personalized exercises. A share is reserved for each difficulty, and no other difficulty fills it.
 */
export function personalizedSolved(
  { at_least: of, of_each_difficulty: each }: RuleOfKind<'personalized-solved'>,
  { solvedPersonalized }: LearnerFacts,
): RuleProgress {
  const solved = Object.values(solvedPersonalized);
  const missing = solved.reduce((sum, count) => sum + Math.max(0, each - count), 0);
  const all = solved.reduce((sum, count) => sum + count, 0);
  return { done: Math.max(0, Math.min(all, of - missing)), of };
}
