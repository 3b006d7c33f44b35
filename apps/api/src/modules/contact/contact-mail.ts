import type { Language } from '@python-learning/contract';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContactMessage } from './contact.repository.ts';

type Words = { subject: string; from: string; subscriber: string; received: string };

/** For those who run the service, in the language to answer in. */
export function contactMail(to: string, message: ContactMessage): Mail {
  // A name of several lines could pass off what follows as words of ours, or as a header.
  const fullName = message.fullName.replace(/\s+/g, ' ');
  const words = texts[message.language]({ ...message, fullName });
  const lines = message.message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return layOut({
    to,
    language: message.language,
    subject: words.subject,
    paragraphs: [words.from, ...(message.isSubscriber ? [words.subscriber] : []), words.received, ...lines],
  });
}

const texts: Record<Language, (message: ContactMessage) => Words> = {
  en: ({ id, fullName, email, isSubscriber, createdAt }) => ({
    subject: `Contact form${isSubscriber ? ' (subscriber)' : ''}: ${fullName}`,
    from: `From: ${fullName}, ${email}`,
    subscriber: 'Has a subscription: please answer this one first.',
    received: `Received ${createdAt.toISOString()}, message ${id}`,
  }),
  ta: ({ id, fullName, email, isSubscriber, createdAt }) => ({
    subject: `தொடர்புப் படிவம்${isSubscriber ? ' (சந்தாதாரர்)' : ''}: ${fullName}`,
    from: `அனுப்பியவர்: ${fullName}, ${email}`,
    subscriber: 'சந்தா உள்ளவர்: இதற்கு முதலில் பதிலளிக்கவும்.',
    received: `பெறப்பட்டது: ${createdAt.toISOString()}, செய்தி ${id}`,
  }),
};
