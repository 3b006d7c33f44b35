import type { Language } from '@python-learning/domain';
import { type Handle, withTransaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type AccountDeps, localPart, logged, loggedAddress, refuseFaults } from './account-deps.ts';
import { passwordFault, usernameFault } from './account-faults.ts';
import type { CallSource } from './call-source.ts';
import { emailKey } from './identity-key.ts';
import { createLearnerRepository, type LearnerRow } from './learner.repository.ts';
import { findMailTurn, sendCode } from './mail-turns.ts';
import { createOneTimeCodeRepository } from './one-time-code.repository.ts';
import {
  createPendingRegistrationRepository,
  type PendingRegistration,
} from './pending-registration.repository.ts';
import { takeRegistrationTurn } from './tries.ts';

export type Registration = {
  username: string;
  email: string;
  password: string;
  language: Language;
  source: CallSource;
};

/**
 * Stores a registration beside those of other browsers until its address is proven. The response never reveals whether
 * the address was known; its owner gets a mail. A registration that follows another of the same browser too soon sends
 * no mail: the code of the previous mail proves it.
 */
export async function register(deps: AccountDeps, registration: Registration): Promise<void> {
  const { username, email, password, language, source } = registration;
  refuseFaults({
    username: [usernameFault(username)],
    password: [passwordFault(password, [username, email, localPart(email)])],
  });
  await takeRegistrationTurn(deps, source);
  // Hashed before anything is looked up, so that known and unknown addresses take the same time.
  const passwordHash = await deps.hasher.hash(password);
  const createdAt = deps.clock.now();
  const { browser } = source;
  const owner = await store(deps, { browser, username, email, passwordHash, language, createdAt });
  const who = { ...logged(deps, owner), ...loggedAddress(deps, email) };
  deps.log.info({ event: 'auth.registered', isKnown: owner !== null, ...who }, 'registered');
  const turn = await findMailTurn(deps, 'verify_email', email, source);
  if (turn === null) return;
  // A code that was mailed for the browser's former registration must not prove this one.
  const codeOwner = { browser, purpose: 'verify_email', email } as const;
  await createOneTimeCodeRepository(deps.db).delete(codeOwner);
  if (owner === null) await sendCode(deps, codeOwner, turn);
  else await deps.mailOutbox.post({ kind: 'already_registered', email: emailKey(email), language, ...turn });
}

/**
 * Stores the registration even for an address that has an account, so that neither the time nor the reserved username
 * reveals it. Resolves with the existing account of the address, or null.
 */
function store(deps: AccountDeps, registration: PendingRegistration): Promise<LearnerRow | null> {
  return withTransaction(deps.db, async (handle) => {
    const registrations = createPendingRegistrationRepository(handle);
    await registrations.lockUsername(registration.username);
    await registrations.freeUsername(registration, staleNameTime(deps, registration.createdAt));
    const owner = await refuseTakenUsername(handle, registration);
    await registrations.put(registration);
    return owner;
  });
}

/**
 * Refuses usernames of accounts, and of pending registrations for other addresses. Resolves with the account of this
 * address, or null.
 */
async function refuseTakenUsername(
  handle: Handle,
  { username, email }: PendingRegistration,
): Promise<LearnerRow | null> {
  const learners = createLearnerRepository(handle);
  const holder = await learners.findIdByUsername(username);
  const owner = await learners.findByEmail(email);
  const isReserved = await createPendingRegistrationRepository(handle).isUsernameTaken(username, email);
  if (isReserved || (holder !== null && holder !== owner?.id)) throw usernameTaken();
  return owner;
}

function staleNameTime({ rules }: AccountDeps, now: Date): Date {
  return new Date(now.getTime() - rules.unverifiedKeepsNameS * 1000);
}

export function usernameTaken(): AppError {
  return new AppError('validation_failed', { fields: { username: [{ code: 'username_taken' }] } });
}
