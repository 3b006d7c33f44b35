import type { contract } from '@python-learning/contract';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Authenticator } from '../../platform/http/authenticator.ts';
import type { Csrf } from '../../platform/http/csrf.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import { createAccessTokens } from './access-token.ts';
import { createAccounts } from './account.service.ts';
import { type AccountRules, accountRules } from './account-limits.ts';
import { accountMailKinds } from './account-mail-kinds.ts';
import { createAuthHandlers } from './auth.routes.ts';
import { createDemoLogins, type DemoRule } from './demo-logins.ts';
import { createKnownDevices } from './known-device.ts';
import { createMailedCodes } from './mailed-code.service.ts';
import { createOwnAccount } from './own-account.service.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createSessions } from './session.service.ts';

export { type AccountRules, accountRules } from './account-limits.ts';
export { createAccountsRepository, type FoundLearner, type Recipient } from './accounts.repository.ts';
export { givenNames } from './context-passwords.ts';
export { kolamSeedOf } from './learner.repository.ts';
export { findLearnerId, type SeededLearner, seedLearner } from './seed-learner.ts';
export { livingSession } from './session.repository.ts';
export { accountSweeps } from './sweep-accounts.ts';

export type AuthDeps = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  log: Log;
  limiter: RateLimiter;
  mailOutbox: MailOutbox;
  csrf: Csrf;
  rules?: Partial<AccountRules>;
  demo: DemoRule;
  /** Passwords that are hashed at once; by default as many as there are cores. */
  hashesAtOnce?: number | undefined;
};

/** Accounts, sessions and forgotten passwords. */
export function createAuthModule(deps: AuthDeps): {
  handlers: Handlers<typeof contract.auth>;
  authenticator: Authenticator;
} {
  const rules = { ...accountRules, ...deps.rules };
  const accessTokens = createAccessTokens({ ...deps, lifetimeS: rules.accessTokenS });
  const sessions = createSessions({ ...deps, accessTokens, rules });
  const codes = createMailedCodes({ ...deps, rules });
  const knownDevices = createKnownDevices(deps);
  const hasher = createPasswordHasher(undefined, undefined, deps.hashesAtOnce);
  const parts = { ...deps, rules, sessions, codes, knownDevices, hasher };
  deps.mailOutbox.define(accountMailKinds(parts));
  const [accounts, ownAccount] = [createAccounts(parts), createOwnAccount(parts)];
  return {
    handlers: createAuthHandlers({
      ...deps,
      accounts,
      ownAccount,
      sessions,
      demoLogins: createDemoLogins(deps.demo, deps),
    }),
    authenticator: sessions,
  };
}
