import type { BadgeRule } from '@python-learning/curriculum';
import type { QuestionKind } from '@python-learning/domain';
import type { PersonalizedSolved } from '../../record/index.ts';

export type BadgeRuleKind = BadgeRule['kind'];
export type RuleOfKind<K extends BadgeRuleKind> = Extract<BadgeRule, { kind: K }>;

/** Facts for badge rules, over a learner's whole time: no reset removes one. */
export type LearnerFacts = {
  /** Ids of milestones whose lessons were all watched. */
  watchedMilestones: ReadonlySet<string>;
  completedMilestones: ReadonlySet<string>;
  solvedQuestions: ReadonlySet<string>;
  /** Number of solved questions of each kind; a kind without any is absent. */
  solvedByKind: Readonly<Partial<Record<QuestionKind, number>>>;
  /** Guesses that exactly matched the output of the program. */
  rightPredictions: number;
  /** Runs with an error that were followed by a run of the same question without one. */
  recoveredErrors: number;
  /** Highest number of failed runs before a question was solved. */
  maxFailedRuns: number;
  /** Questions solved after a run that failed nothing but a hidden case. */
  recoveredHiddenCases: number;
  solvedPersonalized: PersonalizedSolved;
  /** Longest gap between two learning days before a question was solved again, in days. */
  maxAwayDays: number;
};

/** Progress toward a badge, which is earned when `done` reaches `of`. */
export type RuleProgress = { done: number; of: number };

/** Measures how far the facts fulfil a rule of one kind. `done` may exceed what is required. */
export type BadgeRuleCheck<K extends BadgeRuleKind> = (
  rule: RuleOfKind<K>,
  facts: LearnerFacts,
) => RuleProgress;
