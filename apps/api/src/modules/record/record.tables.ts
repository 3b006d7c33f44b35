import type { Difficulty, RunResult } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Once, RowNumber } from '../../platform/db/columns.ts';

/** What learners did, and what they were awarded for it. */
declare module '../../platform/db/schema.ts' {
  interface Schema {
    learner_progress: LearnerProgressTable;
    milestone_marks: MilestoneMarksTable;
    points_ledger: PointsLedgerTable;
    learner_badges: LearnerBadgesTable;
    submissions: SubmissionsTable;
    task_attempts: TaskAttemptsTable;
    task_results: TaskResultsTable;
    solved_tasks: SolvedTasksTable;
    task_drafts: TaskDraftsTable;
    help_ladders: HelpLaddersTable;
    task_choices: TaskChoicesTable;
    first_guesses: FirstGuessesTable;
    mcq_answers: McqAnswersTable;
    mcq_correct: McqCorrectTable;
    learner_events: LearnerEventsTable;
    learning_days: LearningDaysTable;
  }
}

/** A date such as `2026-11-21`, queried as text: the driver would return a moment. */
type OnceDay = ColumnType<unknown, string, never>;

/** JSON: written as text, read as unknown, validated by its reader. */
type Json = ColumnType<unknown, string, string>;

export const markKinds = ['video', 'code', 'exercise'] as const;
/** The three steps of a milestone. */
export type MarkKind = (typeof markKinds)[number];

/** A question of the course, or a personalized exercise. */
export type TaskKind = 'question' | 'exercise';

/** What a learner writes programs for. Ids are unique within their kind. */
export type TaskRef = { kind: TaskKind; id: string };

/**
 * What a run came to, in the words of its answer. `waiting`: the program waits for an input line; this is no attempt yet.
 * `unchecked`: it ended, and nothing was asked. A new word needs a migration of the column's check.
 */
export type Verdict = RunResult['verdict'];

export type AwardKind =
  | 'videos'
  | 'question'
  | 'prediction'
  | 'exercise'
  | 'mcq_first'
  | 'milestone'
  | 'personalized'
  | 'custom';

/** Learner events, which only badges count. */
export type LearnerEventKind = 'error-recovered' | 'solved-after-failed-runs' | 'hidden-case-recovered';

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
  kind: Once<AwardKind>;
  /** Id of the milestone, question or exercise. */
  subject: Once<string>;
  points: Once<number>;
  earned_at: Once<Date>;
};

type LearnerBadgesTable = {
  learner_id: Once<string>;
  badge_id: Once<string>;
  awarded_at: Once<Date>;
};

type SubmissionsTable = TaskColumns & {
  id: RowNumber;
  code: Once<string>;
  verdict: Once<Verdict>;
  outcome_kind: Once<string>;
  explanation_id: Once<string | null>;
  before_reset: Generated<boolean>;
  only_hidden_failed: Once<boolean>;
  submitted_at: Once<Date>;
};

type TaskColumns = {
  learner_id: Once<string>;
  task_kind: Once<TaskKind>;
  task_id: Once<string>;
};

type TaskAttemptsTable = TaskColumns & {
  runs: number;
  failed: number;
  attempts: number;
  was_solved: boolean;
  ran_well: boolean;
  last_outcome: string;
  only_hidden_failed: boolean;
  last_run_at: Date;
  /** Null for a task that was tried before this was stored, where no program of it is left. */
  first_run_at: Once<Date | null>;
};

type TaskResultsTable = TaskColumns & {
  inputs: Json;
  output: string;
  hints: Json;
  suggestions: Json;
};

type SolvedTasksTable = TaskColumns & {
  difficulty: Once<Difficulty | null>;
  solved_at: Once<Date>;
  with_help: Once<boolean>;
};

type HelpLaddersTable = TaskColumns & {
  rung: number;
  opened_at: Date;
};

type TaskChoicesTable = TaskColumns & {
  theme: number | null;
  ticks: string;
  changed_at: Date;
};

type TaskDraftsTable = TaskColumns & {
  code: string;
  written_at: Date;
};

type FirstGuessesTable = TaskColumns & {
  /** Its lines, as the comment of the program has them. */
  guess: Once<string>;
  is_before_output: Once<boolean>;
  guessed_at: Once<Date>;
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
