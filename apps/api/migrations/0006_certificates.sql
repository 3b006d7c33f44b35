-- What learners are certified. A row is written once, when the facts are there, and no reset takes it away.
create table certificates (
  id uuid primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  kind text not null check (kind in ('starter', 'course')),
  -- When the last of what it stands for was done.
  awarded_at timestamptz not null,
  -- What the page that proves it is found by; unguessable.
  code text not null,
  -- Whether that page is open. It names nobody unless `shown_name` is set.
  is_public boolean not null default true,
  shown_name text,
  project_sentence text,
  constraint certificates_once unique (learner_id, kind),
  constraint certificates_code_unique unique (code)
);
