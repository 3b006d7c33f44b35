-- What an own program was begun with: a question of the course, or a shared program by its code; null where it is no copy.
-- The digest is that of the code at the beginning.
alter table own_programs
  add column origin_kind text check (origin_kind in ('task', 'share')),
  add column origin_id text,
  add column origin_digest text,
  add constraint own_programs_whole_origin
    check (num_nulls(origin_kind, origin_id, origin_digest) in (0, 3));

-- Links to own programs, each with a snapshot that strangers see. A link that its owner ended has no row.
create table program_shares (
  id uuid primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  -- Null for a closed link whose program was deleted: its digest stays, and no text.
  program_id uuid references own_programs (id) on delete cascade,
  -- What the page is found by; unguessable.
  code text not null,
  kind text not null check (kind in ('play', 'code')),
  title text not null,
  source text not null,
  inputs jsonb not null,
  reads_input boolean not null,
  -- Of the source without comments and spaces, by which a copy is recognised.
  digest text not null,
  -- The version of the program that the snapshot shows.
  version integer not null,
  origin_kind text check (origin_kind in ('task', 'share')),
  origin_id text,
  -- What the learner says was changed in a copy.
  changed text check (changed in ('words', 'numbers', 'colours', 'drawing', 'rules', 'additions')),
  shown_at timestamptz not null,
  -- The day of the last visit, and when the owner was told that the link is about to end; null after a visit.
  visited_on date not null,
  noticed_at timestamptz,
  -- Why our team closed it; null for an open link.
  closed_for text check (closed_for in ('personal_data', 'hurtful', 'unsuitable', 'copied', 'other')),
  constraint program_shares_once unique (program_id),
  constraint program_shares_of_program check (program_id is not null or closed_for is not null),
  constraint program_shares_code unique (code)
);

create index program_shares_by_learner on program_shares (learner_id, shown_at desc);
create index program_shares_by_digest on program_shares (digest);
create index program_shares_by_visit on program_shares (visited_on) where closed_for is null;

-- How often strangers reported a link for a reason. Nothing is kept of who did.
create table share_reports (
  share_id uuid not null references program_shares (id) on delete cascade,
  reason text not null
    check (reason in ('personal_data', 'hurtful', 'frightening', 'advertising', 'copied', 'other')),
  count integer not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (share_id, reason)
);

-- What a guardian decided about sharing, as our team was told; no row where nobody said anything.
create table sharing_consents (
  learner_id uuid primary key references learners (id) on delete cascade,
  is_given boolean not null,
  decided_at timestamptz not null
);
