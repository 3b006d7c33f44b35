import type { BadgeRule } from '@python-learning/curriculum';

export type BadgeRuleKind = BadgeRule['kind'];
export type RuleOfKind<K extends BadgeRuleKind> = Extract<BadgeRule, { kind: K }>;

/** What badges are awarded from. */
export type LearnerFacts = {
  /** Ids of milestones whose lessons were all watched. */
  watchedMilestones: ReadonlySet<string>;
};

/** Says whether the facts fulfil a rule of one kind. */
export type BadgeRuleCheck<K extends BadgeRuleKind> = (rule: RuleOfKind<K>, facts: LearnerFacts) => boolean;
