import type { MailFacts } from '../../platform/mail/mail-outbox.repository.ts';
import type { MailKind } from '../../platform/mail/mail-outbox.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { type AccountDeps, logged, loggedAddress } from './account-deps.ts';
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  passwordChangedHereMail,
  passwordChangedMail,
  type Receiver,
  resetMail,
  verifyMail,
} from './account-mails.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createLearnerRepository } from './learner.repository.ts';
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
  const noticeTo = (write: (receiver: Receiver) => Mail): MailKind => ({
    tryForS: noticesTryForS,
    async write({ learnerId }) {
      if (learnerId === null) return null;
      const receiver = await createAccountsRepository(deps.db).findRecipient(learnerId);
      return receiver && write(receiver);
    },
  });
  return {
    verify_email: { tryForS: codesTryForS, write: (facts) => writeVerifyMail(deps, facts) },
    reset_password: { tryForS: codesTryForS, write: (facts) => writeResetMail(deps, facts) },
    already_registered: {
      tryForS: codesTryForS,
      async write({ email, language }) {
        const learner = await createLearnerRepository(deps.db).findByEmail(email ?? '');
        return learner && alreadyRegisteredMail({ ...learner, language: language ?? learner.language });
      },
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
async function writeVerifyMail(deps: AccountDeps, facts: MailFacts): Promise<Mail | null> {
  const owner: CodeOwner = { purpose: 'verify_email', ...addressAndBrowser(facts) };
  const registrations = createPendingRegistrationRepository(deps.db);
  if ((await registrations.findOf(owner.browser, owner.email)) === null) return null;
  if ((await createLearnerRepository(deps.db).findByEmail(owner.email)) !== null) return null;
  const code = await deps.codes.issue(deps.db, owner);
  // Read again after issuing the code: a registration that replaces this one deletes the code, so no code can prove a
  // registration that its mail does not name.
  const registration = await registrations.findOf(owner.browser, owner.email);
  if (registration === null) return null;
  const { purpose, email } = owner;
  deps.log.info({ event: 'auth.code_sent', purpose, ...loggedAddress(deps, email) }, 'code sent');
  return verifyMail(registration, code, minutesOf(deps));
}

/** Null when the address has no account. */
async function writeResetMail(deps: AccountDeps, facts: MailFacts): Promise<Mail | null> {
  const owner: CodeOwner = { purpose: 'reset_password', ...addressAndBrowser(facts) };
  const learner = await createLearnerRepository(deps.db).findByEmail(owner.email);
  if (learner === null) return null;
  const code = await deps.codes.issue(deps.db, owner);
  const who = { ...logged(deps, learner), ...loggedAddress(deps, owner.email) };
  deps.log.info({ event: 'auth.code_sent', purpose: owner.purpose, ...who }, 'code sent');
  return resetMail(learner, code, minutesOf(deps));
}

/** A code mail is about the browser that asked for it. */
function addressAndBrowser({ email, about }: MailFacts): Pick<CodeOwner, 'email' | 'browser'> {
  return { email: email ?? '', browser: about ?? '' };
}

function minutesOf({ rules }: AccountDeps): number {
  return Math.round(rules.codeS / 60);
}
