import { withTransaction } from '../../platform/db/database.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { LearnerCaller } from '../../platform/http/handler.ts';
import { createMailOutboxRepository } from '../../platform/mail/mail-outbox.repository.ts';
import { type AccountDeps, hidden, localPart, logged, refuseFaults } from './account-deps.ts';
import { passwordFault } from './account-faults.ts';
import { emailKey, usernameKey } from './identity-key.ts';
import { createLearnerRepository, type LearnerRow } from './learner.repository.ts';
import { createMailboxCodeRepository } from './mailbox-code.repository.ts';
import { createOneTimeCodeRepository } from './one-time-code.repository.ts';
import { createPendingRegistrationRepository } from './pending-registration.repository.ts';
import { createProvenBrowserRepository } from './proven-browser.repository.ts';

type RefuseChange = Refuse<'validation_failed' | 'token_not_valid'>;

/** Changes that learners make to their own account with its password. */
export interface OwnAccount {
  /** Ends every session but the caller's. */
  changePassword(refuse: RefuseChange, caller: LearnerCaller, current: string, fresh: string): Promise<void>;
  /** Deletes the account and all its data permanently. `confirmation` is the username, typed once more. */
  delete(refuse: RefuseChange, caller: LearnerCaller, password: string, confirmation: string): Promise<void>;
}

export function createOwnAccount(deps: AccountDeps): OwnAccount {
  return {
    changePassword: (refuse, caller, current, fresh) => changePassword(deps, refuse, caller, current, fresh),
    delete: (refuse, caller, password, confirmation) =>
      deleteAccount(deps, refuse, caller, password, confirmation),
  };
}

async function changePassword(
  deps: AccountDeps,
  refuse: RefuseChange,
  { learnerId, sessionId }: LearnerCaller,
  current: string,
  fresh: string,
): Promise<void> {
  const learner = await getLearner(deps, refuse, learnerId);
  const { username, email, passwordHash } = learner;
  const isRight = await isPasswordOf(deps, learner, current);
  refuseFaults(refuse, {
    current_password: [isRight ? null : { code: 'password_wrong' }],
    new_password: [passwordFault(fresh, [username, email, localPart(email)])],
  });
  const freshHash = await deps.hasher.hash(fresh);
  const sendMail = await withTransaction(deps.db, async (handle) => {
    if (!(await createLearnerRepository(handle).replacePasswordHash(learnerId, passwordHash, freshHash))) {
      throw passwordWrong(refuse, 'current_password');
    }
    await createOneTimeCodeRepository(handle).deleteAllOf(email);
    await createMailboxCodeRepository(handle).endAllOf(email, deps.clock.now());
    await deps.sessions.closeOthersOf(learnerId, sessionId, handle);
    return deps.mailOutbox.add(handle, { kind: 'password_changed_here', learnerId });
  });
  deps.log.info({ event: 'auth.password_changed', ...logged(deps, learner) }, 'password changed');
  sendMail();
}

async function deleteAccount(
  deps: AccountDeps,
  refuse: RefuseChange,
  { learnerId }: LearnerCaller,
  password: string,
  confirmation: string,
): Promise<void> {
  const learner = await getLearner(deps, refuse, learnerId);
  const isRight = await isPasswordOf(deps, learner, password);
  const isConfirmed = usernameKey(confirmation) === usernameKey(learner.username);
  refuseFaults(refuse, {
    password: [isRight ? null : { code: 'password_wrong' }],
    confirmation: [isConfirmed ? null : { code: 'confirmation_differs' }],
  });
  const sendMail = await withTransaction(deps.db, async (handle) => {
    if (!(await createLearnerRepository(handle).delete(learnerId, learner.passwordHash))) {
      throw passwordWrong(refuse, 'password');
    }
    await createOneTimeCodeRepository(handle).deleteAllOf(learner.email);
    await createMailboxCodeRepository(handle).deleteAllOf(learner.email);
    await createProvenBrowserRepository(handle).deleteAllOf(learner.email);
    await createPendingRegistrationRepository(handle).deleteAllOf(learner.email);
    await createMailOutboxRepository(handle).deleteAllTo(emailKey(learner.email));
    const { email, username, language } = learner;
    return deps.mailOutbox.add(handle, { kind: 'account_deleted', email, username, language });
  });
  deps.log.info({ event: 'auth.account_deleted', ...logged(deps, learner) }, 'account deleted');
  sendMail();
}

async function getLearner(
  deps: AccountDeps,
  refuse: Refuse<'token_not_valid'>,
  learnerId: string,
): Promise<LearnerRow> {
  const learner = await createLearnerRepository(deps.db).findById(learnerId);
  if (learner === null) throw refuse('token_not_valid');
  return learner;
}

/** Limits wrong guesses as a login does, so that nobody can guess without end on an unlocked device. */
async function isPasswordOf(deps: AccountDeps, learner: LearnerRow, password: string): Promise<boolean> {
  const { limiter, rules } = deps;
  const key = `password-check:${hidden(deps, learner.id)}`;
  await limiter.take(key, rules.loginFailures, rules.loginWindowS);
  const isRight = await deps.hasher.isRight(learner.passwordHash, password);
  if (isRight) await limiter.clear(key);
  else deps.log.warn({ event: 'auth.password_check_failed', ...logged(deps, learner) }, 'password refused');
  return isRight;
}

function passwordWrong(refuse: Refuse<'validation_failed'>, field: string): AppError {
  return refuse('validation_failed', { fields: { [field]: [{ code: 'password_wrong' }] } });
}
