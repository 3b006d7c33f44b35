import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { isSame, type Keys, sign } from '../../platform/crypto/keys.ts';
import type { CodePurpose } from '../../platform/db/accounts-tables.ts';
import type { Handle } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AccountRules } from './account-limits.ts';
import { oneTimeCodeRepository } from './one-time-code.repository.ts';

export interface OneTimeCodes {
  /** Makes a code; the learner's former one of the same purpose ends. Only a keyed digest of it is stored. */
  issue(handle: Handle, learnerId: string, purpose: CodePurpose): Promise<string>;
  /**
   * Counts an attempt in its own statement (so that it counts whatever happens next) and throws `otp_invalid` unless
   * the code is right. The answer uses it up, for once, inside the caller's transaction.
   */
  check(
    db: Handle,
    learnerId: string,
    purpose: CodePurpose,
    code: string,
  ): Promise<{ use(handle: Handle): Promise<void> }>;
}

export function createOneTimeCodes(deps: {
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  rules: AccountRules;
}): OneTimeCodes {
  const { clock, randomness, keys, rules } = deps;
  return {
    async issue(handle, learnerId, purpose) {
      const code = randomness.code();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + rules.codeS * 1000);
      const codeHash = sign(keys.current.code, purpose, learnerId, code);
      await oneTimeCodeRepository(handle).put({ learnerId, purpose, codeHash, createdAt, expiresAt });
      return code;
    },

    async check(db, learnerId, purpose, code) {
      const stored = await oneTimeCodeRepository(db).countAttempt(
        learnerId,
        purpose,
        rules.codeAttempts,
        clock.now(),
      );
      const isRight = keys.all.some((set) => isSame(stored ?? '', sign(set.code, purpose, learnerId, code)));
      if (stored === null || !isRight) throw new AppError('otp_invalid');
      return {
        async use(handle) {
          const isFirst = await oneTimeCodeRepository(handle).use(learnerId, purpose, stored, clock.now());
          if (!isFirst) throw new AppError('otp_invalid');
        },
      };
    },
  };
}
