import type { BadgeRule } from '@python-learning/curriculum';
import type { BadgeRuleCheck, BadgeRuleKind, LearnerFacts } from './badge-rule.ts';
import { videosWatched } from './videos-watched.rule.ts';

/** Every kind of rule that a badge file can name, with the check that decides it. */
const checkOfKind = {
  'videos-watched': videosWatched,
} satisfies { readonly [K in BadgeRuleKind]: BadgeRuleCheck<K> };

/** True when the facts fulfil the rule of a badge. */
export function isEarned(rule: BadgeRule, facts: LearnerFacts): boolean {
  return checkOfKind[rule.kind](rule, facts);
}
