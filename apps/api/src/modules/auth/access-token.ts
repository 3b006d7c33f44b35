import { z } from 'zod';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { isSame, type Keys, signature } from '../../platform/crypto/keys.ts';
import { rememberResults } from '../../platform/crypto/remembered-results.ts';
import type { ReadToken } from '../../platform/http/authenticator.ts';

const issuer = 'python-learning';
const audience = 'python-learning-api';
const algorithm = 'HS256';
/** Allowed clock difference between two machines of the app, in seconds. */
const clockToleranceS = 5;
/** Tokens whose content is remembered: those of 10,000 browsers take 5 MB. */
const rememberedTokens = 10_000;

export interface AccessTokens {
  make(learnerId: string, sessionId: string): string;
  /** Reads a token that this app signed, even an expired one; null for any other text. */
  read(token: string): ReadToken | null;
}

/** Nothing but what `make` writes: another algorithm, or a field that must be understood, is refused. */
const header = z.strictObject({ alg: z.literal(algorithm), kid: z.string() });

const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  typ: z.literal('access'),
  iss: z.literal(issuer),
  aud: z.literal(audience),
  iat: z.number(),
  nbf: z.number(),
  exp: z.number(),
});
type Claims = z.output<typeof claims>;

/**
 * Short-lived signed tokens (JWT with HS256). The header names the key, so tokens from before a change of secrets stay
 * valid. The content of a token whose signature was right is remembered; its times are compared at each reading.
 */
export function createAccessTokens(deps: {
  keys: Keys;
  clock: Clock;
  randomness: Randomness;
  lifetimeS: number;
}): AccessTokens {
  const { keys, clock, randomness, lifetimeS } = deps;
  const nowInS = (): number => Math.floor(clock.now().getTime() / 1000);
  const verified = rememberResults(
    rememberedTokens,
    (token: string) => verify(keys, token),
    (content) => content !== null,
  );
  return {
    make(learnerId, sessionId) {
      const nowS = nowInS();
      const content: Claims & { jti: string } = {
        sid: sessionId,
        typ: 'access',
        sub: learnerId,
        iss: issuer,
        aud: audience,
        jti: randomness.id(),
        iat: nowS,
        nbf: nowS,
        exp: nowS + lifetimeS,
      };
      const { kid, access } = keys.current;
      const signed = `${encoded({ alg: algorithm, kid })}.${encoded(content)}`;
      return `${signed}.${signature(access, signed)}`;
    },
    read(token) {
      const content = verified(token);
      const nowS = nowInS();
      if (content === null || content.nbf > nowS + clockToleranceS) return null;
      const isExpired = content.exp <= nowS - clockToleranceS;
      return { learnerId: content.sub, sessionId: content.sid, isExpired };
    },
  };
}

/** Returns the content of a token with a right signature; null for any other text. The times are not compared. */
function verify(keys: Keys, token: string): Claims | null {
  const [head = '', body = '', sent = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const named = header.safeParse(decoded(head));
  const set = named.success ? keys.all.find(({ kid }) => kid === named.data.kid) : undefined;
  if (set === undefined || !isSame(sent, signature(set.access, `${head}.${body}`))) return null;
  const content = claims.safeParse(decoded(body));
  return content.success ? content.data : null;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Returns the JSON value of a text in base64url; null for a text that is not its one spelling, or holds no JSON. */
function decoded(text: string): unknown {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) return null;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
