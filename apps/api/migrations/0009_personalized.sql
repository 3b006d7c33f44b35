-- Exercises made for one learner, the pool of those an AI service wrote, and what that service was asked for.

create table personalized_exercises (
  id uuid primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  -- Counts the exercises of a learner from 1. What chance decided follows from it, so that it can be repeated.
  number integer not null check (number > 0),
  kind text not null check (kind in ('checked', 'practice')),
  author text not null check (author in ('template', 'ai', 'learner')),
  is_custom boolean not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  -- What the learner asked for, without personal details.
  asked text check (asked is not null or not is_custom),
  -- The proven exercise; null in free practice, which has nothing to compare with.
  content jsonb check (content is not null or kind = 'practice'),
  -- Equal for exercises that ask for the same.
  digest text not null,
  template text,
  -- The person of the story: the next exercises have others.
  person text,
  -- Skills that it trains, and the one it was chosen for.
  skills text[] not null,
  focus_skill text,
  attempts integer not null default 0,
  completed_at timestamptz,
  -- A run came to its end without an error.
  ran_well boolean not null default false,
  last_inputs jsonb not null default '[]',
  last_output text not null default '',
  last_hints jsonb not null default '[]',
  last_suggestions jsonb not null default '[]',
  draft_code text,
  draft_written_at timestamptz,
  created_at timestamptz not null,
  unique (learner_id, number),
  unique (learner_id, digest)
);

create index personalized_exercises_by_learner on personalized_exercises (learner_id, created_at desc);

-- Numbers the exercises of a learner and counts those of one day, so that two requests at once are two.
create table personalized_counters (
  learner_id uuid primary key references learners (id) on delete cascade,
  last_number integer not null,
  day date not null,
  exercises integer not null,
  custom integer not null
);

-- Every run of a program for an exercise.
create table personalized_submissions (
  id bigint generated always as identity primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  exercise_id uuid not null references personalized_exercises (id) on delete cascade,
  code text not null,
  verdict text not null check (verdict in ('correct', 'wrong', 'input_required', 'unchecked')),
  outcome_kind text not null,
  explanation_id text,
  submitted_at timestamptz not null
);

create index personalized_submissions_by_learner on personalized_submissions (learner_id, submitted_at);

-- Proven exercises that an AI service wrote for nobody in particular. Several learners may get the same.
create table exercise_pool (
  id uuid primary key,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  content jsonb not null,
  digest text not null unique,
  skills text[] not null,
  model text not null,
  prompt_version text not null,
  uses integer not null default 0,
  created_at timestamptz not null
);

create index exercise_pool_by_difficulty on exercise_pool (difficulty, uses);

-- What the AI service was asked for on each day: reserved before a call, settled by what it says it used.
create table ai_budget (
  day date primary key,
  calls integer not null default 0,
  tokens integer not null default 0
);
