import type { OptionLetter } from '@python-learning/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Written once, read for ever. */
type Once<T> = ColumnType<T, T, never>;
/** A date is written as `2026-11-21`; the driver would read it as a moment, so it is read as text alone. */
type OnceDay = ColumnType<unknown, string, never>;

/** What badges count and nothing else tells. */
export type FeatKind = 'error-recovered' | 'solved-after-failed-runs' | 'hidden-case-recovered';

type LearnerFeatsTable = {
  learner_id: Once<string>;
  kind: Once<FeatKind>;
  cause: Once<string>;
  size: number;
  happened_at: Once<Date>;
};

type LearningDaysTable = {
  learner_id: Once<string>;
  day: OnceDay;
  goal: number;
  has_solution: boolean;
};

type RestWeeksTable = {
  learner_id: Once<string>;
  monday: OnceDay;
  chosen_at: Once<Date>;
};

type WarmUpAnswersTable = {
  id: GeneratedAlways<string>;
  learner_id: Once<string>;
  milestone_id: Once<string>;
  mcq_id: Once<string>;
  selected_option: Once<OptionLetter>;
  is_correct: Once<boolean>;
  answered_at: Once<Date>;
};

type SkippedWarmUpsTable = {
  learner_id: Once<string>;
  milestone_id: Once<string>;
  skipped_at: Once<Date>;
};

/** The tables of migration 0008: what badges, the weekly count and warm-ups are made from. */
export type AchievementTables = {
  learner_feats: LearnerFeatsTable;
  learning_days: LearningDaysTable;
  rest_weeks: RestWeeksTable;
  warm_up_answers: WarmUpAnswersTable;
  skipped_warm_ups: SkippedWarmUpsTable;
};
