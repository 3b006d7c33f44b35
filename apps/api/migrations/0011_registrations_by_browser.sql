-- A registration waits here until its address is proven, one for each browser and address. So a second one from another
-- browser replaces nothing, and the code that is entered decides which of them becomes the account.
create table pending_registrations (
  -- Digest of the session or visitor that registered; `any` for registrations from before this table.
  browser text not null,
  email text not null,
  email_key text not null,
  username text not null,
  username_key text not null,
  password_hash text not null,
  language text not null check (language in ('ta', 'en')),
  created_at timestamptz not null,
  primary key (browser, email_key)
);

create index pending_registrations_by_email on pending_registrations (email_key);
create index pending_registrations_by_username on pending_registrations (username_key);
create index pending_registrations_by_age on pending_registrations (created_at);

-- Accounts of unproven addresses become registrations that any browser may go on with by a new code.
insert into pending_registrations
  (browser, email, email_key, username, username_key, password_hash, language, created_at)
select 'any', email, email_key, username, username_key, password_hash, language, created_at
from learners where email_verified_at is null;

delete from learners where email_verified_at is null;

alter table learners
  -- Every account has proven its address.
  alter column email_verified_at set not null,
  -- Grows with each reset of the password: what was given to browsers before the last one is worth nothing.
  add column credentials_version integer not null default 1;

-- On a phone that others use too: it ends with the browser, or after two hours without use.
alter table sessions add column is_shared boolean not null default false;

-- A code belongs to the browser that asked for it. Those under way end here: they live for ten minutes.
drop table one_time_codes;

create table one_time_codes (
  browser text not null,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  email_key text not null,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (browser, purpose, email_key)
);

create index one_time_codes_by_email on one_time_codes (email_key);
create index one_time_codes_by_expiry on one_time_codes (expires_at);
