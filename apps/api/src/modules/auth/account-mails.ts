import type { Language } from '@python-learning/domain';
import { writeMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { FillValues } from '../../platform/texts/fill.ts';
import { texts } from '../../texts.ts';

export type Receiver = { email: string; username: string; language: Language };

/**
 * Proves that the registered address belongs to the registrant. The username shows the owner of the address whether
 * somebody else registered it.
 */
export function verifyMail(receiver: Receiver, code: string, minutes: number): Mail {
  return write('verify', receiver, { code, minutes });
}

export function resetMail(receiver: Receiver, code: string, minutes: number): Mail {
  return write('reset', receiver, { code, minutes });
}

/** Tells the owner that the account already exists, which the response to the registration never reveals. */
export function alreadyRegisteredMail(receiver: Receiver): Mail {
  return write('alreadyRegistered', receiver);
}

export function passwordChangedMail(receiver: Receiver): Mail {
  return write('passwordChanged', receiver);
}

/** For a change from a logged-in device, which stays logged in. */
export function passwordChangedHereMail(receiver: Receiver): Mail {
  return write('passwordChangedHere', receiver);
}

export function accountDeletedMail(receiver: Receiver): Mail {
  return write('accountDeleted', receiver);
}

type AccountMail = keyof (typeof texts)[Language]['accountMails'];

function write(kind: AccountMail, receiver: Receiver, values: FillValues = {}): Mail {
  const { username, language } = receiver;
  return writeMail(receiver, texts[language].accountMails[kind], { ...values, username });
}
