import type { Language } from '@python-learning/domain';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { type Keys, sign } from '../../platform/crypto/keys.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { hashedId, type Log } from '../../platform/log/log.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import type { Entitlements } from '../subscriptions/index.ts';
import { type ContactMessage, createContactRepository } from './contact.repository.ts';
import { contactRules } from './contact-limits.ts';
import { contactMail } from './contact-mail.ts';

const weekS = 7 * 24 * 3600;

export type ContactDeps = {
  db: Handle;
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
  return {
    async submit({ ip, ...sent }) {
      await takeTurn(deps, ip, sent);
      const createdAt = deps.clock.now();
      const { learnerId } = sent;
      const isSubscriber = learnerId !== null && (await deps.entitlements.hasAccess(learnerId, createdAt));
      const message: ContactMessage = { ...sent, id: deps.randomness.id(), isSubscriber, createdAt };
      await createContactRepository(deps.db).add(message);
      const learner = learnerId === null ? {} : { learner: hashedId(deps.keys.current.log, learnerId) };
      deps.log.info({ event: 'contact.received', isSubscriber, ...learner }, 'a message was received');
      if (deps.contactTo !== null) deps.mailOutbox.post('contact', contactMail(deps.contactTo, message));
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
  await limiter.take(`contact-from:${hidden(ip)}`, perNetworkAndHour, 3600);
  await limiter.take(`contact-of:${hidden(email.toLowerCase())}`, perEmailAndHour, 3600);
  if (learnerId !== null) await limiter.take(`contact-by:${learnerId}`, perLearnerAndWeek, weekS);
}
