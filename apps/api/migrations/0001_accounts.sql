-- Accounts, sessions and the counters that protect them.
-- `*_key` columns hold the form in which two spellings of the same name or address are equal.

create table learners (
  id uuid primary key,
  username text not null,
  username_key text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  language text not null check (language in ('ta', 'en')),
  email_verified_at timestamptz,
  created_at timestamptz not null,
  constraint learners_username_unique unique (username_key),
  constraint learners_email_unique unique (email_key)
);

-- One row for each login; every refresh token of a login belongs to it, and ends with it.
create table sessions (
  id uuid primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_by_learner on sessions (learner_id);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_revocation on sessions (revoked_at) where revoked_at is not null;

-- Only the SHA-256 of a token is kept. Exactly one token of a session has no `used_at`: the head of its chain.
create table refresh_tokens (
  id uuid primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_by uuid references refresh_tokens (id) on delete set null
);

create index refresh_tokens_by_session on refresh_tokens (session_id);
-- A deleted token is looked for in `replaced_by`: without this, ending old sessions reads the whole table for each.
create index refresh_tokens_by_successor on refresh_tokens (replaced_by);

-- At most one living code for each learner and purpose; a new one takes the place of the former.
create table one_time_codes (
  learner_id uuid not null references learners (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (learner_id, purpose)
);

create table rate_counters (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);

-- Answers to calls that came with an Idempotency-Key; `status` is null while the first one is being worked on.
create table idempotency_keys (
  -- Who may have the answer again: a learner, or a browser of which nobody is known.
  owner text not null,
  learner_id uuid references learners (id) on delete cascade,
  key text not null,
  -- Keyed digest: what was sent may hold a password.
  request_hash text not null,
  status integer,
  -- JSON as text: it may hold characters that jsonb refuses, such as what a program printed.
  response text,
  created_at timestamptz not null,
  primary key (owner, key)
);

create index idempotency_keys_by_learner on idempotency_keys (learner_id);
create index idempotency_keys_by_age on idempotency_keys (created_at);
