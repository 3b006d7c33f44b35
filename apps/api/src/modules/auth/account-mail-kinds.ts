import type { MailFacts, WaitingMail } from '../../platform/mail/mail-outbox.repository.ts';
import type { MailKind } from '../../platform/mail/mail-outbox.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { type AccountDeps, logged, loggedAddress } from './account-deps.ts';
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  type CodeWords,
  loginMail,
  type MailboxWords,
  passwordChangedHereMail,
  passwordChangedMail,
  type Receiver,
  resetMail,
  verifyMail,
} from './account-mails.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import type { CodePurpose } from './auth.tables.ts';
import { createLearnerRepository, type LearnerRow } from './learner.repository.ts';
import type { CodeOwner } from './one-time-code.repository.ts';
import { createPendingRegistrationRepository } from './pending-registration.repository.ts';

/** Somebody waits for a code: an hour later it would only puzzle. */
const codesTryForS = 3600;
const noticesTryForS = 3 * 24 * 3600;

/**
 * Kinds of mails about accounts. Everything that depends on whether an address has an account is done here, in the
 * background, so that no answer takes longer with one than without.
 */
export function accountMailKinds(deps: AccountDeps) {
  const noticeTo = (write: (receiver: Receiver, mailbox: MailboxWords) => Mail): MailKind => ({
    tryForS: noticesTryForS,
    async write({ learnerId }) {
      if (learnerId === null) return null;
      const receiver = await createAccountsRepository(deps.db).findRecipient(learnerId);
      if (receiver === null) return null;
      // A new password invalidates the mailbox codes, and this mail brings the next one.
      const mailboxCode = await deps.codes.issueForMailbox(deps.db, receiver.email, { isStrangers: false });
      return mailboxCode === null ? null : write(receiver, mailboxWords(deps, mailboxCode));
    },
  });
  return {
    verify_email: { tryForS: codesTryForS, write: (waiting) => writeVerifyMail(deps, waiting) },
    reset_password: {
      tryForS: codesTryForS,
      write: (waiting) => writeAccountCodeMail(deps, 'reset_password', resetMail, waiting),
    },
    log_in: {
      tryForS: codesTryForS,
      write: (waiting) => writeAccountCodeMail(deps, 'log_in', loginMail, waiting),
    },
    already_registered: {
      tryForS: codesTryForS,
      write: (waiting) => writeAlreadyRegisteredMail(deps, waiting),
    },
    password_changed: noticeTo(passwordChangedMail),
    password_changed_here: noticeTo(passwordChangedHereMail),
    account_deleted: {
      tryForS: noticesTryForS,
      write: async ({ email, username, language }) =>
        email === null || username === null || language === null
          ? null
          : accountDeletedMail({ email, username, language }),
    },
  } satisfies Record<string, MailKind>;
}

/** Null when this browser has no registration for the address, or the address is already proven. */
async function writeVerifyMail(deps: AccountDeps, waiting: WaitingMail): Promise<Mail | null> {
  const owner: CodeOwner = { purpose: 'verify_email', ...addressAndBrowser(waiting) };
  const registrations = createPendingRegistrationRepository(deps.db);
  if ((await registrations.findOf(owner.browser, owner.email)) === null) return null;
  if ((await createLearnerRepository(deps.db).findByEmail(owner.email)) !== null) return null;
  const mailboxCode = await issueForMailbox(deps, owner.email, waiting);
  if (mailboxCode === null) return null;
  const code = await deps.codes.issue(deps.db, owner);
  // Read again after issuing the code: a registration that replaces this one deletes the code, so no one-time code can
  // prove a registration that its mail does not name.
  const registration = await registrations.findOf(owner.browser, owner.email);
  if (registration === null) return null;
  logCodeSent(deps, owner, null);
  return verifyMail(registration, { code, minutes: minutesOf(deps), ...mailboxWords(deps, mailboxCode) });
}

/** Null when the address has no account. */
async function writeAccountCodeMail(
  deps: AccountDeps,
  purpose: CodePurpose,
  write: (receiver: Receiver, words: CodeWords) => Mail,
  waiting: WaitingMail,
): Promise<Mail | null> {
  const owner: CodeOwner = { purpose, ...addressAndBrowser(waiting) };
  const learner = await createLearnerRepository(deps.db).findByEmail(owner.email);
  if (learner === null) return null;
  const mailboxCode = await issueForMailbox(deps, owner.email, waiting);
  if (mailboxCode === null) return null;
  const code = await deps.codes.issue(deps.db, owner);
  logCodeSent(deps, owner, learner);
  return write(learner, { code, minutes: minutesOf(deps), ...mailboxWords(deps, mailboxCode) });
}

async function writeAlreadyRegisteredMail(deps: AccountDeps, waiting: WaitingMail): Promise<Mail | null> {
  const learner = await createLearnerRepository(deps.db).findByEmail(waiting.email ?? '');
  if (learner === null) return null;
  const mailboxCode = await issueForMailbox(deps, learner.email, waiting);
  if (mailboxCode === null) return null;
  const receiver = { ...learner, language: waiting.language ?? learner.language };
  return alreadyRegisteredMail(receiver, mailboxWords(deps, mailboxCode));
}

/**
 * Issues the mailbox code of a mail; null when strangers have used up the mails of this hour. Counted here, for mails
 * that are really written, so that requests that lead to no mail use up nothing and reveal nothing.
 */
async function issueForMailbox(
  deps: AccountDeps,
  email: string,
  { kind, isOwners, tries }: WaitingMail,
): Promise<string | null> {
  // A mail that is tried again was counted the first time.
  const isStrangers = !isOwners && tries === 1;
  const code = await deps.codes.issueForMailbox(deps.db, email, { isStrangers });
  if (code === null) {
    const who = loggedAddress(deps, email);
    deps.log.warn(
      { event: 'auth.mail_withheld', kind, ...who },
      'the address has had the mails of this hour',
    );
  }
  return code;
}

function logCodeSent(deps: AccountDeps, { purpose, email }: CodeOwner, learner: LearnerRow | null): void {
  const who = { ...logged(deps, learner), ...loggedAddress(deps, email) };
  deps.log.info({ event: 'auth.code_sent', purpose, ...who }, 'code sent');
}

/** A code mail is about the browser that asked for it. */
function addressAndBrowser({ email, about }: MailFacts): Pick<CodeOwner, 'email' | 'browser'> {
  return { email: email ?? '', browser: about ?? '' };
}

function minutesOf({ rules }: AccountDeps): number {
  return Math.round(rules.codeS / 60);
}

function mailboxWords({ rules }: AccountDeps, mailboxCode: string): MailboxWords {
  return { mailboxCode, hours: Math.round(rules.mailboxCodeS / 3600) };
}
