import type { Language } from '@python-learning/domain';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { type Keys, sign } from '../../platform/crypto/keys.ts';
import { type Database, withTransaction } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { Sweep } from '../../platform/jobs/sweep.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { hashedId, type Log } from '../../platform/log/log.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { fill } from '../../platform/texts/fill.ts';
import { texts } from '../../texts.ts';
import type { Entitlements } from '../subscriptions/index.ts';
import { type ContactMessage, createContactRepository } from './contact.repository.ts';

/** Rate limits of the contact form, and the retention of its messages. */
export const contactRules = {
  /** High, because a whole village may share one address of a telephone company. */
  perNetworkAndHour: 20,
  perEmailAndHour: 5,
  /** A learner's messages are stored for a year: with this limit they amount to 8 MB at most. */
  perLearnerAndWeek: 10,
  keptForDays: 365,
} as const;

const weekS = 7 * 24 * 3600;
const dayMs = 24 * 3600 * 1000;
const mailTryForS = 3 * 24 * 3600;

export type ContactDeps = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  log: Log;
  limiter: RateLimiter;
  mailOutbox: MailOutbox;
  entitlements: Entitlements;
  /** Address to which messages are mailed; null when they are only stored. */
  contactTo: string | null;
};

export type SentMessage = {
  fullName: string;
  email: string;
  message: string;
  learnerId: string | null;
  language: Language;
  ip: string;
};

export interface Contact {
  /** Stores the message and mails it to `contactTo`. Throws `too_many_requests`. */
  submit(sent: SentMessage): Promise<void>;
}

export function createContact(deps: ContactDeps): Contact {
  const { db, contactTo, mailOutbox } = deps;
  mailOutbox.define({
    contact: {
      tryForS: mailTryForS,
      async write({ about }) {
        const message = about === null ? null : await createContactRepository(db).find(about);
        return message === null || contactTo === null ? null : contactMail(contactTo, message);
      },
    },
  });
  return {
    async submit({ ip, ...sent }) {
      await takeTurn(deps, ip, sent);
      const createdAt = deps.clock.now();
      const { learnerId } = sent;
      const isSubscriber = learnerId !== null && (await deps.entitlements.hasAccess(learnerId, createdAt));
      const message: ContactMessage = { ...sent, id: deps.randomness.id(), isSubscriber, createdAt };
      const sendMail = await withTransaction(db, async (handle) => {
        await createContactRepository(handle).add(message);
        return contactTo === null ? null : mailOutbox.add(handle, { kind: 'contact', about: message.id });
      });
      const learner = learnerId === null ? {} : { learner: hashedId(deps.keys.current.log, learnerId) };
      deps.log.info({ event: 'contact.received', isSubscriber, ...learner }, 'a message was received');
      sendMail?.();
    },
  };
}

/** Counts the caller's network first: an exhausted caller cannot use up the limit of an e-mail address. */
async function takeTurn(
  { limiter, keys }: ContactDeps,
  ip: string,
  { email, learnerId }: Pick<SentMessage, 'email' | 'learnerId'>,
): Promise<void> {
  const hidden = (text: string): string => sign(keys.current.log, text);
  const { perNetworkAndHour, perEmailAndHour, perLearnerAndWeek } = contactRules;
  await limiter.takeInTurn([
    { key: `contact-from:${hidden(ip)}`, limit: perNetworkAndHour, windowS: 3600 },
    { key: `contact-of:${hidden(email.toLowerCase())}`, limit: perEmailAndHour, windowS: 3600 },
    ...(learnerId === null
      ? []
      : [{ key: `contact-by:${learnerId}`, limit: perLearnerAndWeek, windowS: weekS }]),
  ]);
}

/** Deletes messages after their retention time, which the privacy page states. */
export const sweepContactMessages: Sweep = ({ db, clock }) => {
  const time = new Date(clock.now().getTime() - contactRules.keptForDays * dayMs);
  return inBatches((most) => createContactRepository(db).deleteBefore(time, most));
};

/** Mail to the staff, in the language in which to answer. */
function contactMail(to: string, message: ContactMessage): Mail {
  const { id, fullName, email, language, isSubscriber, createdAt } = message;
  // Line breaks in a name could forge lines of this mail, or a header.
  const values = { id, email, name: fullName.replace(/\s+/g, ' '), time: createdAt.toISOString() };
  const words = texts[language].contactMail;
  const lines = message.message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return layOut({
    to,
    language,
    subject: fill(isSubscriber ? words.subscriberSubject : words.subject, values),
    paragraphs: [
      fill(words.from, values),
      ...(isSubscriber ? [words.subscriber] : []),
      fill(words.received, values),
      ...lines,
    ],
  });
}
