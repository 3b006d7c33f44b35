import type { Language } from '@python-learning/domain';
import type { Handle } from '../../platform/db/database.ts';

export type ContactMessage = {
  id: string;
  /** Null when the writer is not logged in. */
  learnerId: string | null;
  fullName: string;
  email: string;
  message: string;
  language: Language;
  isSubscriber: boolean;
  createdAt: Date;
};

export function createContactRepository(db: Handle) {
  return {
    async add(message: ContactMessage): Promise<void> {
      await db
        .insertInto('contact_messages')
        .values({
          id: message.id,
          learner_id: message.learnerId,
          full_name: message.fullName,
          email: message.email,
          message: message.message,
          language: message.language,
          is_subscriber: message.isSubscriber,
          created_at: message.createdAt,
        })
        .execute();
    },

    async find(id: string): Promise<ContactMessage | null> {
      const row = await db
        .selectFrom('contact_messages')
        .select(messageColumns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Subscribers' messages first, each group newest first. */
    list: (most: number): Promise<ContactMessage[]> =>
      db
        .selectFrom('contact_messages')
        .select(messageColumns)
        .orderBy('is_subscriber', 'desc')
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute(),

    /** Deletes at most `most` rows; resolves with their number. */
    async deleteBefore(time: Date, most: number): Promise<number> {
      const old = db.selectFrom('contact_messages').select('id').where('created_at', '<', time).limit(most);
      const { numDeletedRows } = await db
        .deleteFrom('contact_messages')
        .where('id', 'in', old)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

const messageColumns = [
  'id',
  'learner_id as learnerId',
  'full_name as fullName',
  'email',
  'message',
  'language',
  'is_subscriber as isSubscriber',
  'created_at as createdAt',
] as const;
