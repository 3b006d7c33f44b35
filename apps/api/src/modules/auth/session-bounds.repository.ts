import type { Handle } from '../../platform/db/database.ts';

/** Maximum numbers of stored sessions and tokens. */
export const sessionBounds = {
  /** Devices on which one learner is logged in at once. */
  livingSessions: 20,
  /** Sessions stored per learner, ended ones included. */
  keptSessions: 100,
  /** Used tokens stored per session; an older one is refused like an unknown one. */
  usedTokens: 200,
} as const;

/** Ends sessions and deletes rows beyond the maximum, oldest first. */
export function createSessionBoundsRepository(db: Handle) {
  return {
    /**
     * Ends the least recently used sessions. Call it after a new session was added; that one is the newest.
     */
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

    /** Deletes the oldest used tokens of a session. The token that can still be used stays. */
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
