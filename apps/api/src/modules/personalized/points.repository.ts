import type { Handle } from '../../platform/db/database.ts';
import { type PointsKind, reasonPrefix } from './points.ts';

/** Points for personalized exercises, read from the ledger. */
export interface PointsRepository {
  /** Sum of points for exercises of this kind since `since`. */
  earnedSince(learnerId: string, kind: PointsKind, since: Date): Promise<number>;
}

export function createPointsRepository(db: Handle): PointsRepository {
  return {
    earnedSince: async (learnerId, kind, since) => {
      const row = await db
        .selectFrom('points_ledger')
        .select(({ fn }) => fn.sum<string | null>('points').as('earned'))
        .where('learner_id', '=', learnerId)
        .where('reason', 'like', `${reasonPrefix[kind]}%`)
        .where('earned_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(row.earned ?? 0);
    },
  };
}
