import type { Learner } from '@python-learning/contract';
import { type Handle, withTransaction } from '../../platform/db/database.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { isRefusal, type Refuse } from '../../platform/errors/refuse.ts';
import {
  type AccountDeps,
  localPart,
  logged,
  loggedAddress,
  refuseFaults,
  sendCode,
} from './account-deps.ts';
import { passwordFault } from './account-faults.ts';
import type { CallSource } from './call-source.ts';
import { createLearnerRepository, type LearnerRow } from './learner.repository.ts';
import { type LoginAccount, readLoginAccount } from './login-account.repository.ts';
import { takeMailTurn } from './mail-turns.ts';
import { createMailboxCodeRepository } from './mailbox-code.repository.ts';
import type { RefuseCode, RightCode } from './mailed-code.service.ts';
import { type CodeOwner, createOneTimeCodeRepository } from './one-time-code.repository.ts';
import { openAccount } from './open-account.ts';
import { createPendingRegistrationRepository } from './pending-registration.repository.ts';
import { createProvenBrowserRepository } from './proven-browser.repository.ts';
import { type Registration, register } from './registration.service.ts';
import type { Device } from './session.repository.ts';
import type { Tokens } from './session.service.ts';
import { clearLoginTries, takeCodeTry, takeLoginTry } from './tries.ts';

export type Login = {
  email: string;
  password: string;
  /** A mailed code: with it, a pause of logins does not hold. Null without one. */
  code: string | null;
  source: CallSource;
  device: Device;
  /** True when other people use the device too. */
  isShared: boolean;
};
export type LoggedIn = {
  user: Learner;
  tokens: Tokens;
  /**
   * New text of the cookie that identifies known browsers; null when this browser must not be remembered.
   */
  deviceCookie: string | null;
};

export type PasswordReset = { email: string; code: string; newPassword: string; source: CallSource };

type RefuseProof = Refuse<'validation_failed' | 'otp_invalid'>;
type RefuseLogin = Refuse<'login_failed' | 'login_paused' | 'email_not_verified' | 'otp_invalid'>;

/** Registers accounts, proves addresses, logs learners in and resets forgotten passwords. */
export interface Accounts {
  /** The response never reveals whether the address was known; its owner gets a mail. */
  register(refuse: Refuse<'validation_failed'>, registration: Registration): Promise<void>;
  /** Creates the account that this browser registered. */
  verifyEmail(refuse: RefuseProof, email: string, code: string, source: CallSource): Promise<void>;
  /**
   * This call and the next two answer the same for every address. They throw `too_many_requests` when the limits of the
   * browser or its network are reached.
   */
  resendCode(email: string, source: CallSource): Promise<void>;
  requestPasswordReset(email: string, source: CallSource): Promise<void>;
  requestLoginCode(email: string, source: CallSource): Promise<void>;
  /** Opens a session. Refuses with `email_not_verified` only for the right password. */
  logIn(refuse: RefuseLogin, login: Login): Promise<LoggedIn>;
  /** Sets the password, ends every session of the learner and forgets all known browsers. */
  resetPassword(refuse: RefuseProof, reset: PasswordReset): Promise<void>;
  /** Returns the learner of a valid session. */
  getLearner(refuse: Refuse<'token_not_valid'>, learnerId: string): Promise<Learner>;
}

