import type { Handle } from '../../platform/db/database.ts';

export type FoundLearner = { id: string; username: string; email: string; createdAt: Date };

export type ContactMessage = {
  fullName: string;
  email: string;
  message: string;
  isSubscriber: boolean;
  createdAt: Date;
};

export type AdminAct = {
  actedAt: Date;
  actor: string;
  act: string;
  learnerId: string | null;
  orderId: string | null;
  reason: string | null;
};

/** Reads what staff may see, and stores the record of their acts. */
export function createAdminRepository(db: Handle) {
  return {
    /** Finds a learner by e-mail address, username or id, case-insensitively. */
    async findLearner(name: string): Promise<FoundLearner | null> {
      const wanted = name.toLowerCase();
      const row = await db
        .selectFrom('learners')
        .select(['id', 'username', 'email', 'created_at as createdAt'])
        .where((where) =>
          where.or([
            where(where.fn<string>('lower', ['email']), '=', wanted),
            where(where.fn<string>('lower', ['username']), '=', wanted),
            where(where.cast<string>('id', 'text'), '=', wanted),
          ]),
        )
        .executeTakeFirst();
      return row ?? null;
    },

    async plan(id: string): Promise<{ id: string; durationDays: number } | null> {
      const row = await db
        .selectFrom('plans')
        .select(['id', 'duration_days as durationDays'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Subscribers' messages first, each group newest first. */
    listContactMessages: (most: number): Promise<ContactMessage[]> =>
      db
        .selectFrom('contact_messages')
        .select([
          'full_name as fullName',
          'email',
          'message',
          'is_subscriber as isSubscriber',
          'created_at as createdAt',
        ])
        .orderBy('is_subscriber', 'desc')
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute(),

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
