import type { DayRange } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { defaultTimeZone } from '@python-learning/domain';
import { layOut, type Paragraph } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { amountText } from './amounts.ts';
import { refundRules } from './refund-rules.ts';

type Receiver = { email: string; username: string; language: Language };
type Words = { subject: string; paragraphs: readonly Paragraph[] };
type Template<T> = Readonly<Record<Language, (facts: T & { username: string }) => Words>>;

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
  return write(receipt, receiver, facts);
}

/** Announces the end of the subscription in advance, and that no action is needed. */
export function reminderMail(receiver: Receiver, facts: { endsAt: Date }): Mail {
  return write(reminder, receiver, facts);
}

export function refundRequestedMail(
  receiver: Receiver,
  facts: RefundFacts & { review: DayRange; payout: DayRange },
): Mail {
  return write(refundRequested, receiver, facts);
}

export function refundRefusedMail(receiver: Receiver, facts: RefundFacts): Mail {
  return write(refundRefused, receiver, facts);
}

export function refundedMail(receiver: Receiver, facts: RefundFacts & { payout: DayRange }): Mail {
  return write(refunded, receiver, facts);
}

function write<T>(template: Template<T>, { email, username, language }: Receiver, facts: T): Mail {
  return layOut({ to: email, language, ...template[language]({ ...facts, username }) });
}

