-- The first guess of what the program of a task shows. Nothing of its output is sent before.
create table first_guesses (
  learner_id uuid not null references learners (id) on delete cascade,
  task_kind text not null check (task_kind in ('question', 'exercise')),
  task_id text not null,
  -- Its lines, at most 1,000 characters.
  guess text not null,
  -- False for a task that had been run before guesses were asked first: its output was known.
  is_before_output boolean not null,
  guessed_at timestamptz not null,
  primary key (learner_id, task_kind, task_id)
);
