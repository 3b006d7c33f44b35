import type { BadgeRule } from '@python-learning/curriculum';
import type { BadgeRuleCheck, BadgeRuleKind, LearnerFacts, RuleProgress } from './badge-rule.ts';
import { personalizedSolved } from './personalized-solved.ts';

export type { LearnerFacts, RuleProgress } from './badge-rule.ts';

type Checks = { readonly [K in BadgeRuleKind]: BadgeRuleCheck<K> };

/** The check for every kind of rule that a badge file can name. A kind without one does not compile. */
const checkOfKind: Checks = {
  'errors-recovered': (rule, facts) => ({ done: facts.recoveredErrors, of: rule.at_least }),
  'hidden-case-recovered': (rule, facts) => ({ done: facts.recoveredHiddenCases, of: rule.at_least }),
  'milestones-completed': ({ milestones }, facts) => ({
    done: milestones.filter((id) => facts.completedMilestones.has(id)).length,
    of: milestones.length,
  }),
  'personalized-solved': personalizedSolved,
  'predictions-right': (rule, facts) => ({ done: facts.rightPredictions, of: rule.at_least }),
  'question-kind-solved': (rule, facts) => ({
    done: facts.solvedByKind[rule.question_kind] ?? 0,
    of: rule.at_least,
  }),
  'question-solved': (rule, facts) => once(facts.solvedQuestions.has(rule.question)),
  // No partial progress for the next two, so that nobody is told to stay away or to fail more often.
  'returned-after-days': (rule, facts) => once(facts.maxAwayDays >= rule.days),
  'solved-after-failed-runs': (rule, facts) => once(facts.maxFailedRuns >= rule.failed_runs),
  'videos-watched': (rule, facts) => once(facts.watchedMilestones.has(rule.milestone)),
};

function once(isDone: boolean): RuleProgress {
  return { done: isDone ? 1 : 0, of: 1 };
}

export function isFulfilled(rule: BadgeRule, facts: LearnerFacts): boolean {
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
