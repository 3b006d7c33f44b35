-- What a learner has typed for a question and not yet run, so that it is found again on another device.
-- `written_at` is when it was typed: the newest of several devices stays.
create table question_drafts (
  learner_id uuid not null references learners (id) on delete cascade,
  question_id text not null,
  code text not null,
  written_at timestamptz not null,
  primary key (learner_id, question_id)
);
