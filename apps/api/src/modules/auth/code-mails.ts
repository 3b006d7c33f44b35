import type { Mail } from '../../platform/mail/mailer.ts';
import { type AccountDeps, logged, loggedAddress } from './account-deps.ts';
import { resetMail, verifyMail } from './account-mails.ts';
import { createLearnerRepository } from './learner.repository.ts';
import type { CodeOwner } from './one-time-code.repository.ts';
import { createPendingRegistrationRepository } from './pending-registration.repository.ts';

/** Does all the work in the background, so that the response takes equally long with and without an account. */
export function sendCode(deps: AccountDeps, owner: CodeOwner): void {
  const write = owner.purpose === 'verify_email' ? writeVerifyMail : writeResetMail;
  deps.mailOutbox.postWritten(owner.purpose, () => write(deps, owner));
}

/** Null when this browser has no registration for the address, or the address is already proven. */
async function writeVerifyMail(deps: AccountDeps, owner: CodeOwner): Promise<Mail | null> {
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

async function writeResetMail(deps: AccountDeps, owner: CodeOwner): Promise<Mail | null> {
  const learner = await createLearnerRepository(deps.db).findByEmail(owner.email);
  if (learner === null) return null;
  const code = await deps.codes.issue(deps.db, owner);
  const who = { ...logged(deps, learner), ...loggedAddress(deps, owner.email) };
  deps.log.info({ event: 'auth.code_sent', purpose: owner.purpose, ...who }, 'code sent');
  return resetMail(learner, code, minutesOf(deps));
}

function minutesOf({ rules }: AccountDeps): number {
  return Math.round(rules.codeS / 60);
}
