import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { type Keys, sha256, sign } from '../../platform/crypto/keys.ts';
import { isUuid } from '../../platform/db/columns.ts';
import { type Database, type Handle, withTransaction } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { Authenticator } from '../../platform/http/authenticator.ts';
import { hashedId, type Log } from '../../platform/log/log.ts';
import type { AccessTokens } from './access-token.ts';
import type { AccountRules } from './account-limits.ts';
import { openSessionOnce } from './opened-session.repository.ts';
import {
  type ActiveSession,
  createSessionRepository,
  type Device,
  livingSession,
  type RefreshTokenRow,
  type SessionRow,
} from './session.repository.ts';
import { createSessionBoundsRepository } from './session-bounds.repository.ts';

export type Tokens = {
  sessionId: string;
  access: string;
  refresh: string;
  /** Seconds until the refresh token expires. */
  refreshForS: number;
  /** True when the browser must drop the tokens as soon as it is closed. */
  isShared: boolean;
};

export type Opening = {
  learnerId: string;
  passwordHash: string;
  device: Device;
  /** True when other people use the device too: the session ends after two hours without use. */
  isShared: boolean;
};

export interface Sessions extends Authenticator {
  /** Opens a session; null when the learner's password no longer has the hash that was checked. */
  open(opening: Opening): Promise<Tokens | null>;
  /**
   * Exchanges a refresh token for its successor. Refuses an unknown or expired token. A token that
   * was exchanged before is in the hands of two parties: the whole session ends.
   */
  refresh(refuse: Refuse<'token_not_valid'>, refreshToken: string): Promise<Tokens>;
  /** Ends the session of a refresh token, whatever the token's state. */
  closeByRefreshToken(refreshToken: string): Promise<void>;
  close(sessionId: string): Promise<void>;
  closeAllOf(learnerId: string, handle: Handle): Promise<void>;
  closeOthersOf(learnerId: string, keptSessionId: string, handle?: Handle): Promise<void>;
  /** Ends one session of the learner. Not found when the learner has no such valid session. */
  closeOneOf(refuse: Refuse<'not_found'>, learnerId: string, sessionId: string): Promise<void>;
  /** Valid sessions of the learner, most recently used first. */
  listOf(learnerId: string): Promise<ActiveSession[]>;
}

export type SessionDeps = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  log: Log;
  accessTokens: AccessTokens;
  rules: AccountRules;
};

type Outcome =
  | { kind: 'granted'; session: SessionRow; refresh: string; expiresAt: Date }
  | { kind: 'refused' }
  | { kind: 'reused'; session: SessionRow };

export function createSessions(deps: SessionDeps): Sessions {
  const { db, clock, accessTokens, log } = deps;
  const nameOf = (learnerId: string): string => hashedId(deps.keys.current.log, learnerId);
  const close = async (sessionId: string): Promise<void> => {
    const learnerId = await createSessionRepository(db).revoke(sessionId, clock.now());
    if (learnerId !== null) log.info({ event: 'auth.logout', learner: nameOf(learnerId) }, 'logged out');
  };
  const tokensOf = (
    session: Pick<SessionRow, 'id' | 'learnerId' | 'isShared'>,
    refresh: string,
    end: Date,
  ): Tokens => ({
    sessionId: session.id,
    access: accessTokens.make(session.learnerId, session.id),
    refresh,
    refreshForS: Math.floor((end.getTime() - clock.now().getTime()) / 1000),
    isShared: session.isShared,
  });
  return {
    read: (token) => accessTokens.read(token),
    isLiving: (caller) => livingSession(db, caller, clock.now()),

    async authenticate({ learnerId, sessionId, isExpired }) {
      if (isExpired || !(await createSessionRepository(db).isLiving(sessionId, learnerId, clock.now()))) {
        return null;
      }
      return { learnerId, sessionId };
    },

    async open(opening) {
      const opened = await openSession(deps, opening);
      if (opened === null) return null;
      const { id, refresh, expiresAt } = opened;
      return tokensOf({ ...opening, id }, refresh, expiresAt);
    },

    async refresh(refuse, refreshToken) {
      const outcome = await withTransaction(db, (handle) => exchange(deps, handle, refreshToken));
      if (outcome.kind === 'granted') {
        return tokensOf(outcome.session, outcome.refresh, outcome.expiresAt);
      }
      if (outcome.kind === 'reused') {
        const learner = nameOf(outcome.session.learnerId);
        log.warn({ event: 'auth.refresh_reuse', learner }, 'a used refresh token came back');
      }
      throw refuse('token_not_valid');
    },

    async closeByRefreshToken(refreshToken) {
      const sessions = createSessionRepository(db);
      const token = await sessions.findTokenByHash(sha256(refreshToken));
      if (token !== null) await close(token.sessionId);
    },

    close,
    closeAllOf: (learnerId, handle) => createSessionRepository(handle).revokeAllOf(learnerId, clock.now()),
    async closeOthersOf(learnerId, keptId, handle) {
      const sessions = await createSessionRepository(handle ?? db).revokeOthersOf(
        learnerId,
        keptId,
        clock.now(),
      );
      // Inside a transaction the caller logs, once it is committed.
      if (handle !== undefined || sessions === 0) return;
      log.info({ event: 'auth.session_ended', sessions, learner: nameOf(learnerId) }, 'sessions ended');
    },
    async closeOneOf(refuse, learnerId, sessionId) {
      const isEnded = isUuid(sessionId)
        ? await createSessionRepository(db).revokeOf(learnerId, sessionId, clock.now())
        : false;
      if (!isEnded) throw refuse('not_found');
      log.info({ event: 'auth.session_ended', sessions: 1, learner: nameOf(learnerId) }, 'session ended');
    },
    listOf: (learnerId) => createSessionRepository(db).listLiving(learnerId, clock.now()),
  };
}

