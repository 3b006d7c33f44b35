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

/** Deletes rows beyond the maximum, oldest first. */
export function createSessionBoundsRepository(db: Handle) {
  return {
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
