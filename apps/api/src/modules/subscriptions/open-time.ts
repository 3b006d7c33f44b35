import type { Handle } from '../../platform/db/database.ts';
import type { EntitlementSource } from '../../platform/db/learning-tables.ts';
import { createEntitlementRepository } from './entitlement.repository.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

export type NewGrant = {
  id: string;
  learnerId: string;
  planId: string;
  /** The order that paid for it; null for what was given. */
  orderId: string | null;
  days: number;
  source: EntitlementSource;
  at: Date;
};

/**
 * The open time of learners, for use inside a transaction. Each change locks the learner's account first, so that two
 * changes at once add up, and writes the stretches of all grants anew.
 */
export interface OpenTime {
  /** Null when there is no such learner any more. */
  grant(grant: NewGrant): Promise<Stretch | null>;
  /** Ends at once what an order paid for; false when there was nothing to end. */
  endOfOrder(learnerId: string, orderId: string, at: Date): Promise<boolean>;
  /** Ends at once everything that runs or was paid ahead; false when there was nothing to end. */
  endAll(learnerId: string, at: Date): Promise<boolean>;
  /** Waits for other changes of the learner's subscription, and holds them off until the transaction ends. */
  lock(learnerId: string): Promise<boolean>;
}

export function createOpenTime(handle: Handle): OpenTime {
  const repository = createEntitlementRepository(handle);
  return {
    lock: (learnerId) => repository.lockLearner(learnerId),
    grant: async ({ learnerId, ...grant }) => {
      if (!(await repository.lockLearner(learnerId))) return null;
      const grants = await repository.listGrants(learnerId);
      const added = { id: grant.id, grantedAt: grant.at, days: grant.days, endedEarlyAt: null };
      const stretch = stretchesOf([...grants, added]).get(grant.id);
      if (stretch === undefined) throw new Error('A grant got no time');
      await repository.add({ ...grant, learnerId, ...stretch });
      return stretch;
    },
    endOfOrder: (learnerId, orderId, at) =>
      end(repository, learnerId, at, (grant) => grant.orderId === orderId),
    endAll: (learnerId, at) => end(repository, learnerId, at, (grant) => grant.endsAt > at),
  };
}

type Repository = ReturnType<typeof createEntitlementRepository>;
type StoredGrant = Awaited<ReturnType<Repository['listGrants']>>[number];

async function end(
  repository: Repository,
  learnerId: string,
  at: Date,
  isMeant: (grant: StoredGrant) => boolean,
): Promise<boolean> {
  if (!(await repository.lockLearner(learnerId))) return false;
  const grants = await repository.listGrants(learnerId);
  const ended = grants.filter((grant) => grant.endedEarlyAt === null && isMeant(grant)).map(({ id }) => id);
  if (ended.length === 0) return false;
  const stretches = stretchesOf(
    grants.map((grant) => (ended.includes(grant.id) ? { ...grant, endedEarlyAt: at } : grant)),
  );
  await repository.endEarly(ended, at);
  for (const { id, startsAt, endsAt } of grants) {
    const stretch = stretches.get(id);
    const isMoved = stretch !== undefined && (+stretch.startsAt !== +startsAt || +stretch.endsAt !== +endsAt);
    if (isMoved) await repository.move(id, stretch);
  }
  return true;
}
