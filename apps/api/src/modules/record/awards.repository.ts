import type { Handle } from '../../platform/db/database.ts';

/** Points for one reason. The same reason counts once for a learner, whatever happens later. */
export type Award = { reason: string; points: number };

export interface AwardsRepository {
  /** Adds what is not in the ledger yet. Resolves with the points that this call added. */
  award(learnerId: string, awards: readonly Award[], at: Date): Promise<number>;
  has(learnerId: string, reason: string): Promise<boolean>;
  /** Writes the badges that the learner does not have yet. */
  awardBadges(learnerId: string, badgeIds: readonly string[], at: Date): Promise<void>;
}

export function createAwardsRepository(db: Handle): AwardsRepository {
  return {
    award: async (learnerId, awards, at) => {
      if (awards.length === 0) return 0;
      const added = await db
        .insertInto('points_ledger')
        .values(awards.map((award) => ({ learner_id: learnerId, ...award, earned_at: at })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('points')
        .execute();
      return added.reduce((sum, { points }) => sum + points, 0);
    },
    has: async (learnerId, reason) => {
      const earned = await db
        .selectFrom('points_ledger')
        .select('reason')
        .where('learner_id', '=', learnerId)
        .where('reason', '=', reason)
        .executeTakeFirst();
      return earned !== undefined;
    },
    awardBadges: async (learnerId, badgeIds, at) => {
      if (badgeIds.length === 0) return;
      await db
        .insertInto('learner_badges')
        .values(badgeIds.map((badge_id) => ({ learner_id: learnerId, badge_id, awarded_at: at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
