import type { Randomness } from '../clock/clock.ts';
import { isSame, type Keys, sign } from '../crypto/keys.ts';
import { rememberResults } from '../crypto/remembered-results.ts';
import { AppError } from '../errors/app-error.ts';
import { cookieNames } from './cookies.ts';
import type { CookieJar } from './handler.ts';

/** Tokens whose signature was right, with their owners. */
const rememberedTokens = 10_000;
const maxAgeS = 90 * 24 * 3600;

/** Signed double-submit token: the page reads it from a cookie and repeats it in the header `X-CSRFToken`. */
export interface Csrf {
  /** Sets a new token cookie bound to `owner`, a session or a visitor. */
  grant(cookies: CookieJar, owner: string): void;
  /** Sets a new token cookie unless the page has one that would be accepted now. */
  ensure(cookies: CookieJar, sessionId: string | null): void;
  /** Throws `csrf_missing` or `csrf_incorrect` unless the header and the cookie agree and belong to this caller. */
  check(cookies: CookieJar, header: string | undefined, sessionId: string | null): void;
  /**
   * For the refresh call, whose session is not known yet: the header must repeat the cookie, if there is one.
   */
  checkRepeated(cookies: CookieJar, header: string | undefined): void;
}

export function createCsrf(deps: { keys: Keys; randomness: Randomness }): Csrf {
  const { keys, randomness } = deps;
  const tokenFor = (owner: string, random: string): string =>
    `${sign(keys.current.csrf, owner, random)}.${random}`;
  const isSigned = rememberResults(
    rememberedTokens,
    (token: string, owner: string) => {
      const [signature, random, ...more] = token.split('.');
      // Whatever else follows is not signed, and would be remembered.
      if (!signature || !random || more.length > 0) return false;
      return keys.all.some((set) => isSame(signature, sign(set.csrf, owner, random)));
    },
    (isRight) => isRight,
  );
  const isFor = (token: string, owner: string | undefined): boolean => !!owner && isSigned(token, owner);
  const isAccepted = (token: string, cookies: CookieJar, sessionId: string | null): boolean =>
    sessionId === null ? isFor(token, cookies.get(cookieNames.visitor)) : isFor(token, sessionId);

  const csrf: Csrf = {
    grant(cookies, owner) {
      const options = { maxAgeS, path: '/', httpOnly: false, sameSite: 'lax' } as const;
      cookies.set(cookieNames.csrf, tokenFor(owner, randomness.token()), options);
    },
    ensure(cookies, sessionId) {
      const token = cookies.get(cookieNames.csrf);
      if (token !== undefined && isAccepted(token, cookies, sessionId)) return;
      csrf.grant(cookies, sessionId ?? visitorOf(cookies, randomness));
    },
    check(cookies, header, sessionId) {
      csrf.checkRepeated(cookies, header ?? '');
      if (!header) throw new AppError('csrf_missing');
      if (!isAccepted(header, cookies, sessionId)) throw new AppError('csrf_incorrect');
    },
    checkRepeated(cookies, header) {
      const token = cookies.get(cookieNames.csrf);
      if (token === undefined) return;
      if (!header) throw new AppError('csrf_missing');
      if (!isSame(header, token)) throw new AppError('csrf_incorrect');
    },
  };
  return csrf;
}

function visitorOf(cookies: CookieJar, randomness: Randomness): string {
  const known = cookies.get(cookieNames.visitor);
  if (known) return known;
  const visitor = randomness.token();
  cookies.set(cookieNames.visitor, visitor, { maxAgeS, path: '/', httpOnly: true, sameSite: 'lax' });
  return visitor;
}
