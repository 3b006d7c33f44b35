import type { Generated } from 'kysely';
import type { Once, RowNumber } from '../../platform/db/columns.ts';

/** Orders, money, and how both were handled. */
declare module '../../platform/db/schema.ts' {
  interface Schema {
    orders: OrdersTable;
    payment_events: PaymentEventsTable;
    money_ledger: MoneyLedgerTable;
    refund_requests: RefundRequestsTable;
  }
}

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
