import type { Difficulty } from '@python-learning/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    personalized_exercises: PersonalizedExercisesTable;
    personalized_counters: PersonalizedCountersTable;
    exercise_pool: ExercisePoolTable;
    ai_budget: AiBudgetTable;
  }
}

/** JSON: written as text, read as unknown, validated by its reader. */
type OnceJson = ColumnType<unknown, string, never>;

type PersonalizedExercisesTable = {
  id: Once<string>;
  learner_id: Once<string>;
  number: Once<number>;
  kind: Once<'checked' | 'practice'>;
  author: Once<'template' | 'ai' | 'learner'>;
  is_custom: Once<boolean>;
  difficulty: Once<Difficulty>;
  asked: Once<string | null>;
  content: ColumnType<unknown, string | null, never>;
  digest: Once<string>;
  template: Once<string | null>;
  person: Once<string | null>;
  skills: Once<string[]>;
  focus_skill: Once<string | null>;
  created_at: Once<Date>;
};

type PersonalizedCountersTable = {
  learner_id: Once<string>;
  last_number: number;
  /** As `2026-11-22`. */
  day: ColumnType<unknown, string, string>;
  exercises: number;
  custom: number;
};

type ExercisePoolTable = {
  id: Once<string>;
  difficulty: Once<Difficulty>;
  content: OnceJson;
  digest: Once<string>;
  skills: Once<string[]>;
  model: Once<string>;
  prompt_version: Once<string>;
  uses: Generated<number>;
  created_at: Once<Date>;
};

type AiBudgetTable = {
  /** In UTC, as `2026-11-22`. */
  day: Once<string>;
  calls: Generated<number>;
  tokens: Generated<number>;
};
