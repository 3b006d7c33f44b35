import type { Handle } from '../../platform/db/database.ts';

export type AdminAct = {
  actedAt: Date;
  actor: string;
  act: string;
  learnerId: string | null;
  orderId: string | null;
  reason: string | null;
};

export function createAdminRepository(db: Handle) {
  return {
    async recordAct(act: AdminAct): Promise<void> {
      await db
        .insertInto('admin_acts')
        .values({
          acted_at: act.actedAt,
          actor: act.actor,
          act: act.act,
          learner_id: act.learnerId,
          order_id: act.orderId,
          reason: act.reason,
        })
        .execute();
    },

    /** Newest first. */
    listActs: (learnerId: string, most: number): Promise<AdminAct[]> =>
      db
        .selectFrom('admin_acts')
        .select([
          'acted_at as actedAt',
          'actor',
          'act',
          'learner_id as learnerId',
          'order_id as orderId',
          'reason',
        ])
        .where('learner_id', '=', learnerId)
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
  };
}
