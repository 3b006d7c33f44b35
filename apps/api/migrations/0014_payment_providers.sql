-- More than one payment provider: prices in their currencies, and notifications as the provider understood them.

-- A plan is sold in the currencies that have a row here.
create table plan_prices (
  plan_id text not null references plans (id),
  -- ISO 4217 code.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In the smallest unit of the currency.
  amount_cents integer not null check (amount_cents > 0),
  primary key (plan_id, currency)
);

insert into plan_prices (plan_id, currency, amount_cents)
select id, 'USD', price_cents from plans;

insert into plan_prices (plan_id, currency, amount_cents)
select id, 'INR', amount_cents
from plans
join (values ('monthly', 34900), ('annual', 349000)) as prices (plan_id, amount_cents) on plan_id = id;

alter table plans drop column price_cents;

-- What a signed notification says, as JSON; null without a valid signature. The signature covers the bytes of the
-- request, which are not stored, so it is verified once.
alter table payment_events add column notification text;

update payment_events
set notification = json_build_object(
  'orderId', form ->> 'order_id',
  'paymentId', coalesce(form ->> 'payment_id', ''),
  'amountCents', round((form ->> 'payhere_amount')::numeric * 100)::integer,
  'currency', form ->> 'payhere_currency',
  'outcome', case form ->> 'status_code'
    when '2' then 'paid'
    when '-1' then 'cancelled'
    when '-2' then 'failed'
    when '-3' then 'charged_back'
    else 'pending'
  end
)::text
from (select id as event_id, fields::json as form from payment_events where try_at is not null) as waiting
where id = event_id;

alter table payment_events add constraint payment_events_signed check (try_at is null or notification is not null);

-- Some notifications name only the payment.
create index money_ledger_by_payment on money_ledger (payment_id);
