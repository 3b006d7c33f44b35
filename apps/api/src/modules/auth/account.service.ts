import type { Language, Learner } from '@python-learning/contract';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { type Keys, sign } from '../../platform/crypto/keys.ts';
import type { CodePurpose } from '../../platform/db/accounts-tables.ts';
import {
  brokenUniqueConstraint,
  type Database,
  type Handle,
  withTransaction,
} from '../../platform/db/database.ts';
import { AppError, type FieldFaults } from '../../platform/errors/app-error.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { hashedId, type Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { PostOffice } from '../../platform/mail/post-office.ts';
import { passwordFault, usernameFault } from './account-faults.ts';
import type { AccountRules } from './account-limits.ts';
import { alreadyRegisteredMail, passwordChangedMail, resetMail, verifyMail } from './account-mails.ts';
import { emailKey } from './identity-key.ts';
import { type LearnerRow, learnerRepository, type NewLearner } from './learner.repository.ts';
import { oneTimeCodeRepository } from './one-time-code.repository.ts';
import type { OneTimeCodes } from './one-time-code.service.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Sessions, Tokens } from './session.service.ts';

export type AccountDeps = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  log: Log;
  limiter: RateLimiter;
  postOffice: PostOffice;
  hasher: PasswordHasher;
  codes: OneTimeCodes;
  sessions: Sessions;
  rules: AccountRules;
};

export type Registration = {
  username: string;
  email: string;
  password: string;
  language: Language;
  ip: string;
};

/** Opens accounts, proves addresses, lets people in, and changes forgotten passwords. */
export interface Accounts {
  /**
   * The answer never tells whether the address was known; its owner is told by mail. One that comes too soon after
   * another to be given a mail changes nothing, unless its password is the one that was registered.
   */
  register(registration: Registration): Promise<void>;
  /** Throws `otp_invalid`. */
  verifyEmail(email: string, code: string): Promise<void>;
  /** Both answer the same for every address. Throw `too_many_requests` when a mail was asked for a moment ago. */
  resendCode(email: string, ip: string): Promise<void>;
  requestPasswordReset(email: string, ip: string): Promise<void>;
  /** Opens a session. Throws `login_failed`, and `email_not_verified` only to who knows the password. */
  logIn(email: string, password: string, ip: string): Promise<{ user: Learner; tokens: Tokens }>;
  /** Throws `validation_failed` for the new password and `otp_invalid`. Ends every session of the learner. */
  resetPassword(email: string, code: string, newPassword: string): Promise<void>;
  /** The learner of a living session. */
  getLearner(learnerId: string): Promise<Learner>;
}

export function createAccounts(deps: AccountDeps): Accounts {
  return {
    register: (registration) => register(deps, registration),
    verifyEmail: (email, code) => verifyEmail(deps, email, code),
    async resendCode(email, ip) {
      await takeMailTurn(deps, 'verify_email', email, ip);
      sendCode(deps, email, 'verify_email');
    },
    async requestPasswordReset(email, ip) {
      await takeMailTurn(deps, 'reset_password', email, ip);
      sendCode(deps, email, 'reset_password');
    },
    logIn: (email, password, ip) => logIn(deps, email, password, ip),
    resetPassword: (email, code, newPassword) => resetPassword(deps, email, code, newPassword),
    async getLearner(learnerId) {
      const learner = await learnerRepository(deps.db).findById(learnerId);
      if (learner === null) throw new AppError('token_not_valid');
      return shown(learner);
    },
  };
}

