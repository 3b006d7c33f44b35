import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { OrderState } from './payments.tables.ts';
import type { Providers } from './providers/registry.ts';

/** Dependencies of every part of payments. */
export type PaymentsCore = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  log: Log;
  providers: Providers;
  /** Called after an order has reached a state, once it is stored. */
  onOrderState: (state: OrderState) => void;
};
