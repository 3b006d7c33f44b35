import type { OptionLetter } from '@python-learning/domain';
import type { GeneratedAlways } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    warm_up_answers: WarmUpAnswersTable;
    skipped_warm_ups: SkippedWarmUpsTable;
  }
}

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
