import type { Handle } from '../../platform/db/database.ts';
import type { Award, AwardReason } from './points.ts';
import type { AwardKind } from './record.tables.ts';

export interface AwardsRepository {
  /** Adds what is not in the ledger yet. Resolves with the points that this call added. */
  award(learnerId: string, awards: readonly Award[], at: Date): Promise<number>;
  has(learnerId: string, reason: AwardReason): Promise<boolean>;
  /** Reasons for which points were awarded until a date. They are never taken back. */
  listReasons(learnerId: string, until: Date): Promise<AwardReason[]>;
  sumSince(learnerId: string, kind: AwardKind, since: Date): Promise<number>;
  /** Writes the badges that the learner does not have yet. */
  awardBadges(learnerId: string, badgeIds: readonly string[], at: Date): Promise<void>;
}

export function createAwardsRepository(db: Handle): AwardsRepository {
  return {
    award: async (learnerId, awards, at) => {
      if (awards.length === 0) return 0;
      const added = await db
        .insertInto('points_ledger')
        .values(
          awards.map(({ kind, subject, points }) => {
            return { learner_id: learnerId, kind, subject, points, earned_at: at };
          }),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('points')
        .execute();
      return added.reduce((sum, { points }) => sum + points, 0);
    },
    has: async (learnerId, { kind, subject }) => {
      const added = await db
        .selectFrom('points_ledger')
        .select('kind')
        .where('learner_id', '=', learnerId)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return added !== undefined;
    },
    listReasons: (learnerId, until) =>
      db
        .selectFrom('points_ledger')
        .select(['kind', 'subject'])
        .where('learner_id', '=', learnerId)
        .where('earned_at', '<=', until)
        .execute(),
    sumSince: async (learnerId, kind, since) => {
      const row = await db
        .selectFrom('points_ledger')
        .select(({ fn }) => fn.sum<string | null>('points').as('total'))
        .where('learner_id', '=', learnerId)
        .where('kind', '=', kind)
        .where('earned_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(row.total ?? 0);
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
