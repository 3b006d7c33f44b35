import { brokenUniqueConstraint, withTransaction } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { AccountDeps } from './account-deps.ts';
import { createLearnerRepository } from './learner.repository.ts';
import type { RightCode } from './mailed-code.service.ts';
import { type CodeOwner, createOneTimeCodeRepository } from './one-time-code.repository.ts';
import { createPendingRegistrationRepository } from './pending-registration.repository.ts';
import { usernameTaken } from './registration.service.ts';

/**
 * Turns a browser's pending registration into an account and consumes its code. Deletes the registrations of other
 * browsers for the same address. Resolves with the id of the account; null when there is no such registration, or the
 * address got an account meanwhile. Refuses when the username was taken meanwhile.
 */
export async function openAccount(
  deps: AccountDeps,
  refuse: Refuse<'validation_failed'>,
  owner: CodeOwner,
  code: RightCode,
): Promise<string | null> {
  try {
    return await withTransaction(deps.db, async (handle) => {
      const registrations = createPendingRegistrationRepository(handle);
      // Lock the registration before creating the account and using the code: another tab may be proving it.
      const registration = await registrations.lockOf(owner.browser, owner.email);
      if (registration === null) return null;
      const now = deps.clock.now();
      const { browser: _, ...identity } = registration;
      const id = deps.randomness.id();
      await createLearnerRepository(handle).create({ ...identity, id, verifiedAt: now });
      await code.use(handle);
      await createOneTimeCodeRepository(handle).deleteAllOf(owner.email);
      await registrations.deleteAllOf(owner.email);
      return id;
    });
  } catch (error) {
    const broken = brokenUniqueConstraint(error);
    if (broken === 'learners_username_unique') throw usernameTaken(refuse);
    if (broken === 'learners_email_unique') return null;
    throw error;
  }
}
