-- What people write to us through the contact form. Kept for a year at most, and no longer than the account it came from.

create table contact_messages (
  id uuid primary key,
  -- Null when it came from somebody who was not logged in.
  learner_id uuid references learners (id) on delete cascade,
  full_name text not null,
  email text not null,
  message text not null,
  -- The language to answer in.
  language text not null check (language in ('ta', 'en')),
  -- Had a running subscription when it was sent: those are answered first.
  is_subscriber boolean not null,
  created_at timestamptz not null
);

create index contact_messages_by_learner on contact_messages (learner_id);
create index contact_messages_by_age on contact_messages (created_at);
