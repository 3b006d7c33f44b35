import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { isSame, type Keys, sign } from '../../platform/crypto/keys.ts';
import type { Handle } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AccountRules } from './account-limits.ts';
import { emailKey } from './identity-key.ts';
import { type CodeOwner, createOneTimeCodeRepository } from './one-time-code.repository.ts';

/** One-time codes that are mailed to an address and valid only in the browser that requested them. */
export interface OneTimeCodes {
  /** Creates a code and invalidates the owner's former one. Stores only a keyed digest of it. */
  issue(handle: Handle, owner: CodeOwner): Promise<string>;
  /**
   * Counts an attempt in its own statement, so that it counts whatever happens next. Throws `otp_invalid` unless the
   * code is right; a browser without a code never succeeds. The result consumes the code once, inside the caller's
   * transaction.
   */
  check(db: Handle, owner: CodeOwner, code: string): Promise<{ use(handle: Handle): Promise<void> }>;
}

export function createOneTimeCodes(deps: {
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  rules: AccountRules;
}): OneTimeCodes {
  const { clock, randomness, keys, rules } = deps;
  return {
    async issue(handle, owner) {
      const code = randomness.code();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + rules.codeS * 1000);
      const codeHash = digest(keys.current.code, owner, code);
      await createOneTimeCodeRepository(handle).put(owner, { codeHash, createdAt, expiresAt });
      return code;
    },

    async check(db, owner, code) {
      const stored = await createOneTimeCodeRepository(db).countAttempt(
        owner,
        rules.codeAttempts,
        clock.now(),
      );
      const isRight = keys.all.some((set) => isSame(stored ?? '', digest(set.code, owner, code)));
      if (stored === null || !isRight) throw new AppError('otp_invalid');
      return {
        async use(handle) {
          const isFirst = await createOneTimeCodeRepository(handle).use(owner, stored, clock.now());
          if (!isFirst) throw new AppError('otp_invalid');
        },
      };
    },
  };
}

function digest(key: Buffer, { browser, purpose, email }: CodeOwner, code: string): string {
  return sign(key, purpose, browser, emailKey(email), code);
}
