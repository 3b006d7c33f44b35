-- The own program that a learner shows on the dashboard and beside certificates, with what its last run drew.
alter table own_programs
  add column is_shown boolean not null default false,
  add column drawing jsonb;

create unique index own_programs_shown on own_programs (learner_id) where is_shown;
