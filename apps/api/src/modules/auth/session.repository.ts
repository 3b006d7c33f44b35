import type { Handle } from '../../platform/db/database.ts';
import type { LearnerCaller } from '../../platform/http/handler.ts';

/** Names by which the owner recognises a browser; null where unknown. */
export type Device = { browser: string | null; system: string | null };

export type ActiveSession = Device & {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  isShared: boolean;
};

export type SessionRow = {
  id: string;
  learnerId: string;
  expiresAt: Date;
  revokedAt: Date | null;
  isShared: boolean;
};
export type RefreshTokenRow = {
  id: string;
  sessionId: string;
  tokenHash: string;
  expiresAt: Date;
  usedAt: Date | null;
  replacedBy: string | null;
};
export type NewRefreshToken = {
  id: string;
  sessionId: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
};

export function createSessionRepository(db: Handle) {
  return {
    /** Valid sessions, most recently used first. */
    listLiving: (learnerId: string, now: Date) => listLiving(db, learnerId, now),

    async isLiving(id: string, learnerId: string, now: Date): Promise<boolean> {
      const row = await livingSession(db, { learnerId, sessionId: id }, now).executeTakeFirst();
      return row !== undefined;
    },

    /** Locks a session. Every change to the chain of its tokens takes this lock first. */
    async lock(id: string): Promise<SessionRow | null> {
      const row = await db
        .selectFrom('sessions')
        .select(['id', 'learner_id', 'expires_at', 'revoked_at', 'is_shared'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        id: row.id,
        learnerId: row.learner_id,
        expiresAt: row.expires_at,
        revokedAt: row.revoked_at,
        isShared: row.is_shared,
      };
    },

    /** Ends a session and resolves with its learner's id; null when it had ended before. */
    async revoke(id: string, now: Date): Promise<string | null> {
      const row = await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('learner_id')
        .executeTakeFirst();
      return row?.learner_id ?? null;
    },

    async revokeAllOf(learnerId: string, now: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('learner_id', '=', learnerId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    /** Ends a session of this learner; false when the learner has no such valid session. */
    async revokeOf(learnerId: string, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('learner_id', '=', learnerId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Ends every session of the learner but one; resolves with their number. */
    async revokeOthersOf(learnerId: string, keptId: string, now: Date): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('learner_id', '=', learnerId)
        .where('id', '!=', keptId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async addToken(token: NewRefreshToken): Promise<void> {
      await db
        .insertInto('refresh_tokens')
        .values({
          id: token.id,
          session_id: token.sessionId,
          token_hash: token.tokenHash,
          created_at: token.createdAt,
          expires_at: token.expiresAt,
        })
        .execute();
    },

    async findTokenByHash(tokenHash: string): Promise<RefreshTokenRow | null> {
      const row = await selectToken(db).where('token_hash', '=', tokenHash).executeTakeFirst();
      return row === undefined ? null : tokenOf(row);
    },

    async findToken(id: string): Promise<RefreshTokenRow | null> {
      const row = await selectToken(db).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : tokenOf(row);
    },

    async replaceToken(id: string, successorId: string, now: Date): Promise<void> {
      await db
        .updateTable('refresh_tokens')
        .set({ used_at: now, replaced_by: successorId })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes at most `most` rows; resolves with their number. */
    async deleteEndedBefore(time: Date, most: number): Promise<number> {
      const ended = db
        .selectFrom('sessions')
        .select('id')
        .where((where) => where.or([where('expires_at', '<', time), where('revoked_at', '<', time)]))
        .limit(most);
      const { numDeletedRows } = await db.deleteFrom('sessions').where('id', 'in', ended).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function selectToken(db: Handle) {
  return db
    .selectFrom('refresh_tokens')
    .select(['id', 'session_id', 'token_hash', 'expires_at', 'used_at', 'replaced_by']);
}

/**
 * The session of a caller if it is valid, else no row. A read that proves the session itself has it as a part of its
 * statement.
 */
export function livingSession(db: Handle, { learnerId, sessionId }: LearnerCaller, now: Date) {
  return db
    .selectFrom('sessions')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.learner_id', '=', learnerId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now);
}

/** Takes the time of the last use from the tokens: a browser in use exchanges its token every few minutes. */
async function listLiving(db: Handle, learnerId: string, now: Date): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .select(({ fn }) => [
      'sessions.id',
      'sessions.created_at',
      'device_browser',
      'device_system',
      'is_shared',
      fn.max('refresh_tokens.created_at').as('last_used_at'),
    ])
    .where('learner_id', '=', learnerId)
    .where('revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .groupBy('sessions.id')
    // Only the head of the token chain can be used, and only until it expires.
    .having(({ fn }) => fn.max('refresh_tokens.expires_at'), '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    browser: row.device_browser,
    system: row.device_system,
    startedAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isShared: row.is_shared,
  }));
}

function tokenOf(row: {
  id: string;
  session_id: string;
  token_hash: string;
  expires_at: Date;
  used_at: Date | null;
  replaced_by: string | null;
}): RefreshTokenRow {
  return {
    id: row.id,
    sessionId: row.session_id,
    tokenHash: row.token_hash,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    replacedBy: row.replaced_by,
  };
}
