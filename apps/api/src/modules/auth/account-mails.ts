import type { Language } from '@python-learning/domain';
import { writeMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { FillValues } from '../../platform/texts/fill.ts';
import { texts } from '../../texts.ts';

export type Receiver = { email: string; username: string; language: Language };

/** The code of a mail that proves its mailbox in any browser, and for how long. */
export type MailboxWords = { mailboxCode: string; hours: number };

/** Also the code for the browser that asked for the mail. */
export type CodeWords = MailboxWords & { code: string; minutes: number };

/**
 * Proves that the registered address belongs to the registrant. The username shows the owner of the address whether
 * somebody else registered it.
 */
export function verifyMail(receiver: Receiver, words: CodeWords): Mail {
  return write('verify', receiver, words);
}

export function resetMail(receiver: Receiver, words: CodeWords): Mail {
  return write('reset', receiver, words);
}

/** For a login with the right password while others keep the account paused by wrong ones. */
export function loginMail(receiver: Receiver, words: CodeWords): Mail {
  return write('login', receiver, words);
}

/** Tells the owner that the account already exists, which the response to the registration never reveals. */
export function alreadyRegisteredMail(receiver: Receiver, words: MailboxWords): Mail {
  return write('alreadyRegistered', receiver, words);
}

export function passwordChangedMail(receiver: Receiver, words: MailboxWords): Mail {
  return write('passwordChanged', receiver, words);
}

/** For a change from a logged-in device, which stays logged in. */
export function passwordChangedHereMail(receiver: Receiver, words: MailboxWords): Mail {
  return write('passwordChangedHere', receiver, words);
}

export function accountDeletedMail(receiver: Receiver): Mail {
  return write('accountDeleted', receiver);
}

type AccountMail = keyof (typeof texts)[Language]['accountMails'];

function write(kind: AccountMail, receiver: Receiver, values: FillValues = {}): Mail {
  const { username, language } = receiver;
  return writeMail(receiver, texts[language].accountMails[kind], { ...values, username });
}
