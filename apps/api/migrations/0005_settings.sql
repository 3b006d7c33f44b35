-- What learners choose, and what they know their own sessions by.

-- One row for each choice that was ever made; a newer one of any device takes the place of the former.
create table learner_settings (
  learner_id uuid not null references learners (id) on delete cascade,
  name text not null,
  -- JSON; its shape belongs to the name.
  value jsonb not null,
  -- When the learner chose, by the clock of the device, but never later than the server knew.
  changed_at timestamptz not null,
  primary key (learner_id, name)
);

-- Two family names, such as Chrome and Android. What browsers say of themselves in full is not kept.
alter table sessions
  add column device_browser text,
  add column device_system text;
