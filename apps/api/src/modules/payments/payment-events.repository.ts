import type { Handle } from '../../platform/db/database.ts';

/** Result of processing a notification. */
export type EventOutcome = 'applied' | 'unchanged' | 'bad_signature' | 'unknown_order' | 'unconfirmed';

export type StoredEvent = {
  id: string;
  provider: string;
  fields: Readonly<Record<string, string>>;
  tries: number;
};

/** Notifications as they arrived, with their outcome. Those with a `try_at` wait to be processed. */
export function createPaymentEventsRepository(db: Handle) {
  return {
    async add(event: {
      id: string;
      provider: string;
      fields: Readonly<Record<string, string>>;
      receivedAt: Date;
      outcome: EventOutcome | null;
    }): Promise<void> {
      await db
        .insertInto('payment_events')
        .values({
          id: event.id,
          provider: event.provider,
          fields: JSON.stringify(event.fields),
          received_at: event.receivedAt,
          outcome: event.outcome,
          try_at: event.outcome === null ? event.receivedAt : null,
        })
        .execute();
    },

    /** Null when the notification was already processed. */
    async findWaiting(id: string): Promise<StoredEvent | null> {
      const row = await db
        .selectFrom('payment_events')
        .select(['id', 'provider', 'fields', 'tries'])
        .where('id', '=', id)
        .where('try_at', 'is not', null)
        .executeTakeFirst();
      return row === undefined ? null : { ...row, fields: fieldsOf(row.fields) };
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

/** Parses JSON that this repository wrote: an object of strings. */
function fieldsOf(json: string): Readonly<Record<string, string>> {
  return JSON.parse(json) as Record<string, string>;
}
