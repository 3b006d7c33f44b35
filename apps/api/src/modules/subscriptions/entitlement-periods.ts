import type { Handle } from '../../platform/db/database.ts';
import { InvariantError } from '../../platform/errors/invariant-error.ts';
import { createAccountsRepository } from '../auth/index.ts';
import { createEntitlementRepository, type NewGrant } from './entitlement.repository.ts';
import { type Period, periodsOf } from './periods.ts';

/**
 * Entitlements of learners, for use inside a transaction. Each change locks the learner's account first, so that
 * concurrent changes add up, and recomputes the periods of all grants.
 */
export interface EntitlementPeriods {
  /** Null when the learner no longer exists. */
  grant(grant: NewGrant): Promise<Period | null>;
  /** Ends at once the period that an order paid for; false when there was none to end. */
  endOfOrder(learnerId: string, orderId: string, at: Date): Promise<boolean>;
  /** Ends at once every running and future period; false when there was none to end. */
  endAll(learnerId: string, at: Date): Promise<boolean>;
  /** Locks the learner's account until the transaction ends; false without such a learner. */
  lock(learnerId: string): Promise<boolean>;
}

export function createEntitlementPeriods(handle: Handle): EntitlementPeriods {
  const repository = createEntitlementRepository(handle);
  const accounts = createAccountsRepository(handle);
  return {
    lock: (learnerId) => accounts.lock(learnerId),
    grant: async ({ learnerId, ...grant }) => {
      if (!(await accounts.lock(learnerId))) return null;
      const grants = await repository.listGrants(learnerId);
      const added = { id: grant.id, grantedAt: grant.at, days: grant.days, endedEarlyAt: null };
      const period = periodsOf([...grants, added]).get(grant.id);
      if (period === undefined) throw new InvariantError('A grant got no time');
      await repository.add({ ...grant, learnerId, ...period });
      return period;
    },
    endOfOrder: async (learnerId, orderId, at) =>
      (await accounts.lock(learnerId)) &&
      end(repository, learnerId, at, (grant) => grant.orderId === orderId),
    endAll: async (learnerId, at) =>
      (await accounts.lock(learnerId)) && end(repository, learnerId, at, (grant) => grant.endsAt > at),
  };
}

type Repository = ReturnType<typeof createEntitlementRepository>;
type StoredGrant = Awaited<ReturnType<Repository['listGrants']>>[number];

/** The caller holds the lock of the account. */
async function end(
  repository: Repository,
  learnerId: string,
  at: Date,
  isMeant: (grant: StoredGrant) => boolean,
): Promise<boolean> {
  const grants = await repository.listGrants(learnerId);
  const ended = grants.filter((grant) => grant.endedEarlyAt === null && isMeant(grant)).map(({ id }) => id);
  if (ended.length === 0) return false;
  const periods = periodsOf(
    grants.map((grant) => (ended.includes(grant.id) ? { ...grant, endedEarlyAt: at } : grant)),
  );
  await repository.endEarly(ended, at);
  for (const { id, startsAt, endsAt } of grants) {
    const period = periods.get(id);
    const isMoved = period !== undefined && (+period.startsAt !== +startsAt || +period.endsAt !== +endsAt);
    if (isMoved) await repository.move(id, period);
  }
  return true;
}