async function register(deps: AccountDeps, registration: Registration): Promise<void> {
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
    const known = await learners.findByEmail(email);
    await refuseTakenUsername(handle, username, known?.id ?? null);
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

async function verifyEmail(deps: AccountDeps, email: string, code: string): Promise<void> {
  const learner = await learnerRepository(deps.db).findByEmail(email);
  if (learner === null || learner.isVerified) throw otpInvalid(deps, learner, 'verify_email');
  const right = await deps.codes.check(deps.db, learner.id, 'verify_email', code).catch((error: unknown) => {
    throw error instanceof AppError ? otpInvalid(deps, learner, 'verify_email') : error;
  });
  await withTransaction(deps.db, async (handle) => {
    // The learner's row before the code's, as everywhere: a registration may be replacing both at this moment.
    await learnerRepository(handle).markVerified(learner.id, deps.clock.now());
    await right.use(handle);
  });
}

async function logIn(
  deps: AccountDeps,
  email: string,
  password: string,
  ip: string,
): Promise<{ user: Learner; tokens: Tokens }> {
  const { limiter, rules } = deps;
  const account = `login:${hidden(deps, emailKey(email))}`;
  await limiter.take(`login-from:${hidden(deps, ip)}`, rules.loginsPerAddress, rules.loginWindowS);
  // Counted before the password is looked at: guesses at the same moment count too. A right one clears the count.
  await limiter.take(account, rules.loginFailures, rules.loginWindowS);
  // A password that changes between the look and the opening of the session is looked at once more.
  for (let look = 0; look < 2; look++) {
    const learner = await getByPassword(deps, email, password);
    await limiter.clear(account);
    if (!learner.isVerified) throw new AppError('email_not_verified');
    const tokens = await deps.sessions.open(learner.id, learner.passwordHash);
    if (tokens === null) continue;
    await rehash(deps, learner, password);
    deps.log.info({ event: 'auth.login', ...logged(deps, learner) }, 'logged in');
    return { user: shown(learner), tokens };
  }
  throw new AppError('login_failed');
}

async function getByPassword(deps: AccountDeps, email: string, password: string): Promise<LearnerRow> {
  const learner = await learnerRepository(deps.db).findByEmail(email);
  const isRight = await deps.hasher.isRight(learner?.passwordHash ?? null, password);
  if (isRight && learner !== null) return learner;
  deps.log.warn({ event: 'auth.login_failed', ...logged(deps, learner) }, 'login failed');
  throw new AppError('login_failed');
}

async function rehash({ db, hasher }: AccountDeps, learner: LearnerRow, password: string): Promise<void> {
  if (!hasher.isOutdated(learner.passwordHash)) return;
  const fresh = await hasher.hash(password);
  await learnerRepository(db).replacePasswordHash(learner.id, learner.passwordHash, fresh);
}

async function resetPassword(
  deps: AccountDeps,
  email: string,
  code: string,
  newPassword: string,
): Promise<void> {
  refuseFaults({ new_password: [passwordFault(newPassword, [email, localPart(email)])] });
  const learner = await learnerRepository(deps.db).findByEmail(email);
  if (learner === null) throw otpInvalid(deps, null, 'reset_password');
  const right = await deps.codes
    .check(deps.db, learner.id, 'reset_password', code)
    .catch((error: unknown) => {
      throw error instanceof AppError ? otpInvalid(deps, learner, 'reset_password') : error;
    });
  refuseFaults({ new_password: [passwordFault(newPassword, [learner.username])] });
  const passwordHash = await deps.hasher.hash(newPassword);
  await withTransaction(deps.db, async (handle) => {
    const learners = learnerRepository(handle);
    await learners.setPasswordHash(learner.id, passwordHash);
    // Who reads the mail of an address has proven it.
    await learners.markVerified(learner.id, deps.clock.now());
    await right.use(handle);
    await oneTimeCodeRepository(handle).deleteAllOf(learner.id);
    await deps.sessions.closeAllOf(learner.id, handle);
  });
  await deps.limiter.clear(`login:${hidden(deps, emailKey(email))}`);
  deps.log.info({ event: 'auth.password_reset', ...logged(deps, learner) }, 'password reset');
  deps.postOffice.post('password_changed', passwordChangedMail(learner));
}

/** All of it when the caller has gone on: an address that has an account takes no longer than one that has none. */
function sendCode(deps: AccountDeps, email: string, purpose: CodePurpose): void {
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
async function takeMailTurn(
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
async function hasMailTurn(
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

function refuseFaults(
  found: Readonly<Record<string, readonly (FieldFaults[string][number] | null)[]>>,
): void {
  const fields = Object.entries(found)
    .map(([field, faults]) => [field, faults.filter((fault) => fault !== null)] as const)
    .filter(([, faults]) => faults.length > 0);
  if (fields.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(fields) });
}

function otpInvalid(deps: AccountDeps, learner: LearnerRow | null, purpose: CodePurpose): AppError {
  deps.log.warn({ event: 'auth.code_failed', purpose, ...logged(deps, learner) }, 'code refused');
  return new AppError('otp_invalid');
}

function usernameTaken(): AppError {
  return new AppError('validation_failed', { fields: { username: [{ code: 'username_taken' }] } });
}

function localPart(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

function shown({ id, username, email }: LearnerRow): Learner {
  return { id, username, email };
}

/** Addresses are not kept in counters, only what they can be recognised by. */
function hidden(deps: AccountDeps, text: string): string {
  return sign(deps.keys.current.log, text);
}

function logged(deps: AccountDeps, learner: LearnerRow | null): { learner?: string } {
  return learner === null ? {} : { learner: hashedId(deps.keys.current.log, learner.id) };
}