/** Formats an amount such as `USD 4.00`. */
function money({ currency, amountCents }: { currency: string; amountCents: number }): string {
  return `${currency} ${amountText(amountCents)}`;
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

const planNames: Readonly<Record<string, Record<Language, string>>> = {
  monthly: { en: 'Monthly Subscription', ta: 'மாதச் சந்தா' },
  annual: { en: 'Annual Subscription', ta: 'ஆண்டுச் சந்தா' },
};

function planName(planId: string, language: Language): string {
  return planNames[planId]?.[language] ?? planId;
}

const receipt: Template<ReceiptFacts> = {
  en: ({ username, orderId, planId, durationDays, paidAt, openUntil, ...paid }) => ({
    subject: 'Your Python Learning receipt',
    paragraphs: [
      `Hello ${username},`,
      'thank you: the payment has arrived.',
      `${planName(planId, 'en')} · ${durationDays} days · ${money(paid)} · ${instant(paidAt, 'en')}`,
      `Order ${orderId}`,
      `Every milestone is open until ${instant(openUntil, 'en')}. It does not renew by itself: nothing more will be charged.`,
      'After that everything that was done stays: programs, points and badges. Milestones 5 to 15 close until the next upgrade, and then go on where they stopped.',
      `A refund is possible within ${refundRules.within_days} days, as long as no more than ${refundRules.completed_percent_max}% of the content is completed. You can ask for it in the settings.`,
    ],
  }),
  ta: ({ username, orderId, planId, durationDays, paidAt, openUntil, ...paid }) => ({
    subject: 'உன் Python Learning பற்றுச்சீட்டு',
    paragraphs: [
      `வணக்கம் ${username},`,
      'நன்றி: கட்டணம் வந்து சேர்ந்தது.',
      `${planName(planId, 'ta')} · ${durationDays} நாட்கள் · ${money(paid)} · ${instant(paidAt, 'ta')}`,
      `ஆணை எண் ${orderId}`,
      `${instant(openUntil, 'ta')} வரை எல்லா மைல்கற்களும் திறந்திருக்கும். இது தானாகப் புதுப்பிக்கப்படாது: இனி எந்தப் பணமும் எடுக்கப்படாது.`,
      'அதன் பிறகும் செய்த எல்லாம் அப்படியே இருக்கும்: நிரல்கள், புள்ளிகள், பதக்கங்கள். 5 முதல் 15 வரையான மைல்கற்கள் அடுத்த மேம்படுத்தல் வரை மூடியிருக்கும்; பிறகு விட்ட இடத்திலிருந்து தொடரும்.',
      `உள்ளடக்கத்தில் ${refundRules.completed_percent_max}%-க்கு மேல் முடிக்காதவரை, ${refundRules.within_days} நாட்களுக்குள் பணத்தைத் திரும்பப் பெறலாம். அதை அமைப்புகள் பக்கத்தில் கேட்கலாம்.`,
    ],
  }),
};

const reminder: Template<{ endsAt: Date }> = {
  en: ({ username, endsAt }) => ({
    subject: 'Your Python Learning subscription ends soon',
    paragraphs: [
      `Hello ${username},`,
      `your subscription ends on ${instant(endsAt, 'en')}. It does not renew by itself, and nothing will be charged.`,
      'If you want to go on, you can pay again on the subscription page: the new time begins where the old one ends, so nothing is lost.',
      'Everything you did stays yours, also without a subscription: your programs, your points, your badges. The first four milestones stay open.',
    ],
  }),
  ta: ({ username, endsAt }) => ({
    subject: 'உன் Python Learning சந்தா விரைவில் முடிகிறது',
    paragraphs: [
      `வணக்கம் ${username},`,
      `உன் சந்தா ${instant(endsAt, 'ta')} அன்று முடிகிறது. அது தானாகப் புதுப்பிக்கப்படாது; எந்தப் பணமும் எடுக்கப்படாது.`,
      'தொடர விரும்பினால் சந்தாப் பக்கத்தில் மீண்டும் செலுத்தலாம்: பழைய காலம் முடியும் இடத்தில் புதியது தொடங்கும், எதையும் இழக்கமாட்டாய்.',
      'சந்தா இல்லாமலும் நீ செய்த எல்லாம் உன்னுடையதே: உன் நிரல்கள், புள்ளிகள், பதக்கங்கள். முதல் நான்கு மைல்கற்கள் எப்போதும் திறந்திருக்கும்.',
    ],
  }),
};

const refundRequested: Template<RefundFacts & { review: DayRange; payout: DayRange }> = {
  en: ({ username, orderId, review, payout, ...paid }) => ({
    subject: 'We got your refund request',
    paragraphs: [
      `Hello ${username},`,
      `you asked for ${money(paid)} back (order ${orderId}).`,
      `We decide on it and write to you on one of these days: ${days(review, 'en')}.`,
      `If it is granted, the money comes back the way it was paid, on one of these days: ${days(payout, 'en')}. Until then everything stays open.`,
    ],
  }),
  ta: ({ username, orderId, review, payout, ...paid }) => ({
    subject: 'பணத்தைத் திரும்பக் கேட்டது கிடைத்தது',
    paragraphs: [
      `வணக்கம் ${username},`,
      `${money(paid)} பணத்தைத் திரும்பக் கேட்டாய் (ஆணை எண் ${orderId}).`,
      `${days(review, 'ta')} காலத்தில் முடிவெடுத்து உனக்கு எழுதுவோம்.`,
      `ஏற்கப்பட்டால், செலுத்திய வழியிலேயே பணம் திரும்ப வரும்: ${days(payout, 'ta')}. அதுவரை எல்லாம் திறந்திருக்கும்.`,
    ],
  }),
};

const refundRefused: Template<RefundFacts> = {
  en: ({ username, orderId, ...paid }) => ({
    subject: 'About your refund request',
    paragraphs: [
      `Hello ${username},`,
      `we looked at your request for ${money(paid)} (order ${orderId}), and cannot pay it back under our return policy.`,
      `The policy: a payment is refunded within ${refundRules.within_days} days, while no more than ${refundRules.completed_percent_max}% of the content is completed.`,
      'Your subscription goes on as before. If you think that we are wrong, please write to us with the contact form.',
    ],
  }),
  ta: ({ username, orderId, ...paid }) => ({
    subject: 'நீ திரும்பக் கேட்ட பணம் பற்றி',
    paragraphs: [
      `வணக்கம் ${username},`,
      `${money(paid)} பணத்தைத் திரும்பக் கேட்டதைப் பார்த்தோம் (ஆணை எண் ${orderId}). எங்கள் திருப்பிக் கொடுக்கும் விதிகளின்படி அதைத் திருப்பித் தர முடியவில்லை.`,
      `விதி: செலுத்திய ${refundRules.within_days} நாட்களுக்குள், உள்ளடக்கத்தில் ${refundRules.completed_percent_max}%-க்கு மேல் முடிக்காதவரை, பணம் திருப்பித் தரப்படும்.`,
      'உன் சந்தா முன்போலவே தொடரும். இது தவறு என்று நினைத்தால், தொடர்புப் படிவத்தில் எங்களுக்கு எழுது.',
    ],
  }),
};

const refunded: Template<RefundFacts & { payout: DayRange }> = {
  en: ({ username, orderId, payout, ...paid }) => ({
    subject: 'Your refund is on its way',
    paragraphs: [
      `Hello ${username},`,
      `${money(paid)} is paid back the way it was paid (order ${orderId}). It arrives on one of these days: ${days(payout, 'en')}.`,
      'The subscription that it paid for has ended. Everything you did stays yours, and the first four milestones stay open.',
    ],
  }),
  ta: ({ username, orderId, payout, ...paid }) => ({
    subject: 'உன் பணம் திரும்ப வருகிறது',
    paragraphs: [
      `வணக்கம் ${username},`,
      `${money(paid)} பணம் செலுத்திய வழியிலேயே திருப்பித் தரப்படுகிறது (ஆணை எண் ${orderId}). அது ${days(payout, 'ta')} காலத்தில் வந்து சேரும்.`,
      'அந்தப் பணத்துக்கான சந்தா முடிந்துவிட்டது. நீ செய்த எல்லாம் உன்னுடையதே; முதல் நான்கு மைல்கற்கள் திறந்திருக்கும்.',
    ],
  }),
};
