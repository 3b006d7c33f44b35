import { sql } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { Device, NewRefreshToken } from './session.repository.ts';
import { sessionBounds } from './session-bounds.repository.ts';

export type NewSession = {
  id: string;
  learnerId: string;
  /** The hash that the password was checked against. */
  passwordHash: string;
  createdAt: Date;
  expiresAt: Date;
  device: Device;
  isShared: boolean;
};

/**
 * Opens a session with its first token, in one statement. Ends the least recently used sessions and deletes the oldest
 * ended ones beyond the bounds. False, and nothing is changed, when the password has another hash by now: the statement
 * waits for a reset in progress, and a reset that comes later ends this session too.
 */
export async function openSessionOnce(
  db: Handle,
  session: NewSession,
  token: NewRefreshToken,
): Promise<boolean> {
  const { id, learnerId, createdAt: now } = session;
  const held = db
    .selectFrom('learners')
    .select('id')
    .where('id', '=', learnerId)
    .where('password_hash', '=', session.passwordHash)
    .forShare();
  const { rows } = await sql<{ is_open: boolean }>`
    with held as (${held}),
    surplus as materialized (${surplus(db, learnerId, now)}),
    gone as materialized (
      select id from sessions
      where learner_id = ${learnerId} and (revoked_at is not null or id in (select id from surplus))
      order by created_at desc, id
      offset ${sessionBounds.keptSessions - sessionBounds.livingSessions}),
    opened as (
      insert into sessions (id, learner_id, created_at, expires_at, device_browser, device_system, is_shared)
      select ${id}::uuid, id, ${now}::timestamptz, ${session.expiresAt}::timestamptz,
        ${session.device.browser}::text, ${session.device.system}::text, ${session.isShared}::boolean
      from held
      returning id),
    token as (
      insert into refresh_tokens (id, session_id, token_hash, created_at, expires_at)
      select ${token.id}::uuid, id, ${token.tokenHash}::text, ${now}::timestamptz, ${token.expiresAt}::timestamptz
      from opened),
    ended as (
      update sessions set revoked_at = ${now}
      where id in (select id from surplus except select id from gone) and exists (select from held)),
    forgotten as (
      delete from sessions where id in (select id from gone) and exists (select from held))
    select exists (select from opened) as is_open`.execute(db);
  return rows[0]?.is_open === true;
}

/** The valid sessions that a new one leaves no room for. The statement does not see the new one, which is the newest. */
function surplus(db: Handle, learnerId: string, now: Date) {
  return db
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
    .offset(sessionBounds.livingSessions - 1);
}
