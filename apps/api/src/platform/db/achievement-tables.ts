import type { OptionLetter } from '@python-learning/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Once } from './once.ts';

/** A date such as `2026-11-21`, queried as text: the driver would return a moment. */
type OnceDay = ColumnType<unknown, string, never>;

/** Learner events, which only badges count. */
export type LearnerEventKind = 'error-recovered' | 'solved-after-failed-runs' | 'hidden-case-recovered';

type LearnerEventsTable = {
  learner_id: Once<string>;
  kind: Once<LearnerEventKind>;
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

/** Tables of migration 0008: facts behind badges, the week count and warm-ups. */
export type AchievementTables = {
  learner_events: LearnerEventsTable;
  learning_days: LearningDaysTable;
  rest_weeks: RestWeeksTable;
  warm_up_answers: WarmUpAnswersTable;
  skipped_warm_ups: SkippedWarmUpsTable;
};
