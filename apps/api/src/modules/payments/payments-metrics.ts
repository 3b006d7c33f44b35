import { Counter } from 'prom-client';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { ageInSeconds } from '../../platform/metrics/metric-sources.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { createMoneyFiguresRepository } from './money-figures.repository.ts';
import { orderStates } from './payments.tables.ts';
import type { PaymentsCore } from './payments-deps.ts';

/** Measures what waits in payments, and counts the states that orders reach. */
export function measurePayments(
  { addSource, registry }: Pick<Metrics, 'addSource' | 'registry'>,
  { db, clock }: { db: Database; clock: Clock },
): Pick<PaymentsCore, 'onOrderState'> {
  const figures = createMoneyFiguresRepository(db);
  addSource({
    name: 'payments',
    gauges: {
      payment_events_waiting: 'Notifications of providers that are not processed yet.',
      payment_events_oldest_seconds: 'Age of the oldest notification that is not processed; 0 without one.',
      orders_needing_attention: 'Orders that a person has to look at.',
      refund_requests_waiting: 'Refund requests that nobody has decided.',
      refund_requests_oldest_seconds: 'Age of the oldest undecided refund request; 0 without one.',
    },
    read: async () => {
      const { events, orders, requests } = await figures.read();
      return {
        payment_events_waiting: events.count,
        payment_events_oldest_seconds: ageInSeconds(events.oldest, clock),
        orders_needing_attention: orders.count,
        refund_requests_waiting: requests.count,
        refund_requests_oldest_seconds: ageInSeconds(requests.oldest, clock),
      };
    },
  });
  const orders = new Counter({
    name: 'orders_total',
    help: 'Orders by the state that they reached in this process.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const state of orderStates) orders.inc({ state }, 0);
  return { onOrderState: (state) => orders.inc({ state }) };
}
