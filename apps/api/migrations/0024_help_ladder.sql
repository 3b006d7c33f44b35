-- How far a learner has opened the help with a task, and what was solved after lines of its solution were opened.
create table help_ladders (
  learner_id uuid not null references learners (id) on delete cascade,
  task_kind text not null check (task_kind in ('question', 'exercise')),
  task_id text not null,
  -- The highest rung that was opened, counted from 1. It never falls, not by a reset either.
  rung integer not null check (rung between 1 and 5),
  opened_at timestamptz not null,
  primary key (learner_id, task_kind, task_id)
);

alter table solved_tasks add column with_help boolean not null default false;

-- A question solved with help has a row without points, so that it earns none later.
alter table points_ledger drop constraint points_ledger_points_check;
alter table points_ledger add constraint points_ledger_points_check check (points >= 0);
