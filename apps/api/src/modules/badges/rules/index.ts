import type { BadgeRule } from '@python-learning/curriculum';
import type { BadgeRuleCheck, BadgeRuleKind, LearnerFacts, RuleProgress } from './badge-rule.ts';
import { errorsRecovered } from './errors-recovered.rule.ts';
import { hiddenCaseRecovered } from './hidden-case-recovered.rule.ts';
import { milestonesCompleted } from './milestones-completed.rule.ts';
import { personalizedSolved } from './personalized-solved.rule.ts';
import { predictionsRight } from './predictions-right.rule.ts';
import { questionKindSolved } from './question-kind-solved.rule.ts';
import { questionSolved } from './question-solved.rule.ts';
import { returnedAfterDays } from './returned-after-days.rule.ts';
import { solvedAfterFailedRuns } from './solved-after-failed-runs.rule.ts';
import { videosWatched } from './videos-watched.rule.ts';

export type { LearnerFacts, RuleProgress } from './badge-rule.ts';

type Checks = { readonly [K in BadgeRuleKind]: BadgeRuleCheck<K> };

/** The check for every kind of rule that a badge file can name. */
const checkOfKind: Checks = {
  'errors-recovered': errorsRecovered,
  'hidden-case-recovered': hiddenCaseRecovered,
  'milestones-completed': milestonesCompleted,
  'personalized-solved': personalizedSolved,
  'predictions-right': predictionsRight,
  'question-kind-solved': questionKindSolved,
  'question-solved': questionSolved,
  'returned-after-days': returnedAfterDays,
  'solved-after-failed-runs': solvedAfterFailedRuns,
  'videos-watched': videosWatched,
};

export function isEarned(rule: BadgeRule, facts: LearnerFacts): boolean {
  const { done, of } = progressOf(rule, facts);
  return done === of;
}

/** Progress toward a badge, with `done` capped at `of`. */
export function progressOf(rule: BadgeRule, facts: LearnerFacts): RuleProgress {
  const { done, of } = check(rule, facts);
  return { done: Math.min(done, of), of };
}

function check<K extends BadgeRuleKind>(rule: BadgeRule & { kind: K }, facts: LearnerFacts): RuleProgress {
  const checkRule: (rule: never, facts: LearnerFacts) => RuleProgress = checkOfKind[rule.kind];
  return checkRule(rule as never, facts);
}
