import type { BadgeRule, QuestionKind } from '@python-learning/curriculum';
import type { PersonalizedSolved } from '../../record/index.ts';

export type BadgeRuleKind = BadgeRule['kind'];
export type RuleOfKind<K extends BadgeRuleKind> = Extract<BadgeRule, { kind: K }>;

/** What badges are awarded from. All of it happened at any time: no reset takes it away. */
export type LearnerFacts = {
  /** Ids of milestones whose lessons were all watched. */
  watchedMilestones: ReadonlySet<string>;
  completedMilestones: ReadonlySet<string>;
  solvedQuestions: ReadonlySet<string>;
  /** How many questions of each kind were solved; a kind without any is missing. */
  solvedByKind: Readonly<Partial<Record<QuestionKind, number>>>;
  /** Guesses that were exactly what the program showed. */
  rightPredictions: number;
  /** How often a run with an error was followed by one of the same question without. */
  recoveredErrors: number;
  /** The most failed runs before a question was solved. */
  mostFailedRuns: number;
  /** Questions that were solved after a run which only a hidden case refused. */
  recoveredHiddenCases: number;
  solvedPersonalized: PersonalizedSolved;
  /** The longest time without learning before a question was solved again, in days. */
  longestAwayDays: number;
};

/** How much of what a badge asks for is done: it is earned when `done` has reached `of`. */
export type RuleProgress = { done: number; of: number };

/** Says how far the facts fulfil a rule of one kind. `done` may be more than was asked for. */
export type BadgeRuleCheck<K extends BadgeRuleKind> = (
  rule: RuleOfKind<K>,
  facts: LearnerFacts,
) => RuleProgress;
