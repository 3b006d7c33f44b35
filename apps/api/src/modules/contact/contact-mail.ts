import { layOut } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { fill } from '../../platform/texts/fill.ts';
import { texts } from '../../texts.ts';
import type { ContactMessage } from './contact.repository.ts';

/** Mail to the staff, in the language in which to answer. */
export function contactMail(to: string, message: ContactMessage): Mail {
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
