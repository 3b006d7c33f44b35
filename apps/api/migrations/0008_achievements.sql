-- What badges, the weekly count and warm-ups are made from. None of it is taken away by a reset.

-- Whether this run passed every case that the learner can see, and failed one that nobody showed.
alter table submissions
  add column only_hidden_failed boolean not null default false;

-- What a learner achieved besides points. `cause` says what by, and counts once for its kind.
create table learner_feats (
  learner_id uuid not null references learners (id) on delete cascade,
  kind text not null check (kind in ('error-recovered', 'solved-after-failed-runs', 'hidden-case-recovered')),
  -- Number of a submission, or id of a question.
  cause text not null,
  -- How great it was, where that can be told: the failed runs before the question was solved.
  size integer not null check (size > 0),
  happened_at timestamptz not null,
  primary key (learner_id, kind, cause)
);

-- Days on which a learner learned something, by the calendar of the place where the learner was.
create table learning_days (
  learner_id uuid not null references learners (id) on delete cascade,
  day date not null,
  -- The learning days a week that the learner aimed at on that day: the lowest, if it changed.
  goal smallint not null check (goal > 0),
  -- Whether a coding question was solved on it.
  has_solution boolean not null,
  primary key (learner_id, day)
);

-- Weeks in which a learner rests, by their Monday. Taken back by deleting the row.
create table rest_weeks (
  learner_id uuid not null references learners (id) on delete cascade,
  monday date not null check (extract(isodow from monday) = 1),
  chosen_at timestamptz not null,
  primary key (learner_id, monday)
);

-- Answers given in the warm-up of a milestone. They are kept apart from those of exercises: they earn nothing.
create table warm_up_answers (
  id bigint generated always as identity primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  -- The milestone that was warmed up for; the question is one of an earlier milestone.
  milestone_id text not null,
  mcq_id text not null,
  selected_option text not null check (selected_option in ('A', 'B', 'C', 'D')),
  is_correct boolean not null,
  answered_at timestamptz not null
);

create index warm_up_answers_by_learner on warm_up_answers (learner_id, milestone_id, mcq_id, id);

-- Warm-ups that were skipped: they are not offered again.
create table skipped_warm_ups (
  learner_id uuid not null references learners (id) on delete cascade,
  milestone_id text not null,
  skipped_at timestamptz not null,
  primary key (learner_id, milestone_id)
);
