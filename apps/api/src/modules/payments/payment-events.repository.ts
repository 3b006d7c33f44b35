import type { Handle } from '../../platform/db/database.ts';
import type { Notification, StoredFields } from './providers/payment-provider.ts';

/** Result of processing a notification. */
export type EventOutcome = 'applied' | 'unchanged' | 'bad_signature' | 'unknown_order' | 'unconfirmed';

export type StoredEvent = {
  id: string;
  provider: string;
  notification: Notification;
  tries: number;
};

/**
 * Notifications: what may be stored of them as they arrived, what they say, and their outcome. Those with a `try_at`
 * wait to be processed.
 */
export function createPaymentEventsRepository(db: Handle) {
  return {
    async add(event: {
      id: string;
      provider: string;
      fields: StoredFields;
      receivedAt: Date;
      /** Null without a valid signature. */
      notification: Notification | null;
    }): Promise<void> {
      const { notification } = event;
      await db
        .insertInto('payment_events')
        .values({
          id: event.id,
          provider: event.provider,
          fields: JSON.stringify(event.fields),
          received_at: event.receivedAt,
          notification: notification === null ? null : JSON.stringify(notification),
          outcome: notification === null ? ('bad_signature' satisfies EventOutcome) : null,
          try_at: notification === null ? null : event.receivedAt,
        })
        .execute();
    },

    /** Null when the notification was already processed. */
    async findWaiting(id: string): Promise<StoredEvent | null> {
      const row = await db
        .selectFrom('payment_events')
        .select(['id', 'provider', 'notification', 'tries'])
        .where('id', '=', id)
        .where('try_at', 'is not', null)
        .executeTakeFirst();
      if (row?.notification == null) return null;
      return { ...row, notification: notificationOf(row.notification) };
    },

    async listDue(now: Date, most: number): Promise<string[]> {
      const rows = await db
        .selectFrom('payment_events')
        .select('id')
        .where('try_at', '<=', now)
        .orderBy('try_at')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },

    async close(id: string, outcome: EventOutcome): Promise<void> {
      await db.updateTable('payment_events').set({ outcome, try_at: null }).where('id', '=', id).execute();
    },

    async tryLater(id: string, tryAt: Date, tries: number): Promise<void> {
      await db
        .updateTable('payment_events')
        .set({ try_at: tryAt, tries })
        .where('id', '=', id)
        .where('try_at', 'is not', null)
        .execute();
    },

    /**
     * Deletes at most `most` notifications without a valid signature from before `time`; resolves with their number.
     */
    async deleteRefusedBefore(time: Date, most: number): Promise<number> {
      const refused = db
        .selectFrom('payment_events')
        .select('id')
        .where('received_at', '<', time)
        .where('outcome', '=', 'bad_signature')
        .limit(most);
      const { numDeletedRows } = await db
        .deleteFrom('payment_events')
        .where('id', 'in', refused)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /**
     * Deletes at most `most` processed notifications from before `time`; resolves with their number.
     */
    async deleteBefore(time: Date, most: number): Promise<number> {
      const old = db
        .selectFrom('payment_events')
        .select('id')
        .where('received_at', '<', time)
        .where('try_at', 'is', null)
        .limit(most);
      const { numDeletedRows } = await db
        .deleteFrom('payment_events')
        .where('id', 'in', old)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Parses JSON that this repository wrote. */
function notificationOf(json: string): Notification {
  return JSON.parse(json) as Notification;
}
