import type { Language } from '@python-learning/contract';
import { brokenUniqueConstraint, type Handle, withTransaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type AccountDeps, hidden, localPart, logged, loggedAddress, refuseFaults } from './account-deps.ts';
import { passwordFault, usernameFault } from './account-faults.ts';
import { alreadyRegisteredMail } from './account-mails.ts';
import { hasMailTurn, sendCode } from './code-mails.ts';
import { type LearnerRow, learnerRepository, type NewLearner } from './learner.repository.ts';
import { oneTimeCodeRepository } from './one-time-code.repository.ts';

export type Registration = {
  username: string;
  email: string;
  password: string;
  language: Language;
  ip: string;
};

/**
 * Opens an account. The answer never tells whether the address was known; its owner is told by mail. One that comes too
 * soon after another to be given a mail changes nothing, unless its password is the one that was registered.
 */
export async function register(deps: AccountDeps, registration: Registration): Promise<void> {
  const { limiter, rules } = deps;
  const { username, email, password, language, ip } = registration;
  refuseFaults({
    username: [usernameFault(username)],
    password: [passwordFault(password, [username, email, localPart(email)])],
  });
  await limiter.take(`register:${hidden(deps, ip)}`, rules.registrationsPerAddressAndHour, 3600);
  // Hashed before anything is looked up, so that known and unknown addresses take the same time.
  const passwordHash = await deps.hasher.hash(password);
  const createdAt = deps.clock.now();
  const id = deps.randomness.id();
  const fresh = { id, username, email, passwordHash, language, createdAt, verifiedAt: null };
  await freeOrRefuseUsername(deps, fresh);
  const hasMail = await hasMailTurn(deps, 'verify_email', email, ip);
  const replaceable = hasMail ? anyHash : await hashOfSame(deps, email, password);
  const learner = await store(deps, fresh, replaceable);
  const who = { ...logged(deps, learner), ...loggedAddress(deps, email) };
  deps.log.info({ event: 'auth.registered', isKnown: learner.isVerified, ...who }, 'registered');
  if (!hasMail) return;
  if (learner.isVerified)
    deps.postOffice.post('already_registered', alreadyRegisteredMail({ ...learner, language }));
  else sendCode(deps, email, 'verify_email');
}

/** Before a mail is spent on a registration that can not be. */
function freeOrRefuseUsername(deps: AccountDeps, { username, email, createdAt }: NewLearner): Promise<void> {
  return withTransaction(deps.db, async (handle) => {
    const learners = learnerRepository(handle);
    await learners.freeUsername(username, staleNameTime(deps, createdAt));
    // The name first: a registration of the same address at the same moment is then seen as that address's own.
    const holder = await learners.findIdByUsername(username);
    const known = await learners.findByEmail(email);
    if (holder !== null && holder !== known?.id) throw usernameTaken();
  });
}

const anyHash = Symbol('any hash');
/** Which registration of an unproven address may be replaced: any, the one with this hash, or none. */
type Replaceable = typeof anyHash | string | null;

/**
 * The code of a moment ago still proves the address for what was registered then: only who knows that password may
 * change it now. Takes the same time whatever there is.
 */
async function hashOfSame(deps: AccountDeps, email: string, password: string): Promise<string | null> {
  const known = await learnerRepository(deps.db).findByEmail(email);
  const stored = known === null || known.isVerified ? null : known.passwordHash;
  return (await deps.hasher.isRight(stored, password)) ? stored : null;
}

/** The account that the address has now. A registration that loses a race against another is decided anew, once. */
async function store(deps: AccountDeps, fresh: NewLearner, replaceable: Replaceable): Promise<LearnerRow> {
  try {
    return await storeOnce(deps, fresh, replaceable);
  } catch (error) {
    if (brokenUniqueConstraint(error) === null) throw error;
  }
  return storeOnce(deps, fresh, replaceable).catch((error: unknown) => {
    throw brokenUniqueConstraint(error) === 'learners_username_unique' ? usernameTaken() : error;
  });
}

function storeOnce(deps: AccountDeps, fresh: NewLearner, replaceable: Replaceable): Promise<LearnerRow> {
  return withTransaction(deps.db, async (handle) => {
    const learners = learnerRepository(handle);
    await learners.freeUsername(fresh.username, staleNameTime(deps, fresh.createdAt));
    const known = await learners.lockByEmail(fresh.email);
    if (known === null) {
      await learners.create(fresh);
      return { ...fresh, isVerified: false };
    }
    if (known.isVerified) {
      await refuseTakenUsername(handle, fresh.username, known.id);
      return known;
    }
    if (replaceable !== anyHash && replaceable !== known.passwordHash) return known;
    await learners.replaceUnverified(known.id, fresh);
    // A code that was mailed for the former registration must not prove this one.
    if (replaceable === anyHash) await oneTimeCodeRepository(handle).delete(known.id, 'verify_email');
    return { ...fresh, id: known.id, isVerified: false };
  });
}

function staleNameTime({ rules }: AccountDeps, now: Date): Date {
  return new Date(now.getTime() - rules.unverifiedKeepsNameS * 1000);
}

/** Also for an address that is known: else the missing refusal would tell that it is. */
async function refuseTakenUsername(handle: Handle, username: string, ownId: string | null): Promise<void> {
  const holder = await learnerRepository(handle).findIdByUsername(username);
  if (holder !== null && holder !== ownId) throw usernameTaken();
}

function usernameTaken(): AppError {
  return new AppError('validation_failed', { fields: { username: [{ code: 'username_taken' }] } });
}
