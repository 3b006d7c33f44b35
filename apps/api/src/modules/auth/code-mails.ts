import type { CodePurpose } from '../../platform/db/accounts-tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { type AccountDeps, hidden, logged } from './account-deps.ts';
import { resetMail, verifyMail } from './account-mails.ts';
import { emailKey } from './identity-key.ts';
import { learnerRepository } from './learner.repository.ts';

/** All of it when the caller has gone on: an address that has an account takes no longer than one that has none. */
export function sendCode(deps: AccountDeps, email: string, purpose: CodePurpose): void {
  deps.postOffice.postWritten(purpose, () => writeCodeMail(deps, email, purpose));
}

async function writeCodeMail(deps: AccountDeps, email: string, purpose: CodePurpose): Promise<Mail | null> {
  const learners = learnerRepository(deps.db);
  const known = await learners.findByEmail(email);
  if (known === null || (purpose === 'verify_email' && known.isVerified)) return null;
  const code = await deps.codes.issue(deps.db, known.id, purpose);
  // Read after the code is there: a registration that replaces this one ends the code, so that none can prove an
  // account that its mail does not name.
  const learner = await learners.findById(known.id);
  if (learner === null) return null;
  deps.log.info({ event: 'auth.code_sent', purpose, ...logged(deps, learner) }, 'code sent');
  const write = purpose === 'verify_email' ? verifyMail : resetMail;
  return write(learner, code, Math.round(deps.rules.codeS / 60));
}

/** Counted by address, known or not, so that being refused tells nothing. */
export async function takeMailTurn(
  deps: AccountDeps,
  purpose: CodePurpose,
  email: string,
  ip: string,
): Promise<void> {
  const { limiter, rules } = deps;
  const key = hidden(deps, emailKey(email));
  // The caller's own turns first: who has none left can not use up those of the address.
  await limiter.take(`mail-from:${hidden(deps, ip)}`, rules.codesPerAddressAndHour, 3600);
  await limiter.take(`mail-pause:${purpose}:${key}`, 1, rules.codePauseS);
  await limiter.take(`mail-hour:${purpose}:${key}`, rules.codesPerHour, 3600);
}

/** For a registration, which is good without a mail too: the code of a moment ago is still good. */
export async function hasMailTurn(
  deps: AccountDeps,
  purpose: CodePurpose,
  email: string,
  ip: string,
): Promise<boolean> {
  try {
    await takeMailTurn(deps, purpose, email, ip);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}
