import type { Generated, GeneratedAlways } from 'kysely';
import type { Once } from './once.ts';

/** The driver returns `bigint` as text, so that no digit is lost. */
type RowNumber = GeneratedAlways<string>;

export const orderStates = [
  'created',
  'pending',
  'expired',
  'cancelled',
  'failed',
  'paid',
  'refunded',
  'charged_back',
] as const;
export type OrderState = (typeof orderStates)[number];

export type MoneyKind = 'payment' | 'surplus' | 'mismatched' | 'refund' | 'chargeback';

/** Why an order needs review. */
export type OrderAttention = 'paid_twice' | 'wrong_amount' | 'paid_without_account' | 'paid_after_its_end';

export type RefundRequestState = 'requested' | 'started' | 'refused' | 'refunded';

export type BillingMailKind = 'receipt' | 'reminder' | 'refund_requested' | 'refund_refused' | 'refunded';

type OrdersTable = {
  id: Once<string>;
  learner_id: Once<string | null>;
  plan_id: Once<string>;
  provider: Once<string>;
  amount_cents: Once<number>;
  currency: Once<string>;
  duration_days: Once<number>;
  state: OrderState;
  attention: OrderAttention | null;
  created_at: Once<Date>;
  changed_at: Date;
  paid_at: Date | null;
  check_at: Date | null;
  checks: Generated<number>;
};

type PaymentEventsTable = {
  id: Once<string>;
  provider: Once<string>;
  received_at: Once<Date>;
  /** JSON. */
  fields: Once<string>;
  /** JSON; null without a valid signature. */
  notification: Once<string | null>;
  outcome: string | null;
  try_at: Date | null;
  tries: Generated<number>;
};

type MoneyLedgerTable = {
  id: RowNumber;
  order_id: Once<string>;
  kind: Once<MoneyKind>;
  payment_id: Once<string>;
  amount_cents: Once<number>;
  currency: Once<string>;
  booked_at: Once<Date>;
};

type RefundRequestsTable = {
  order_id: Once<string>;
  requested_at: Once<Date>;
  completed_percent: Once<number | null>;
  state: RefundRequestState;
  decided_at: Date | null;
};

type BillingMailsTable = {
  id: Once<string>;
  kind: Once<BillingMailKind>;
  about: Once<string>;
  learner_id: Once<string>;
  created_at: Once<Date>;
  claimed_at: Date | null;
  sent_at: Date | null;
};

type AdminActsTable = {
  id: RowNumber;
  acted_at: Once<Date>;
  actor: Once<string>;
  act: Once<string>;
  learner_id: Once<string | null>;
  order_id: Once<string | null>;
  reason: Once<string | null>;
};

/** Tables of migration 0007: orders, money, and how both were handled. */
export type PaymentsTables = {
  orders: OrdersTable;
  payment_events: PaymentEventsTable;
  money_ledger: MoneyLedgerTable;
  refund_requests: RefundRequestsTable;
  billing_mails: BillingMailsTable;
  admin_acts: AdminActsTable;
};
