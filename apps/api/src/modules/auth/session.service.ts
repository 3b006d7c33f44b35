import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { type Keys, sha256, sign } from '../../platform/crypto/keys.ts';
import { type Database, type Handle, withTransaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Authenticator } from '../../platform/http/authenticator.ts';
import { hashedId, type Log } from '../../platform/log/log.ts';
import type { AccessTokens } from './access-token.ts';
import type { AccountRules } from './account-limits.ts';
import { learnerRepository } from './learner.repository.ts';
import {
  type Device,
  type LivingSession,
  type RefreshTokenRow,
  type SessionRow,
  sessionRepository,
} from './session.repository.ts';
import { sessionBoundsRepository } from './session-bounds.repository.ts';

export type Tokens = {
  sessionId: string;
  access: string;
  refresh: string;
  /** Seconds until the refresh token is worth nothing. */
  refreshForS: number;
};

export interface Sessions extends Authenticator {
  /** Null when the learner's password no longer has the hash that was checked. */
  open(learnerId: string, passwordHash: string, device: Device): Promise<Tokens | null>;
  /**
   * Exchanges a refresh token for its successor. Throws `token_not_valid` for a token that is unknown or over, and ends
   * the whole session when one comes back that was exchanged before: then two parties have it.
   */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Ends the session that a refresh token belongs to, whatever its state. */
  closeByRefreshToken(refreshToken: string): Promise<void>;
  close(sessionId: string): Promise<void>;
  closeAllOf(learnerId: string, handle: Handle): Promise<void>;
  /** Ends every session of the learner but one. */
  closeOthersOf(learnerId: string, keptSessionId: string, handle?: Handle): Promise<void>;
  /** Ends one session of the learner. Throws `not_found` when the learner has no such living one. */
  closeOneOf(learnerId: string, sessionId: string): Promise<void>;
  /** Where the learner is logged in, the latest used first. */
  listOf(learnerId: string): Promise<LivingSession[]>;
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
  const { db, clock, accessTokens } = deps;
  const tokensOf = async (
    learnerId: string,
    sessionId: string,
    refresh: string,
    end: Date,
  ): Promise<Tokens> => ({
    sessionId,
    access: await accessTokens.make(learnerId, sessionId),
    refresh,
    refreshForS: Math.floor((end.getTime() - clock.now().getTime()) / 1000),
  });
  return {
    read: (token) => accessTokens.read(token),

    async authenticate({ learnerId, sessionId, isExpired }) {
      if (isExpired || !(await sessionRepository(db).isLiving(sessionId, learnerId, clock.now()))) {
        throw new AppError('token_not_valid');
      }
      return { learnerId, sessionId };
    },

    async open(learnerId, passwordHash, device) {
      const opened = await openSession(deps, learnerId, passwordHash, device);
      if (opened === null) return null;
      const { sessionId, refresh, expiresAt } = opened;
      return tokensOf(learnerId, sessionId, refresh, expiresAt);
    },

    async refresh(refreshToken) {
      const outcome = await withTransaction(db, (handle) => exchange(deps, handle, refreshToken));
      if (outcome.kind === 'granted') {
        return tokensOf(outcome.session.learnerId, outcome.session.id, outcome.refresh, outcome.expiresAt);
      }
      if (outcome.kind === 'reused') {
        const learner = hashedId(deps.keys.current.log, outcome.session.learnerId);
        deps.log.warn({ event: 'auth.refresh_reuse', learner }, 'a used refresh token came back');
      }
      throw new AppError('token_not_valid');
    },

    async closeByRefreshToken(refreshToken) {
      const sessions = sessionRepository(db);
      const token = await sessions.findTokenByHash(sha256(refreshToken));
      if (token !== null) await sessions.revoke(token.sessionId, clock.now());
    },

    close: (sessionId) => sessionRepository(db).revoke(sessionId, clock.now()),
    closeAllOf: (learnerId, handle) => sessionRepository(handle).revokeAllOf(learnerId, clock.now()),
    closeOthersOf: (learnerId, keptId, handle = db) =>
      sessionRepository(handle).revokeOthersOf(learnerId, keptId, clock.now()),
    async closeOneOf(learnerId, sessionId) {
      const isEnded = isUuid(sessionId)
        ? await sessionRepository(db).revokeOf(learnerId, sessionId, clock.now())
        : false;
      if (!isEnded) throw new AppError('not_found');
    },
    listOf: (learnerId) => sessionRepository(db).listLiving(learnerId, clock.now()),
  };
}

async function openSession(deps: SessionDeps, learnerId: string, passwordHash: string, device: Device) {
  const { clock, randomness, rules } = deps;
  const now = clock.now();
  const sessionId = randomness.id();
  const refresh = randomness.token();
  const sessionEnd = after(now, rules.sessionS);
  const expiresAt = earlier(after(now, rules.refreshIdleS), sessionEnd);
  return withTransaction(deps.db, async (handle) => {
    // Held to the end: a reset of the password that comes now waits, and then ends this session too.
    if (!(await learnerRepository(handle).holdPassword(learnerId, passwordHash))) return null;
    const sessions = sessionRepository(handle);
    await sessions.create({ id: sessionId, learnerId, createdAt: now, expiresAt: sessionEnd, device });
    const tokenHash = sha256(refresh);
    await sessions.addToken({ id: randomness.id(), sessionId, tokenHash, createdAt: now, expiresAt });
    await sessionBoundsRepository(handle).endOldest(learnerId, now);
    await sessionBoundsRepository(handle).forgetOldest(learnerId);
    return { sessionId, refresh, expiresAt };
  });
}

/** Its answer is acted upon after the transaction: a throw in here would undo the ending of the session. */
async function exchange(deps: SessionDeps, handle: Handle, refreshToken: string): Promise<Outcome> {
  const sessions = sessionRepository(handle);
  const now = deps.clock.now();
  const found = await sessions.findTokenByHash(sha256(refreshToken));
  const session = found === null ? null : await sessions.lock(found.sessionId);
  // Read again: while we waited for the lock, another call may have exchanged the token.
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
  const sessions = sessionRepository(handle);
  const now = clock.now();
  const refresh = successorOf(keys.current.refresh, refreshToken);
  const expiresAt = earlier(after(now, rules.refreshIdleS), session.expiresAt);
  const id = randomness.id();
  await sessions.addToken({
    id,
    sessionId: session.id,
    tokenHash: sha256(refresh),
    createdAt: now,
    expiresAt,
  });
  await sessions.replaceToken(token.id, id, now);
  await sessionBoundsRepository(handle).forgetOldTokens(session.id);
  return { kind: 'granted', session, refresh, expiresAt };
}

/**
 * A successor is made from its predecessor with a key that only the server has. So the same one can be given to two
 * tabs that ask at the same moment, although only its hash is stored.
 */
function successorOf(key: Buffer, refreshToken: string): string {
  return sign(key, 'successor', refreshToken);
}

function successorsOf(keys: Keys, refreshToken: string): string[] {
  return keys.all.map((set) => successorOf(set.refresh, refreshToken));
}

function after(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** Anything else is no id of ours, and the database would refuse to compare it. */
function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
