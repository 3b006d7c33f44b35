import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { ReadToken } from '../../platform/http/authenticator.ts';

const issuer = 'python-learning';
const audience = 'python-learning-api';
const algorithm = 'HS256';
/** Allowed clock difference between two machines of the app, in seconds. */
const clockToleranceS = 5;

export interface AccessTokens {
  make(learnerId: string, sessionId: string): Promise<string>;
  /** Reads a token that this app signed, even an expired one; null for any other text. */
  read(token: string): Promise<ReadToken | null>;
}

/** Short-lived signed tokens. The header names the key, so tokens from before a change of secrets stay valid. */
export function createAccessTokens(deps: {
  keys: Keys;
  clock: Clock;
  randomness: Randomness;
  lifetimeS: number;
}): AccessTokens {
  const { keys, clock, randomness, lifetimeS } = deps;
  const verify = (token: string) =>
    jwtVerify(token, ({ kid }) => keyNamed(keys, kid), {
      issuer,
      audience,
      algorithms: [algorithm],
      requiredClaims: ['sub', 'sid', 'exp', 'iat', 'nbf'],
      currentDate: clock.now(),
      clockTolerance: clockToleranceS,
    });
  return {
    make(learnerId, sessionId) {
      const nowS = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, typ: 'access' })
        .setProtectedHeader({ alg: algorithm, kid: keys.current.kid })
        .setSubject(learnerId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(randomness.id())
        .setIssuedAt(nowS)
        .setNotBefore(nowS)
        .setExpirationTime(nowS + lifetimeS)
        .sign(keys.current.access);
    },
    async read(token) {
      try {
        const { payload } = await verify(token);
        return readPayload(payload, false);
      } catch (error) {
        // The expiry is checked last: signature, issuer and audience of such a token are good.
        if (error instanceof errors.JWTExpired) return readPayload(error.payload, true);
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function keyNamed(keys: Keys, kid: string | undefined): Uint8Array {
  const set = keys.all.find((known) => known.kid === kid);
  if (set === undefined) throw new errors.JWKSNoMatchingKey();
  return set.access;
}

function readPayload(payload: JWTPayload, isExpired: boolean): ReadToken | null {
  const { sub, sid, typ } = payload as JWTPayload & { sid?: unknown; typ?: unknown };
  if (typeof sub !== 'string' || typeof sid !== 'string' || typ !== 'access') return null;
  return { learnerId: sub, sessionId: sid, isExpired };
}
