import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import type { SubscriptionsRepository } from '../subscriptions/index.ts';
import {
  receiptMail,
  refundedMail,
  refundRefusedMail,
  refundRequestedMail,
  reminderMail,
} from './billing-mail-texts.ts';
import { createBillingMails, type DueMail } from './billing-mails.repository.ts';
import { businessDayRange, staffDay } from './business-days.ts';
import { createOrdersRepository, type Order } from './orders.repository.ts';
import type { PaymentsCore } from './payments-deps.ts';
import { createRefundRequestsRepository } from './refund-requests.repository.ts';
import { refundRules } from './refund-rules.ts';

type Deps = Pick<PaymentsCore, 'db' | 'clock' | 'randomness' | 'log'> & {
  mailer: Mailer;
  subscriptions: Pick<SubscriptionsRepository, 'listEnding' | 'findPeriodOfOrder'>;
};

export interface BillingMails {
  /** Sends due mails. A mail that fails is retried later, and does not delay the others. */
  sendDue(): Promise<void>;
  /** Stores a reminder for each subscription that ends within three days, once for each end. */
  remind(): Promise<void>;
}

const batch = 20;
/** Longer than any mail server needs for one batch. */
const abandonedAfterMs = 10 * 60_000;
/** A mail server that refuses an address for this long will not accept it later. */
const overdueMs = 3 * 24 * 3600_000;
const remindBeforeMs = 3 * 24 * 3600_000;

export function createBillingMailService(deps: Deps): BillingMails {
  const { db, clock, log, randomness } = deps;
  const mails = createBillingMails(db);
  return {
    async sendDue() {
      const now = clock.now();
      const ago = (ms: number): Date => new Date(now.getTime() - ms);
      const due = await mails.claim(
        now,
        { abandonedSince: ago(abandonedAfterMs), newerThan: ago(overdueMs) },
        batch,
      );
      for (const mail of due) {
        try {
          const written = await writeMail(deps, mail);
          if (written !== null) await deps.mailer.send(written);
          await mails.markSent(mail.id, clock.now());
        } catch (error) {
          log.warn(
            { event: 'payment.mail_failed', kind: mail.kind, err: error },
            'a mail about money was not sent',
          );
        }
      }
    },
    async remind() {
      const at = clock.now();
      const ending = await deps.subscriptions.listEnding(at, new Date(at.getTime() + remindBeforeMs));
      for (const { learnerId, endsAt } of ending) {
        await mails.add({
          id: randomness.id(),
          kind: 'reminder',
          about: endsAt.toISOString(),
          learnerId,
          at,
        });
      }
    },
  };
}

/** Null when the mail is no longer needed. */
async function writeMail(deps: Deps, { kind, about, receiver }: DueMail): Promise<Mail | null> {
  if (kind === 'reminder') {
    const endsAt = new Date(about);
    return endsAt > deps.clock.now() ? reminderMail(receiver, { endsAt }) : null;
  }
  const order = await createOrdersRepository(deps.db).find(about);
  if (order === null) return null;
  const facts = { orderId: order.id, amountCents: order.amountCents, currency: order.currency };
  if (kind === 'receipt') return receipt(deps, receiver, order);
  if (kind === 'refund_refused') return refundRefusedMail(receiver, facts);
  const request = await createRefundRequestsRepository(deps.db).find(order.id);
  const day = staffDay((kind === 'refunded' ? request?.decidedAt : request?.requestedAt) ?? deps.clock.now());
  const { review_business_days, payout_business_days } = refundRules;
  if (kind === 'refunded') {
    return refundedMail(receiver, {
      ...facts,
      payout: businessDayRange({ from: day, to: day }, payout_business_days),
    });
  }
  const review = businessDayRange({ from: day, to: day }, review_business_days);
  return refundRequestedMail(receiver, {
    ...facts,
    review,
    payout: businessDayRange(review, payout_business_days),
  });
}

/** Null for a payment that bought no time, or was taken back before its receipt was sent. */
async function receipt(deps: Deps, receiver: DueMail['receiver'], order: Order): Promise<Mail | null> {
  const period = await deps.subscriptions.findPeriodOfOrder(order.id);
  if (period === null || order.paidAt === null || order.state !== 'paid') return null;
  return receiptMail(receiver, {
    orderId: order.id,
    planId: order.planId,
    durationDays: order.durationDays,
    amountCents: order.amountCents,
    currency: order.currency,
    paidAt: order.paidAt,
    openUntil: period.endsAt,
  });
}
