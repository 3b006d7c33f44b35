-- What a learner chose for a free task, so that every device shows the same: its theme, and what was ticked.
create table task_choices (
  learner_id uuid not null references learners (id) on delete cascade,
  task_kind text not null check (task_kind in ('question', 'exercise')),
  task_id text not null,
  -- The place of the theme in the task, counted from 0; null where none was chosen.
  theme integer check (theme between 0 and 2),
  -- Letters of the checklist, such as `abf`.
  ticks text not null check (ticks ~ '^[a-f]{0,6}$'),
  changed_at timestamptz not null,
  primary key (learner_id, task_kind, task_id)
);
