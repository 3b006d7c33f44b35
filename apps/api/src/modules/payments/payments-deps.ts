import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** Dependencies of every part of payments. */
export type PaymentsCore = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  log: Log;
  /** Null while nothing is sold. */
  provider: PaymentProvider | null;
};
