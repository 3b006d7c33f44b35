-- What followed from the runs of a task is stored by its task: verdicts, attempts, completion and the last result.

-- A stored program has its verdict in the words of the answer to its run. Index and check are out of the way of the
-- one statement that changes most rows.
drop index submissions_unsolved;
alter table submissions drop constraint submissions_verdict_check;

update submissions
set verdict = case verdict when 'correct' then 'solved' else 'waiting' end
where verdict in ('correct', 'input_required');

alter table submissions
  add constraint submissions_verdict_check check (verdict in ('waiting', 'wrong', 'solved', 'unchecked'));
create index submissions_unsolved on submissions (learner_id, task_kind, task_id, id) where verdict <> 'solved';

create table task_attempts (
  learner_id uuid not null references learners (id) on delete cascade,
  task_kind text not null check (task_kind in ('question', 'exercise')),
  task_id text not null,
  -- Ended runs of all time; a run that waits for input has not ended.
  runs integer not null,
  -- Wrong runs since the last reset.
  failed integer not null,
  -- Ended runs up to the first solution or completion, resets included.
  attempts integer not null,
  -- Whether it was ever solved, or completed on the learner's word.
  was_solved boolean not null,
  -- Whether a run ever came to its end without an error.
  ran_well boolean not null,
  -- How the last ended run ended, in the engine's words.
  last_outcome text not null,
  -- Whether a run since the last reset was refused by a hidden case alone.
  only_hidden_failed boolean not null,
  last_run_at timestamptz not null,
  primary key (learner_id, task_kind, task_id)
);

-- Of a question it is not known how each run ended: those of a solution and of the last run are.
insert into task_attempts
select learner_id, 'question', question_id, runs, failed, failed_before_solved + was_solved::integer, was_solved,
  was_solved or last_outcome = 'finished', last_outcome, only_hidden_failed, last_run_at
from question_tries;

insert into task_attempts
select exercise.learner_id, 'exercise', exercise.id::text, attempts,
  case when kind = 'practice' then 0 else attempts - (completed_at is not null)::integer end,
  attempts, completed_at is not null, ran_well, coalesce(newest.outcome_kind, 'finished'), false,
  coalesce(last_run_at, completed_at, created_at)
from personalized_exercises as exercise
left join (
  select distinct on (learner_id, task_id) learner_id, task_id, outcome_kind
  from submissions where task_kind = 'exercise' and verdict <> 'waiting'
  order by learner_id, task_id, id desc
) as newest on newest.learner_id = exercise.learner_id and newest.task_id = exercise.id::text
where attempts > 0 or completed_at is not null;

drop table question_tries;

create table solved_tasks (
  learner_id uuid not null references learners (id) on delete cascade,
  task_kind text not null check (task_kind in ('question', 'exercise')),
  task_id text not null,
  -- Of an exercise that was checked; badges count by it.
  difficulty text check (difficulty in ('easy', 'medium', 'hard')),
  solved_at timestamptz not null,
  primary key (learner_id, task_kind, task_id)
);

insert into solved_tasks select learner_id, 'question', question_id, null, solved_at from solved_questions;

insert into solved_tasks
select learner_id, 'exercise', id::text, case when kind = 'checked' then difficulty end, completed_at
from personalized_exercises
where completed_at is not null;

drop table solved_questions;

-- What the last run of a task showed.
create table task_results (
  learner_id uuid not null references learners (id) on delete cascade,
  task_kind text not null check (task_kind in ('question', 'exercise')),
  task_id text not null,
  inputs jsonb not null,
  output text not null,
  hints jsonb not null,
  suggestions jsonb not null,
  primary key (learner_id, task_kind, task_id)
);

insert into task_results
select learner_id, 'exercise', id::text, last_inputs, last_output, last_hints, last_suggestions
from personalized_exercises
where last_run_at is not null or last_inputs <> '[]';

-- A result was a part of the row of its exercise, and is a row now: it counts, and three empty lists of each exercise
-- that never ran do not any more.
update learner_progress as record
set stored_bytes = greatest(0, record.stored_bytes + moved.bytes)
from (
  select learner_id, sum(case when last_run_at is null and last_inputs = '[]' then -6 else 200 end) as bytes
  from personalized_exercises group by learner_id
) as moved
where record.learner_id = moved.learner_id;

alter table personalized_exercises
  drop column attempts, drop column completed_at, drop column ran_well, drop column last_inputs,
  drop column last_output, drop column last_hints, drop column last_suggestions, drop column last_run_at;