async function openSession(deps: SessionDeps, { learnerId, passwordHash, device, isShared }: Opening) {
  const { clock, randomness, rules } = deps;
  const now = clock.now();
  const id = randomness.id();
  const refresh = randomness.token();
  const sessionEnd = after(now, rules.sessionS);
  const expiresAt = earlier(after(now, idleS(rules, isShared)), sessionEnd);
  const session = { id, learnerId, passwordHash, createdAt: now, expiresAt: sessionEnd, device, isShared };
  const tokenHash = sha256(refresh);
  const token = { id: randomness.id(), sessionId: id, tokenHash, createdAt: now, expiresAt };
  return (await openSessionOnce(deps.db, session, token)) ? { id, refresh, expiresAt } : null;
}

/** Returns an outcome to act on after the transaction. Throwing in here would roll back the end of the session. */
async function exchange(deps: SessionDeps, handle: Handle, refreshToken: string): Promise<Outcome> {
  const sessions = createSessionRepository(handle);
  const now = deps.clock.now();
  const found = await sessions.findTokenByHash(sha256(refreshToken));
  const session = found === null ? null : await sessions.lock(found.sessionId);
  // Read again: another call may have exchanged the token while this one waited for the lock.
  const token = found === null ? null : await sessions.findToken(found.id);
  if (session === null || token === null || session.revokedAt !== null) return { kind: 'refused' };
  if (session.expiresAt <= now || token.expiresAt <= now) return { kind: 'refused' };
  if (token.usedAt === null) return succeed(deps, handle, session, token, refreshToken);
  const head = token.replacedBy === null ? null : await sessions.findToken(token.replacedBy);
  const isRecent = now.getTime() - token.usedAt.getTime() <= deps.rules.refreshLeewayS * 1000;
  const successor = successorsOf(deps.keys, refreshToken).find((one) => sha256(one) === head?.tokenHash);
  if (isRecent && head?.usedAt === null && successor !== undefined) {
    return { kind: 'granted', session, refresh: successor, expiresAt: head.expiresAt };
  }
  await sessions.revoke(session.id, now);
  return { kind: 'reused', session };
}

async function succeed(
  { clock, randomness, rules, keys }: SessionDeps,
  handle: Handle,
  session: SessionRow,
  token: RefreshTokenRow,
  refreshToken: string,
): Promise<Outcome> {
  const sessions = createSessionRepository(handle);
  const now = clock.now();
  const refresh = successorOf(keys.current.refresh, refreshToken);
  const expiresAt = earlier(after(now, idleS(rules, session.isShared)), session.expiresAt);
  const id = randomness.id();
  await sessions.addToken({
    id,
    sessionId: session.id,
    tokenHash: sha256(refresh),
    createdAt: now,
    expiresAt,
  });
  await sessions.replaceToken(token.id, id, now);
  await createSessionBoundsRepository(handle).forgetOldTokens(session.id);
  return { kind: 'granted', session, refresh, expiresAt };
}

/**
 * Derives a successor from its predecessor with a key that only the server has. Two tabs that refresh at the same
 * moment get the same successor, although only its hash is stored.
 */
function successorOf(key: Buffer, refreshToken: string): string {
  return sign(key, 'successor', refreshToken);
}

function successorsOf(keys: Keys, refreshToken: string): string[] {
  return keys.all.map((set) => successorOf(set.refresh, refreshToken));
}

/** Seconds without use after which a session ends. */
function idleS(rules: AccountRules, isShared: boolean): number {
  return isShared ? rules.sharedIdleS : rules.refreshIdleS;
}

function after(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
