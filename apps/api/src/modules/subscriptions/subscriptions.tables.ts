import type { Generated } from 'kysely';
import type { Once, RowNumber } from '../../platform/db/columns.ts';

/** Plans with their prices, and the periods of access. */
declare module '../../platform/db/schema.ts' {
  interface Schema {
    plans: PlansTable;
    plan_prices: PlanPricesTable;
    entitlements: EntitlementsTable;
  }
}

/** Origin of a period of access. */
export type EntitlementSource = 'payment' | 'demo' | 'grant';

type PlansTable = {
  id: Once<string>;
  name: string;
  duration_days: number;
  is_active: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type PlanPricesTable = {
  plan_id: Once<string>;
  /** ISO 4217 code. */
  currency: Once<string>;
  /** In the smallest unit of the currency. */
  amount_cents: number;
};

type EntitlementsTable = {
  id: Once<string>;
  /** Order of granting. */
  number: RowNumber;
  learner_id: Once<string>;
  plan_id: Once<string>;
  order_id: Once<string | null>;
  days: Once<number>;
  granted_at: Once<Date>;
  ended_early_at: Date | null;
  /** `starts_at` and `ends_at` are computed from all grants of the learner. */
  starts_at: Date;
  ends_at: Date;
  source: Once<EntitlementSource>;
  created_at: Once<Date>;
};
