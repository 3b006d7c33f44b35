import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with parameters that OWASP names as equally strong as its others. This memory fits into the cache of a
 * processor. A password is hashed again at its next login after a number has changed.
 */
const hashParameters = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/**
 * A failed check takes at least this long, in milliseconds: a hash with former parameters takes another time than the one
 * that stands in where there is no account.
 */
export const failedCheckMs = 100;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no account (`stored` is null), and is then false. */
  isRight(stored: string | null, password: string): Promise<boolean>;
  /** True when a stored hash was made with other parameters than the current ones. */
  isOutdated(stored: string): boolean;
}

/** The two functions of the library. A test counts their calls. */
export type Argon2 = { hash: typeof hash; verify: typeof verify };

/**
 * Hashing occupies whole cores: at most `atOnce` hashes run at once, by default as many as there are cores, and the
 * others wait.
 */
export function createPasswordHasher(
  parameters = hashParameters,
  argon2: Argon2 = { hash, verify },
  atOnce = availableParallelism(),
): PasswordHasher {
  const inTurn = turns(atOnce);
  const makeHash = (password: string): Promise<string> =>
    inTurn(() => argon2.hash(password.normalize('NFC'), parameters));
  let nobody: Promise<string> | null = null;
  return {
    hash: makeHash,
    async isRight(stored, password) {
      const longEnough = pause(failedCheckMs);
      nobody ??= makeHash('nobody has this password 0');
      const expected = stored ?? (await nobody);
      const isMatch = await inTurn(() => argon2.verify(expected, password.normalize('NFC')));
      if (isMatch && stored !== null) return true;
      await longEnough;
      return false;
    },
    isOutdated(stored) {
      const { memoryCost, timeCost, parallelism } = parameters;
      return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
    },
  };
}

function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
