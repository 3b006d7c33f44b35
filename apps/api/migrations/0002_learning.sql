-- What learners do, what they earned by it, and what they paid for.
-- Ids of milestones, questions, multiple-choice questions and badges are those of the content files.
-- Every transaction that changes what a learner has done locks the row in learner_progress first.

create table learner_progress (
  learner_id uuid primary key references learners (id) on delete cascade,
  -- Null until it moves for the first time: the first milestone of the course.
  current_milestone_id text,
  updated_at timestamptz not null
);

create table milestone_marks (
  learner_id uuid not null references learners (id) on delete cascade,
  milestone_id text not null,
  kind text not null check (kind in ('video', 'code', 'exercise')),
  marked_at timestamptz not null,
  primary key (learner_id, milestone_id, kind)
);

-- A row is never changed and never deleted: what was earned stays earned, and is earned once.
create table points_ledger (
  learner_id uuid not null references learners (id) on delete cascade,
  reason text not null,
  points integer not null check (points > 0),
  earned_at timestamptz not null,
  primary key (learner_id, reason)
);

create table learner_badges (
  learner_id uuid not null references learners (id) on delete cascade,
  badge_id text not null,
  awarded_at timestamptz not null,
  primary key (learner_id, badge_id)
);

-- Every run of a program for a question. `before_reset` tells those of a practice that was begun again since.
create table submissions (
  id bigint generated always as identity primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  question_id text not null,
  code text not null,
  verdict text not null check (verdict in ('correct', 'wrong', 'input_required')),
  outcome_kind text not null,
  explanation_id text,
  before_reset boolean not null default false,
  submitted_at timestamptz not null
);

create index submissions_by_learner_and_question on submissions (learner_id, question_id, id desc);

create table solved_questions (
  learner_id uuid not null references learners (id) on delete cascade,
  question_id text not null,
  solved_at timestamptz not null,
  primary key (learner_id, question_id)
);

create table mcq_answers (
  id bigint generated always as identity primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  mcq_id text not null,
  selected_option text not null check (selected_option in ('A', 'B', 'C', 'D')),
  is_correct boolean not null,
  answered_at timestamptz not null
);

create index mcq_answers_by_learner_and_mcq on mcq_answers (learner_id, mcq_id, id);

create table mcq_correct (
  learner_id uuid not null references learners (id) on delete cascade,
  mcq_id text not null,
  answered_at timestamptz not null,
  primary key (learner_id, mcq_id)
);

create table plans (
  id text primary key,
  name text not null,
  price_cents integer not null check (price_cents > 0),
  duration_days integer not null check (duration_days > 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into plans (id, name, price_cents, duration_days)
values
  ('monthly', 'Monthly Subscription', 400, 30),
  ('annual', 'Annual Subscription', 4000, 365);

-- A stretch of time for which everything is open to a learner; paying again adds one that begins where the last ends.
create table entitlements (
  id uuid primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  plan_id text not null references plans (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  source text not null check (source in ('payment', 'demo')),
  created_at timestamptz not null
);

create index entitlements_by_learner on entitlements (learner_id, ends_at desc);
