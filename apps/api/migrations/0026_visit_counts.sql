-- How many browsers reached a step of the way from the landing page to a second day, and nothing about any of them.
create table visit_counts (
  day date not null,
  step text not null
    check (step in ('visit', 'own_output', 'own_change', 'first_verdict', 'lesson_end', 'second_day')),
  count integer not null check (count > 0),
  primary key (day, step)
);

-- When a task was first tried. Of one that was tried before, the earliest of its programs that is still stored.
alter table task_attempts add column first_run_at timestamptz;

update task_attempts as tried
set first_run_at = earliest.submitted_at
from (
  select learner_id, task_kind, task_id, min(submitted_at) as submitted_at
  from submissions where verdict <> 'waiting' group by learner_id, task_kind, task_id
) as earliest
where tried.learner_id = earliest.learner_id and tried.task_kind = earliest.task_kind
  and tried.task_id = earliest.task_id;
