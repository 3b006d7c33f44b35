-- Orders, money, the paid stretches of time, and what the provider and the staff did about them.
-- To change an order, lock the learner's row first, then the order's: `learners` → `orders`.

create table orders (
  -- What the provider and the receipt call it: unguessable, and nothing of the learner in it.
  id text primary key,
  -- Null when the account was deleted: what was paid stays on record, without the learner.
  learner_id uuid references learners (id) on delete set null,
  plan_id text not null references plans (id),
  provider text not null,
  -- As the plan was when the order was made; a later change of the plan changes no order.
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  duration_days integer not null check (duration_days > 0),
  state text not null check (
    state in ('created', 'pending', 'expired', 'cancelled', 'failed', 'paid', 'refunded', 'charged_back')
  ),
  -- Why a person has to look at it; null for most.
  attention text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  -- When the provider is asked about it next, and how often it was; null: never again.
  check_at timestamptz,
  checks integer not null default 0
);

create index orders_by_learner on orders (learner_id, created_at desc);
create index orders_to_check on orders (check_at) where check_at is not null;
create index orders_for_a_person on orders (changed_at) where attention is not null;

-- What the provider told, before anything was made of it; names and card numbers of payers are left out.
create table payment_events (
  id uuid primary key,
  provider text not null,
  received_at timestamptz not null,
  -- JSON as text: the fields as they came.
  fields text not null,
  -- Null while nothing was made of it.
  outcome text,
  -- When it is tried next; null when it is done with.
  try_at timestamptz,
  tries integer not null default 0
);

create index payment_events_to_try on payment_events (try_at) where try_at is not null;
create index payment_events_by_age on payment_events (received_at);

-- Every movement of money. `surplus`: a second payment of one order. `mismatched`: money in another amount or currency
-- than was asked for; it buys nothing until a person has looked.
create table money_ledger (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  kind text not null check (kind in ('payment', 'surplus', 'mismatched', 'refund', 'chargeback')),
  payment_id text not null,
  -- Positive when it came to us, negative when it went back.
  amount_cents integer not null check ((amount_cents > 0) = (kind in ('payment', 'surplus', 'mismatched'))),
  currency text not null,
  booked_at timestamptz not null
);

-- An order is paid once, whatever numbers its payments are said to have: they are not signed.
create unique index money_ledger_one_payment on money_ledger (order_id) where kind = 'payment';
create unique index money_ledger_one_mismatch on money_ledger (order_id) where kind = 'mismatched';
create unique index money_ledger_once on money_ledger (order_id, payment_id, kind);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end
$$;

create trigger money_ledger_append_only before update or delete on money_ledger
  for each row execute function refuse_change();

-- A grant of open time is a fact: so many days, from when, ended early or not. `starts_at` and `ends_at` follow from all
-- grants of a learner together: each begins where the one before it ends. They are written with every change.
alter table entitlements
  -- The order in which they were granted: two may be granted at the same instant.
  add column number bigint generated always as identity,
  add column order_id text unique references orders (id),
  add column days integer check (days > 0),
  add column granted_at timestamptz,
  add column ended_early_at timestamptz,
  drop constraint entitlements_check,
  add constraint entitlements_in_order check (ends_at >= starts_at),
  drop constraint entitlements_source_check,
  add constraint entitlements_source_check check (source in ('payment', 'demo', 'grant'));

update entitlements
set granted_at = starts_at, days = greatest(1, ceil(extract(epoch from ends_at - starts_at) / 86400))::integer;

alter table entitlements
  alter column days set not null,
  alter column granted_at set not null;

create table refund_requests (
  order_id text primary key references orders (id),
  requested_at timestamptz not null,
  -- How much of the course was completed when it was asked for; null when the staff paid back without being asked.
  completed_percent integer check (completed_percent between 0 and 100),
  -- `started`: the provider is being asked to pay back.
  state text not null check (state in ('requested', 'started', 'refused', 'refunded')),
  decided_at timestamptz
);

-- Mail about money that is owed to a learner: written down with its reason, and sent once.
create table billing_mails (
  id uuid primary key,
  kind text not null check (kind in ('receipt', 'reminder', 'refund_requested', 'refund_refused', 'refunded')),
  -- What it is about: an order, or the end of a subscription.
  about text not null,
  learner_id uuid not null references learners (id) on delete cascade,
  created_at timestamptz not null,
  -- Being sent since; another may take over after a while.
  claimed_at timestamptz,
  sent_at timestamptz,
  constraint billing_mails_once unique (learner_id, kind, about)
);

create index billing_mails_to_send on billing_mails (created_at) where sent_at is null;

-- What the staff did, by whom and why.
create table admin_acts (
  id bigint generated always as identity primary key,
  acted_at timestamptz not null,
  actor text not null,
  act text not null,
  -- No reference: the act stays when the account is gone.
  learner_id uuid,
  order_id text,
  reason text
);

create index admin_acts_by_learner on admin_acts (learner_id, id);

create trigger admin_acts_append_only before update or delete on admin_acts
  for each row execute function refuse_change();
