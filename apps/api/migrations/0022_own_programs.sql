-- Programs that learners write for themselves. Nothing is asked of them and nothing is graded.

create table own_programs (
  id uuid primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  title text not null,
  code text not null,
  -- Counts the changes of the code, so that two devices notice each other.
  version integer not null default 1,
  -- Lines typed in the last run that ended, and the first lines that it showed; null before the first one.
  inputs jsonb not null default '[]',
  output text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create index own_programs_by_learner on own_programs (learner_id, changed_at desc);