export function createAccounts(deps: AccountDeps): Accounts {
  return {
    register: (refuse, registration) => register(deps, refuse, registration),
    verifyEmail: (refuse, email, code, source) => verifyEmail(deps, refuse, { email, code, source }),
    async resendCode(email, source) {
      const turn = await takeMailTurn(deps, 'verify_email', email, source);
      await sendCode(deps, { email, browser: source.browser, purpose: 'verify_email' }, turn);
    },
    async requestPasswordReset(email, source) {
      const turn = await takeMailTurn(deps, 'reset_password', email, source);
      deps.log.info({ event: 'auth.reset_requested', ...loggedAddress(deps, email) }, 'reset requested');
      await sendCode(deps, { email, browser: source.browser, purpose: 'reset_password' }, turn);
    },
    async requestLoginCode(email, source) {
      const turn = await takeMailTurn(deps, 'log_in', email, source);
      await sendCode(deps, { email, browser: source.browser, purpose: 'log_in' }, turn);
    },
    logIn: (refuse, login) => logIn(deps, refuse, login),
    resetPassword: (refuse, reset) => resetPassword(deps, refuse, reset),
    async getLearner(refuse, learnerId) {
      const learner = await createLearnerRepository(deps.db).findById(learnerId);
      if (learner === null) throw refuse('token_not_valid');
      return shown(learner);
    },
  };
}

async function verifyEmail(
  deps: AccountDeps,
  refuse: RefuseProof,
  { email, code, source }: { email: string; code: string; source: CallSource },
): Promise<void> {
  await takeCodeTry(deps, source, code);
  const owner: CodeOwner = { email, browser: source.browser, purpose: 'verify_email' };
  const right = await checkCode(deps, refuse, owner, code, null);
  const id = await openAccount(deps, refuse, owner, right);
  if (id === null) throw otpInvalid(deps, refuse, null, owner);
  await rememberProof(deps, deps.db, owner);
  const who = { ...logged(deps, { id }), ...loggedAddress(deps, email) };
  deps.log.info({ event: 'auth.verified', ...who }, 'address proven');
}

async function logIn(deps: AccountDeps, refuse: RefuseLogin, login: Login): Promise<LoggedIn> {
  const { limiter } = deps;
  const { email, device, isShared, source } = login;
  const right = await checkLoginCode(deps, refuse, login);
  const { browser } = source;
  const read = () => readLoginAccount(deps.db, { email, browser, now: deps.clock.now() });
  const account = await read();
  // Count before verifying, so that parallel guesses count too. A right password clears the count.
  const attempt = { email, source, provesMailbox: right !== null };
  const key = await takeLoginTry(deps, refuse, attempt, account).catch((error: unknown) => {
    throw isRefusal(error) ? paused(deps, error, email) : error;
  });
  // Verify once more if the password changes between the check and the opening of the session.
  for (let look = 0; look < 2; look++) {
    const learner = await getByPassword(deps, refuse, look === 0 ? account : await read(), login);
    if (look === 0) await right?.use(deps.db);
    await limiter.clear(key);
    const { id: learnerId, passwordHash } = learner;
    const tokens = await deps.sessions.open({ learnerId, passwordHash, device, isShared });
    if (tokens === null) continue;
    await rehash(deps, learner, login.password);
    deps.log.info({ event: 'auth.login', ...logged(deps, learner) }, 'logged in');
    const deviceCookie = isShared ? null : deps.knownDevices.remember(source.deviceCookie, learner);
    return { user: shown(learner), tokens, deviceCookie };
  }
  throw refuse('login_failed');
}

/** Checks the code of a login; null for a login without one. */
async function checkLoginCode(
  deps: AccountDeps,
  refuse: RefuseCode,
  { email, code, source }: Login,
): Promise<RightCode | null> {
  if (code === null) return null;
  await takeCodeTry(deps, source, code);
  return checkCode(deps, refuse, { email, browser: source.browser, purpose: 'log_in' }, code, null);
}

function paused(deps: AccountDeps, refusal: AppError, email: string): AppError {
  deps.log.warn({ event: 'auth.login_paused', ...loggedAddress(deps, email) }, 'login paused');
  return refusal;
}

