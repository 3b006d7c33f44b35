-- Mails that are to be sent. A row says what to write and to whom; no code and no text of a mail is stored.

create table mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The receiver; null for a mail to `email`, which need not have an account, and for mail to the staff.
  learner_id uuid references learners (id) on delete cascade,
  email text,
  -- Only for a mail whose account has been deleted.
  username text,
  -- Null for the language of the account or the registration.
  language text,
  -- The order, the end of a subscription, the message or the browser that the mail is about.
  about text,
  created_at timestamptz not null,
  tries integer not null default 0,
  -- When the mail is tried next; null when it was sent or given up. While a process is sending it, the time after which
  -- another may take over.
  try_at timestamptz,
  sent_at timestamptz,
  constraint mail_outbox_once unique (learner_id, kind, about)
);

create index mail_outbox_to_try on mail_outbox (try_at) where try_at is not null;
create index mail_outbox_by_age on mail_outbox (created_at);
create index mail_outbox_by_email on mail_outbox (email) where email is not null;

insert into mail_outbox (kind, learner_id, about, created_at, try_at, sent_at)
select kind, learner_id, about, created_at,
  case when sent_at is null then coalesce(claimed_at + interval '10 minutes', created_at) end, sent_at
from billing_mails
order by created_at;

drop table billing_mails;
