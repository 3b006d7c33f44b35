import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { type Keys, sign } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError, type FieldFaults } from '../../platform/errors/app-error.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { hashedId, type Log } from '../../platform/log/log.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import type { AccountRules } from './account-limits.ts';
import { emailKey } from './identity-key.ts';
import type { KnownDevices } from './known-device.ts';
import type { MailedCodes } from './mailed-code.service.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Sessions } from './session.service.ts';

/** Dependencies shared by everything about accounts. */
export type AccountDeps = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  log: Log;
  limiter: RateLimiter;
  mailOutbox: MailOutbox;
  hasher: PasswordHasher;
  codes: MailedCodes;
  knownDevices: KnownDevices;
  sessions: Sessions;
  rules: AccountRules;
};

/** Throws `validation_failed` when any field has a fault. */
export function refuseFaults(
  found: Readonly<Record<string, readonly (FieldFaults[string][number] | null)[]>>,
): void {
  const fields = Object.entries(found)
    .map(([field, faults]) => [field, faults.filter((fault) => fault !== null)] as const)
    .filter(([, faults]) => faults.length > 0);
  if (fields.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(fields) });
}

export function localPart(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

/** Keyed digest of a text, so that rate limits store no addresses. */
export function hidden(deps: Pick<AccountDeps, 'keys'>, text: string): string {
  return sign(deps.keys.current.log, text);
}

/** Log field for an address, known or not. Its digest tells guesses at one address from guesses at many. */
export function loggedAddress(deps: Pick<AccountDeps, 'keys'>, email: string): { address: string } {
  return { address: hidden(deps, emailKey(email)).slice(0, 16) };
}

/** Log field for a learner; empty for null. */
export function logged(deps: AccountDeps, learner: { id: string } | null): { learner?: string } {
  return learner === null ? {} : { learner: hashedId(deps.keys.current.log, learner.id) };
}
