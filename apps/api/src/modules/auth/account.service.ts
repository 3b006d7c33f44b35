import type { Learner } from '@python-learning/contract';
import type { CodePurpose } from '../../platform/db/accounts-tables.ts';
import { withTransaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type AccountDeps, hidden, localPart, logged, loggedAddress, refuseFaults } from './account-deps.ts';
import { passwordFault } from './account-faults.ts';
import { passwordChangedMail } from './account-mails.ts';
import { sendCode, takeMailTurn } from './code-mails.ts';
import { emailKey } from './identity-key.ts';
import { type LearnerRow, learnerRepository } from './learner.repository.ts';
import { oneTimeCodeRepository } from './one-time-code.repository.ts';
import { type Registration, register } from './registration.service.ts';
import type { Device } from './session.repository.ts';
import type { Tokens } from './session.service.ts';

export type Login = { email: string; password: string; ip: string; device: Device };

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
  logIn(login: Login): Promise<{ user: Learner; tokens: Tokens }>;
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
      deps.log.info({ event: 'auth.reset_requested', ...loggedAddress(deps, email) }, 'reset requested');
      sendCode(deps, email, 'reset_password');
    },
    logIn: (login) => logIn(deps, login),
    resetPassword: (email, code, newPassword) => resetPassword(deps, email, code, newPassword),
    async getLearner(learnerId) {
      const learner = await learnerRepository(deps.db).findById(learnerId);
      if (learner === null) throw new AppError('token_not_valid');
      return shown(learner);
    },
  };
}

async function verifyEmail(deps: AccountDeps, email: string, code: string): Promise<void> {
  const learner = await learnerRepository(deps.db).findByEmail(email);
  if (learner === null || learner.isVerified) throw otpInvalid(deps, learner, 'verify_email', email);
  const right = await deps.codes.check(deps.db, learner.id, 'verify_email', code).catch((error: unknown) => {
    throw error instanceof AppError ? otpInvalid(deps, learner, 'verify_email', email) : error;
  });
  await withTransaction(deps.db, async (handle) => {
    // The learner's row before the code's, as everywhere: a registration may be replacing both at this moment.
    await learnerRepository(handle).markVerified(learner.id, deps.clock.now());
    await right.use(handle);
  });
  deps.log.info({ event: 'auth.verified', ...logged(deps, learner) }, 'address proven');
}

async function logIn(deps: AccountDeps, login: Login): Promise<{ user: Learner; tokens: Tokens }> {
  const { limiter, rules } = deps;
  const { email, password, ip, device } = login;
  const account = `login:${hidden(deps, emailKey(email))}`;
  await limiter.take(`login-from:${hidden(deps, ip)}`, rules.loginsPerAddress, rules.loginWindowS);
  // Counted before the password is looked at: guesses at the same moment count too. A right one clears the count.
  await limiter.take(account, rules.loginFailures, rules.loginWindowS).catch((error: unknown) => {
    throw error instanceof AppError ? paused(deps, error, email) : error;
  });
  // A password that changes between the look and the opening of the session is looked at once more.
  for (let look = 0; look < 2; look++) {
    const learner = await getByPassword(deps, email, password);
    await limiter.clear(account);
    if (!learner.isVerified) throw notVerified(deps, learner, email);
    const tokens = await deps.sessions.open(learner.id, learner.passwordHash, device);
    if (tokens === null) continue;
    await rehash(deps, learner, password);
    deps.log.info({ event: 'auth.login', ...logged(deps, learner) }, 'logged in');
    return { user: shown(learner), tokens };
  }
  throw new AppError('login_failed');
}

function paused(deps: AccountDeps, refusal: AppError, email: string): AppError {
  deps.log.warn({ event: 'auth.login_paused', ...loggedAddress(deps, email) }, 'login paused');
  return refusal;
}

async function getByPassword(deps: AccountDeps, email: string, password: string): Promise<LearnerRow> {
  const learner = await learnerRepository(deps.db).findByEmail(email);
  const isRight = await deps.hasher.isRight(learner?.passwordHash ?? null, password);
  if (isRight && learner !== null) return learner;
  const who = { ...logged(deps, learner), ...loggedAddress(deps, email) };
  deps.log.warn({ event: 'auth.login_failed', ...who }, 'login failed');
  throw new AppError('login_failed');
}

function notVerified(deps: AccountDeps, learner: LearnerRow, email: string): AppError {
  const who = { ...logged(deps, learner), ...loggedAddress(deps, email) };
  deps.log.info({ event: 'auth.login_unverified', ...who }, 'login before the address is proven');
  return new AppError('email_not_verified');
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
  if (learner === null) throw otpInvalid(deps, null, 'reset_password', email);
  const right = await deps.codes
    .check(deps.db, learner.id, 'reset_password', code)
    .catch((error: unknown) => {
      throw error instanceof AppError ? otpInvalid(deps, learner, 'reset_password', email) : error;
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

function otpInvalid(
  deps: AccountDeps,
  learner: LearnerRow | null,
  purpose: CodePurpose,
  email: string,
): AppError {
  const who = { ...logged(deps, learner), ...loggedAddress(deps, email) };
  deps.log.warn({ event: 'auth.code_failed', purpose, ...who }, 'code refused');
  return new AppError('otp_invalid');
}

function shown({ id, username, email }: LearnerRow): Learner {
  return { id, username, email };
}
