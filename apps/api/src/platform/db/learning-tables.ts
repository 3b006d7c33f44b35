import type { OptionLetter } from '@python-learning/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Once } from './once.ts';

/** The driver returns `bigint` as text, so that no digit is lost. */
type RowNumber = GeneratedAlways<string>;

export const markKinds = ['video', 'code', 'exercise'] as const;
/** The three steps of a milestone. */
export type MarkKind = (typeof markKinds)[number];

/** `input_required`: the program waits for an input line; this is no attempt yet. */
export type Verdict = 'correct' | 'wrong' | 'input_required';

/** Origin of a period of access. */
export type EntitlementSource = 'payment' | 'demo' | 'grant';

type LearnerProgressTable = {
  learner_id: Once<string>;
  /** Null until it moves for the first time, which means the first milestone of the course. */
  current_milestone_id: string | null;
  updated_at: Date;
  /** Stored bytes, counted by `storage-rules`; the driver returns `bigint` as text. */
  stored_bytes: ColumnType<string, number | undefined, number>;
  stored_at: ColumnType<Date | null, Date | undefined, Date>;
  /** Time of the last full count; null for never. */
  stored_counted_at: ColumnType<Date | null, Date | undefined, Date>;
};

type MilestoneMarksTable = {
  learner_id: Once<string>;
  milestone_id: Once<string>;
  kind: Once<MarkKind>;
  marked_at: Once<Date>;
};

type PointsLedgerTable = {
  learner_id: Once<string>;
  reason: Once<string>;
  points: Once<number>;
  earned_at: Once<Date>;
};

type LearnerBadgesTable = {
  learner_id: Once<string>;
  badge_id: Once<string>;
  awarded_at: Once<Date>;
};

type SubmissionsTable = {
  id: RowNumber;
  learner_id: Once<string>;
  question_id: Once<string>;
  code: Once<string>;
  verdict: Once<Verdict>;
  outcome_kind: Once<string>;
  explanation_id: Once<string | null>;
  before_reset: Generated<boolean>;
  only_hidden_failed: Once<boolean>;
  submitted_at: Once<Date>;
};

type QuestionTriesTable = {
  learner_id: Once<string>;
  question_id: Once<string>;
  runs: number;
  failed: number;
  failed_before_solved: number;
  was_solved: boolean;
  last_outcome: string;
  only_hidden_failed: boolean;
  last_run_at: Date;
};

type SolvedQuestionsTable = {
  learner_id: Once<string>;
  question_id: Once<string>;
  solved_at: Once<Date>;
};

type McqAnswersTable = {
  id: RowNumber;
  learner_id: Once<string>;
  mcq_id: Once<string>;
  selected_option: Once<OptionLetter>;
  is_correct: Once<boolean>;
  answered_at: Once<Date>;
};

type McqCorrectTable = {
  learner_id: Once<string>;
  mcq_id: Once<string>;
  answered_at: Once<Date>;
};

type PlansTable = {
  id: Once<string>;
  name: string;
  duration_days: number;
  is_active: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type PlanPricesTable = {
  plan_id: Once<string>;
  /** ISO 4217 code. */
  currency: Once<string>;
  /** In the smallest unit of the currency. */
  amount_cents: number;
};

type EntitlementsTable = {
  id: Once<string>;
  /** Order of granting. */
  number: RowNumber;
  learner_id: Once<string>;
  plan_id: Once<string>;
  order_id: Once<string | null>;
  days: Once<number>;
  granted_at: Once<Date>;
  ended_early_at: Date | null;
  /** `starts_at` and `ends_at` are computed from all grants of the learner. */
  starts_at: Date;
  ends_at: Date;
  source: Once<EntitlementSource>;
  created_at: Once<Date>;
};

/** Tables of migration 0002: learners' work, points and entitlements. */
export type LearningTables = {
  learner_progress: LearnerProgressTable;
  milestone_marks: MilestoneMarksTable;
  points_ledger: PointsLedgerTable;
  learner_badges: LearnerBadgesTable;
  submissions: SubmissionsTable;
  question_tries: QuestionTriesTable;
  solved_questions: SolvedQuestionsTable;
  mcq_answers: McqAnswersTable;
  mcq_correct: McqCorrectTable;
  plans: PlansTable;
  plan_prices: PlanPricesTable;
  entitlements: EntitlementsTable;
};
