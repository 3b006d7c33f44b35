import type { Handle } from '../../platform/db/database.ts';

/** How many sessions and tokens of one learner are kept. */
export const sessionBounds = {
  /** Devices on which one learner is logged in at once. */
  livingSessions: 20,
  /** Sessions that are kept at all, ended ones included. */
  keptSessions: 100,
  /** Used tokens of a session; one that is older and comes back is refused like an unknown one. */
  usedTokens: 200,
} as const;

/** Ends and forgets what is too much, oldest first. */
export function sessionBoundsRepository(db: Handle) {
  return {
    /** Called with a new session, which is the newest. Ends the sessions that were not used for longest. */
    async endOldest(learnerId: string, now: Date): Promise<void> {
      const living = db
        .selectFrom('sessions')
        .select('sessions.id')
        .leftJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
        .where('learner_id', '=', learnerId)
        .where('revoked_at', 'is', null)
        .where('sessions.expires_at', '>', now)
        .groupBy('sessions.id')
        .orderBy(
          ({ fn }) => fn.max('refresh_tokens.created_at'),
          (order) => order.desc().nullsLast(),
        )
        .orderBy('sessions.created_at', 'desc')
        .orderBy('sessions.id')
        .offset(sessionBounds.livingSessions);
      await db.updateTable('sessions').set({ revoked_at: now }).where('id', 'in', living).execute();
    },

    /** Deletes the oldest ended sessions, with their tokens. */
    async forgetOldest(learnerId: string): Promise<void> {
      const old = db
        .selectFrom('sessions')
        .select('id')
        .where('learner_id', '=', learnerId)
        .where('revoked_at', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(sessionBounds.keptSessions - sessionBounds.livingSessions);
      await db.deleteFrom('sessions').where('id', 'in', old).execute();
    },

    /** Deletes the oldest used tokens of a session; the one that can be used stays. */
    async forgetOldTokens(sessionId: string): Promise<void> {
      const old = db
        .selectFrom('refresh_tokens')
        .select('id')
        .where('session_id', '=', sessionId)
        .where('used_at', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(sessionBounds.usedTokens);
      await db.deleteFrom('refresh_tokens').where('id', 'in', old).execute();
    },
  };
}
