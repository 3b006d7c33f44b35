import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { RecurringJob } from '../../platform/jobs/recurring-job.ts';
import { checkDueOrders } from './check-orders.ts';
import type { Notifications } from './notifications.service.ts';
import { createPaymentEventsRepository } from './payment-events.repository.ts';
import type { PaymentsCore } from './payments-deps.ts';
import type { RefundDecisions } from './refund-decisions.ts';

type Deps = PaymentsCore & {
  notifications: Notifications;
  remind: () => Promise<void>;
  sendMails: () => Promise<void>;
  decisions: RefundDecisions;
  afterSettling: () => void;
};

const dayMs = 24 * 3600_000;
/** Long enough for any dispute about a payment. The ledger is never deleted. */
const eventsKeptDays = 400;
/** Anybody can send a notification without a valid signature: stored as long as it takes to find a wrong secret. */
const refusedKeptDays = 14;

/** Jobs of payments. Each does what is due by its tables, so that none is ever missed. */
export function paymentJobs(deps: Deps): readonly RecurringJob[] {
  const { db, clock } = deps;
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
  return [
    { name: 'payments.notifications', cron: '* * * * *', run: () => deps.notifications.workOnWaiting() },
    { name: 'payments.orders', cron: '* * * * *', run: () => checkDueOrders(deps) },
    { name: 'payments.refunds', cron: '*/10 * * * *', run: () => deps.decisions.finishStarted() },
    {
      name: 'payments.reminders',
      cron: '7 * * * *',
      run: async () => {
        await deps.remind();
        await deps.sendMails();
      },
    },
    {
      name: 'payments.retention',
      cron: '23 3 * * *',
      run: async () => {
        const events = createPaymentEventsRepository(db);
        await inBatches((most) => events.deleteBefore(daysAgo(eventsKeptDays), most));
        await inBatches((most) => events.deleteRefusedBefore(daysAgo(refusedKeptDays), most));
      },
    },
  ];
}
