-- Bounds on what one learner can store, and the facts that must outlive the programs they came from.

-- What a learner tried for a question, counted as it happens: programs are deleted, these counts are not.
create table question_tries (
  learner_id uuid not null references learners (id) on delete cascade,
  question_id text not null,
  -- Graded runs of all time; a run that waits for input is not graded.
  runs integer not null,
  -- Wrong runs since the last reset.
  failed integer not null,
  -- Wrong runs before the first right one, resets included.
  failed_before_solved integer not null,
  -- Whether a run was ever right.
  was_solved boolean not null,
  -- How the last graded run ended, in the engine's words.
  last_outcome text not null,
  -- Whether a run since the last reset was refused by a hidden case alone.
  only_hidden_failed boolean not null,
  last_run_at timestamptz not null,
  primary key (learner_id, question_id)
);

insert into question_tries
select
  learner_id,
  question_id,
  count(*),
  count(*) filter (where verdict = 'wrong' and not before_reset),
  count(*) filter (where verdict = 'wrong' and id < coalesce(first_right, id + 1)),
  bool_or(verdict = 'correct'),
  (array_agg(outcome_kind order by id desc))[1],
  coalesce(bool_or(only_hidden_failed) filter (where not before_reset), false),
  max(submitted_at)
from (
  select *, min(id) filter (where verdict = 'correct') over (partition by learner_id, question_id) as first_right
  from submissions
) as run
where verdict <> 'input_required'
group by learner_id, question_id;

alter table personalized_exercises add column last_run_at timestamptz;

update personalized_exercises as exercise
set last_run_at = (
  select max(submitted_at) from personalized_submissions as run where run.exercise_id = exercise.id
)
where attempts > 0;

-- Old programs that solve nothing are deleted by these, without reading the ones that stay.
create index submissions_unsolved on submissions (learner_id, question_id, id) where verdict <> 'correct';
create index personalized_submissions_unsolved on personalized_submissions (exercise_id, id)
  where verdict <> 'correct';
create index personalized_submissions_newest on personalized_submissions (exercise_id, id desc);

alter table learner_progress
  -- Bytes of what the learner wrote and is kept, by the rules of the app.
  add column stored_bytes bigint not null default 0,
  -- When they last changed, and when they were last counted; null: never.
  add column stored_at timestamptz,
  add column stored_counted_at timestamptz;

-- What is kept no longer is found without reading what stays.
create index rate_counters_by_end on rate_counters (window_ends_at);
create index billing_mails_by_age on billing_mails (created_at);
-- The newest kept answers of one owner.
create index idempotency_keys_by_owner on idempotency_keys (owner, created_at desc);
