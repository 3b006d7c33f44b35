import type { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { PaymentConfig } from '../../platform/config/payment-config.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { RecurringJob } from '../../platform/jobs/recurring-job.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import type { SubscriptionsRepository } from '../subscriptions/index.ts';
import { billingMailKinds, billingMails, remind } from './billing-mails.ts';
import { initiatePayment } from './checkout.service.ts';
import { createNotifications } from './notifications.service.ts';
import { paymentJobs } from './payment-jobs.ts';
import { createPaymentsHandlers } from './payments.routes.ts';
import type { PaymentsCore } from './payments-deps.ts';
import type { HostedPage } from './providers/payment-provider.ts';
import { createProviders } from './providers/registry.ts';
import { createRefundDecisions } from './refund-decisions.ts';
import { createRefunds } from './refunds.service.ts';

export { createPaymentsAdmin, type OrderDetails, type PaymentsAdmin } from './payments-admin.ts';
export { measurePayments } from './payments-metrics.ts';
export { createProviders, notifyPath } from './providers/registry.ts';
export { RefundError } from './refund-decisions.ts';

export type PaymentsDeps = Omit<PaymentsCore, 'providers'> & {
  settings: PaymentConfig;
  /** Origin at which learners reach the app. */
  publicOrigin: string;
  /** Signing secret of the local provider; it never leaves the process. */
  localSecret: string;
  /**
   * Sends a notification of the local provider to our own notify call; resolves with the status of the answer.
   */
  deliver: (fields: Readonly<Record<string, string>>) => Promise<number>;
  /** Pauses between attempts of repeatable calls to the provider, in milliseconds. */
  retryPausesMs?: readonly number[] | undefined;
  curriculum: Curriculum;
  limiter: RateLimiter;
  background: Background;
  mailOutbox: MailOutbox;
  subscriptions: SubscriptionsRepository;
};

export type PaymentsModule = {
  handlers: Handlers<typeof contract.payments>;
  /** Pages that this server serves for its providers. */
  pages: readonly HostedPage[];
  jobs: readonly RecurringJob[];
};

/** Orders, the provider's notifications, refunds, and the mail about them. */
export function createPaymentsModule(deps: PaymentsDeps): PaymentsModule {
  const providers = createProviders(deps.settings, {
    ...deps,
    nowMs: () => deps.clock.now().getTime(),
    newPaymentId: () => `local-${deps.randomness.id()}`,
  });
  deps.mailOutbox.define(billingMails(deps));
  const sendMails = (): Promise<void> => deps.mailOutbox.sendDue(billingMailKinds);
  // Send the receipt at once instead of within a minute. If this process ends first, the job sends it.
  const afterSettling = (): void => deps.background.add({ name: 'payment.mails', run: sendMails });
  const parts = { ...deps, providers, currency: deps.settings.currency, afterSettling };
  const notifications = createNotifications(parts);
  const refunds = createRefunds(parts);
  const decisions = createRefundDecisions(parts);
  return {
    handlers: createPaymentsHandlers({
      notifications,
      refunds,
      initiate: (refuse, request) =>
        initiatePayment({ ...parts, plans: deps.subscriptions }, refuse, request),
    }),
    pages: providers.all.flatMap(({ pages }) => pages),
    jobs: paymentJobs({ ...parts, notifications, decisions, sendMails, remind: () => remind(parts) }),
  };
}
