import type { DayRange } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { defaultTimeZone } from '@python-learning/domain';
import { writeMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { FillValues } from '../../platform/texts/fill.ts';
import { texts } from '../../texts.ts';
import { amountText } from './amounts.ts';
import { refundRules } from './refund-rules.ts';

type Receiver = { email: string; username: string; language: Language };

export type ReceiptFacts = {
  orderId: string;
  planId: string;
  durationDays: number;
  amountCents: number;
  currency: string;
  paidAt: Date;
  openUntil: Date;
};
export type RefundFacts = { orderId: string; amountCents: number; currency: string };

/** States what was paid, what it opens, and that nothing is charged again automatically. */
export function receiptMail(receiver: Receiver, facts: ReceiptFacts): Mail {
  const { planId, paidAt, openUntil, durationDays } = facts;
  const { language } = receiver;
  const plans: Readonly<Record<string, string>> = texts[language].plans;
  return write('receipt', receiver, {
    ...order(facts),
    durationDays,
    plan: plans[planId] ?? planId,
    paidAt: instant(paidAt, language),
    openUntil: instant(openUntil, language),
  });
}

/** Announces the end of the subscription in advance, and that no action is needed. */
export function reminderMail(receiver: Receiver, { endsAt }: { endsAt: Date }): Mail {
  return write('reminder', receiver, { endsAt: instant(endsAt, receiver.language) });
}

export function refundRequestedMail(
  receiver: Receiver,
  { review, payout, ...facts }: RefundFacts & { review: DayRange; payout: DayRange },
): Mail {
  const { language } = receiver;
  return write('refundRequested', receiver, {
    ...order(facts),
    review: days(review, language),
    payout: days(payout, language),
  });
}

export function refundRefusedMail(receiver: Receiver, facts: RefundFacts): Mail {
  return write('refundRefused', receiver, order(facts));
}

export function refundedMail(
  receiver: Receiver,
  { payout, ...facts }: RefundFacts & { payout: DayRange },
): Mail {
  return write('refunded', receiver, { ...order(facts), payout: days(payout, receiver.language) });
}

type BillingMail = keyof (typeof texts)[Language]['billingMails'];

function write(kind: BillingMail, receiver: Receiver, values: FillValues): Mail {
  const { username, language } = receiver;
  return writeMail(receiver, texts[language].billingMails[kind], {
    ...values,
    username,
    withinDays: refundRules.within_days,
    completedPercentMax: refundRules.completed_percent_max,
  });
}

/** The order and its amount, such as `USD 4.00`. */
function order({ orderId, currency, amountCents }: RefundFacts): FillValues {
  return { orderId, amount: `${currency} ${amountText(amountCents)}` };
}

/** Formats the end with its time: the date alone would promise the whole day. */
function instant(time: Date, language: Language): string {
  const options = { timeZone: defaultTimeZone, dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locales[language], options).format(time);
}

function days({ from, to }: DayRange, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', dateStyle: 'long' });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

const locales = { en: 'en-GB', ta: 'ta-LK' } as const satisfies Record<Language, string>;
