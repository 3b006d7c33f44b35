import type { Handle } from '../../platform/db/database.ts';
import { createMailOutboxRepository } from '../../platform/mail/mail-outbox.repository.ts';
import type { MailKind } from '../../platform/mail/mail-outbox.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { createAccountsRepository, type Recipient } from '../auth/index.ts';
import type { SubscriptionsRepository } from '../subscriptions/index.ts';
import {
  receiptMail,
  refundedMail,
  refundRefusedMail,
  refundRequestedMail,
  reminderMail,
} from './billing-mail-texts.ts';
import { businessDayRange, staffDay } from './business-days.ts';
import { createOrdersRepository, type Order } from './orders.repository.ts';
import type { PaymentsCore } from './payments-deps.ts';
import { createRefundRequestsRepository } from './refund-requests.repository.ts';
import { refundRules } from './refund-rules.ts';

/** Kinds of mails about money: a learner gets one of each about the same order, or the same end of a subscription. */
export const billingMailKinds = [
  'receipt',
  'reminder',
  'refund_requested',
  'refund_refused',
  'refunded',
] as const;
type BillingMailKind = (typeof billingMailKinds)[number];

type Deps = Pick<PaymentsCore, 'db' | 'clock'> & {
  subscriptions: Pick<SubscriptionsRepository, 'listEnding' | 'findPeriodOfOrder'>;
};

/** A mail server that refuses an address for this long will not accept it later. */
const tryForS = 3 * 24 * 3600;
const remindBeforeMs = 3 * 24 * 3600_000;

/** Stores a mail about money, with what justifies it. It is stored once for its reason. */
export async function addBillingMail(
  handle: Handle,
  { at, ...mail }: { kind: BillingMailKind; about: string; learnerId: string; at: Date },
): Promise<void> {
  await createMailOutboxRepository(handle).add(mail, at);
}

export function billingMails(deps: Deps): Record<BillingMailKind, MailKind> {
  const define = (kind: BillingMailKind): [BillingMailKind, MailKind] => [
    kind,
    {
      tryForS,
      async write({ learnerId, about }) {
        if (learnerId === null || about === null) return null;
        const receiver = await createAccountsRepository(deps.db).findRecipient(learnerId);
        return receiver && writeMail(deps, kind, about, receiver);
      },
    },
  ];
  return Object.fromEntries(billingMailKinds.map(define)) as Record<BillingMailKind, MailKind>;
}

/** Stores a reminder for each subscription that ends within three days, once for each end. */
export async function remind({ db, clock, subscriptions }: Deps): Promise<void> {
  const at = clock.now();
  const ending = await subscriptions.listEnding(at, new Date(at.getTime() + remindBeforeMs));
  for (const { learnerId, endsAt } of ending)
    await addBillingMail(db, { kind: 'reminder', about: endsAt.toISOString(), learnerId, at });
}

/** Null when the mail is no longer needed. */
async function writeMail(
  deps: Deps,
  kind: BillingMailKind,
  about: string,
  receiver: Recipient,
): Promise<Mail | null> {
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
async function receipt(deps: Deps, receiver: Recipient, order: Order): Promise<Mail | null> {
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
