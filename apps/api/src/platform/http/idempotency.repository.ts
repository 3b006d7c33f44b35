import type { Handle } from '../db/database.ts';

export type KeptAnswer = { requestHash: string; status: number | null; response: unknown; createdAt: Date };

export type Place = {
  owner: string;
  learnerId: string | null;
  key: string;
  /** When this request took the key: it is no longer ours when another took it later. */
  claimedAt: Date;
};

export function idempotencyRepository(db: Handle) {
  return {
    /** Takes the key for a request, also from one that was taken before `staleBefore`; false when it is taken. */
    async claim(place: Place, requestHash: string, staleBefore: Date, endedBefore: Date): Promise<boolean> {
      const fresh = { request_hash: requestHash, status: null, response: null, created_at: place.claimedAt };
      const row = await db
        .insertInto('idempotency_keys')
        .values({ owner: place.owner, learner_id: place.learnerId, key: place.key, ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['owner', 'key'])
            .doUpdateSet(fresh)
            .where((where) =>
              where.or([
                where('idempotency_keys.created_at', '<', endedBefore),
                where.and([
                  where('idempotency_keys.status', 'is', null),
                  where('idempotency_keys.created_at', '<', staleBefore),
                ]),
              ]),
            ),
        )
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(place: Place): Promise<KeptAnswer | null> {
      const row = await db
        .selectFrom('idempotency_keys')
        .select(['request_hash', 'status', 'response', 'created_at'])
        .where('owner', '=', place.owner)
        .where('key', '=', place.key)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        requestHash: row.request_hash,
        status: row.status,
        response: row.response === null ? null : JSON.parse(row.response),
        createdAt: row.created_at,
      };
    },

    async keep(place: Place, status: number, response: unknown): Promise<void> {
      await db
        .updateTable('idempotency_keys')
        .set({ status, response: JSON.stringify(response) })
        .where('owner', '=', place.owner)
        .where('key', '=', place.key)
        .where('created_at', '=', place.claimedAt)
        .execute();
    },

    async release(place: Place): Promise<void> {
      await db
        .deleteFrom('idempotency_keys')
        .where('owner', '=', place.owner)
        .where('key', '=', place.key)
        .where('created_at', '=', place.claimedAt)
        .execute();
    },

    async deleteBefore(time: Date): Promise<void> {
      await db.deleteFrom('idempotency_keys').where('created_at', '<', time).execute();
    },
  };
}