/** For an unproven address, verifies the password of one pending registration, which takes the same time. */
async function getByPassword(
  deps: AccountDeps,
  refuse: Refuse<'login_failed' | 'email_not_verified'>,
  { learner, pending }: LoginAccount,
  { email, password, source }: Login,
): Promise<LearnerRow> {
  const stored = learner?.passwordHash ?? pending?.passwordHash ?? null;
  const isRight = await deps.hasher.isRight(stored, password);
  if (isRight && learner !== null) return learner;
  if (!isRight || pending === null) throw loginFailed(deps, refuse, learner, email);
  // This browser knows the password, so it may request a code and continue the registration.
  await createPendingRegistrationRepository(deps.db).put({ ...pending, browser: source.browser });
  const who = loggedAddress(deps, email);
  deps.log.info({ event: 'auth.login_unverified', ...who }, 'login before the address is proven');
  throw refuse('email_not_verified');
}

function loginFailed(
  deps: AccountDeps,
  refuse: Refuse<'login_failed'>,
  learner: LearnerRow | null,
  email: string,
): AppError {
  const who = { ...logged(deps, learner), ...loggedAddress(deps, email) };
  deps.log.warn({ event: 'auth.login_failed', ...who }, 'login failed');
  return refuse('login_failed');
}

async function rehash({ db, hasher }: AccountDeps, learner: LearnerRow, password: string): Promise<void> {
  if (!hasher.isOutdated(learner.passwordHash)) return;
  const fresh = await hasher.hash(password);
  await createLearnerRepository(db).replacePasswordHash(learner.id, learner.passwordHash, fresh);
}

async function resetPassword(deps: AccountDeps, refuse: RefuseProof, reset: PasswordReset): Promise<void> {
  const { email, code, newPassword, source } = reset;
  refuseFaults(refuse, { new_password: [passwordFault(newPassword, [email, localPart(email)])] });
  await takeCodeTry(deps, source, code);
  // An address without an account runs the same statements; it has no code either.
  const learner = await createLearnerRepository(deps.db).findByEmail(email);
  const owner: CodeOwner = { email, browser: source.browser, purpose: 'reset_password' };
  const right = await checkCode(deps, refuse, owner, code, learner);
  if (learner === null) throw otpInvalid(deps, refuse, null, owner);
  refuseFaults(refuse, { new_password: [passwordFault(newPassword, [learner.username])] });
  const passwordHash = await deps.hasher.hash(newPassword);
  const sendMail = await withTransaction(deps.db, async (handle) => {
    await createLearnerRepository(handle).resetPasswordHash(learner.id, passwordHash);
    await right.use(handle);
    await createOneTimeCodeRepository(handle).deleteAllOf(email);
    await createMailboxCodeRepository(handle).endAllOf(email, deps.clock.now());
    await rememberProof(deps, handle, owner);
    await deps.sessions.closeAllOf(learner.id, handle);
    return deps.mailOutbox.add(handle, { kind: 'password_changed', learnerId: learner.id });
  });
  await clearLoginTries(deps, email);
  deps.log.info({ event: 'auth.password_reset', ...logged(deps, learner) }, 'password reset');
  sendMail();
}

/** Lets this browser log in soon, even while others type wrong passwords without end. */
function rememberProof(
  { clock, rules }: AccountDeps,
  handle: Handle,
  { browser, email }: CodeOwner,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + rules.provenS * 1000);
  return createProvenBrowserRepository(handle).put(browser, email, expiresAt);
}

async function checkCode(
  deps: AccountDeps,
  refuse: RefuseCode,
  owner: CodeOwner,
  code: string,
  learner: LearnerRow | null,
): Promise<RightCode> {
  return deps.codes.check(refuse, deps.db, owner, code).catch((error: unknown) => {
    throw isRefusal(error) ? otpInvalid(deps, refuse, learner, owner) : error;
  });
}

function otpInvalid(
  deps: AccountDeps,
  refuse: RefuseCode,
  learner: LearnerRow | null,
  { purpose, email }: CodeOwner,
): AppError {
  const who = { ...logged(deps, learner), ...loggedAddress(deps, email) };
  deps.log.warn({ event: 'auth.code_failed', purpose, ...who }, 'code refused');
  return refuse('otp_invalid');
}

function shown({ id, username, email }: LearnerRow): Learner {
  return { id, username, email };
}
