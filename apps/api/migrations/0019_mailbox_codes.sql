-- Every mail about an account carries a long code that works in any browser, because it proves the mailbox. So the mails
-- that strangers use up are of use to the owner of the address.
create table mailbox_codes (
  email_key text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- False for mails that the owner of the address asked for.
  is_strangers boolean not null,
  primary key (email_key, code_hash)
);

create index mailbox_codes_by_expiry on mailbox_codes (expires_at);

alter table one_time_codes
  drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check check (purpose in ('verify_email', 'reset_password', 'log_in'));

-- Asked for in a browser in which the owner was logged in before, so that strangers cannot use it up.
alter table mail_outbox add column is_owners boolean not null default false;

-- Browsers that have just proven the mailbox of an address: their next login is not paused by wrong passwords of others.
create table proven_browsers (
  browser text not null,
  email_key text not null,
  expires_at timestamptz not null,
  primary key (browser, email_key)
);

create index proven_browsers_by_expiry on proven_browsers (expires_at);
